<?php

/**
 * Plugin Name: Nonce form
 * Description: The shortcode [nonce_form] prints a contact form that is another one at every request, [nonce_markup] all
 *     five components with nonces wherever one can stand. For tests.
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

add_shortcode('nonce_markup', static function (array|string $attributes): string {
    $nonce = 'nonce-' . wp_create_nonce('nonce-markup');
    $field = '<input type="hidden" name="_wpnonce" value="' . $nonce . '">';
    $pieces = [
        'text' => "<p>$nonce <x-logo></x-logo></p>",
        'around' => "<nav data-nonce=\"$nonce\"><a href=\"/?_wpnonce=$nonce\"><x-logo></x-logo></a></nav>",
        'class' => "<x-logo class=\"$nonce\"></x-logo>",
        'value' => "<x-menu location=\"$nonce\"></x-menu><x-addon provider=\"$nonce\"></x-addon>",
        'other' => "<x-social data-nonce=\"$nonce\"></x-social>",
        'fallback' => "<x-menu location=\"naviga\">$field</x-menu><x-addon provider=\"none\"><form>$field</form></x-addon>",
        'deep' => "<x-addon provider=\"none\">$field<x-logo></x-logo>$nonce</x-addon>",
        'paragraph' => "<p id=\"$nonce\"><x-menu location=\"naviga\">$nonce</x-menu><x-social>$nonce</x-social></p>",
        'form' => "<form action=\"/\">$field<x-contact field=\"phone\">$nonce</x-contact></form>",
        // Only a parser knows what is in this, so that the whole page is the canvas.
        'odd' => "<b><div>$nonce<x-contact field=\"phone\"></x-contact></b></div>",
    ];
    return "<i>$nonce</i>\n" . implode("\n", array_intersect_key($pieces, array_flip(explode(' ', $attributes['of'] ?? ''))));
});
