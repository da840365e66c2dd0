<?php

/**
 * A must-use plugin: requests with the header `X-Without` are answered as if Inlay were not active. The logo and the menu
 * come by WordPress's own functions where a page asks for that.
 */

declare(strict_types=1);

if (isset($_SERVER['HTTP_X_WITHOUT'])) {
    add_filter('option_active_plugins', static fn (array $plugins): array => array_diff($plugins, ['inlay/inlay.php']));
}

add_shortcode('own_logo', static fn (): string => get_custom_logo());
add_shortcode('own_menu', static fn (): string => (string) wp_nav_menu([
    'theme_location' => 'naviga',
    'container' => false,
    'echo' => false,
]));
