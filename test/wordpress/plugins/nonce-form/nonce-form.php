<?php

/**
 * Plugin Name: Nonce form
 * Description: The shortcode [nonce_form] prints a contact form that is another one at every request. For tests.
 * Version: 1.0.0
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_shortcode('nonce_form', static function (): string {
    ob_start(); // as form plugins do
    printf(
        '<form method="post" action="%s"><label>Name <input name="name" required></label>'
            . '<input type="hidden" name="_wpnonce" value="%s"><input type="hidden" name="token" value="%s">'
            . '<button type="submit">Send</button></form>',
        esc_url(home_url('/')),
        esc_attr(wp_create_nonce('nonce-form')),
        esc_attr(bin2hex(random_bytes(16))),
    );
    return (string) ob_get_clean();
});
