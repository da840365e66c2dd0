<?php

/**
 * Sets up the site of the benchmark: logo, profiles, contacts, a form, a menu, and a page with the given content. Prints
 * the page's address.
 */

declare(strict_types=1);

['content' => $content] = require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

wp_set_current_user(1);
foreach (['nonce-form/nonce-form.php', 'inlay/inlay.php'] as $plugin) {
    activate_plugin($plugin);
}
update_option('inlay_settings', [
    'social' => [
        ['network' => 'instagram', 'url' => 'https://instagram.com/osteriacorniolo'],
        ['network' => 'facebook', 'url' => 'https://facebook.com/osteriacorniolo'],
    ],
    'contacts' => [
        'phone' => ['kind' => 'phone', 'value' => '+39 06 1234 5678'],
        'email' => ['kind' => 'email', 'value' => 'ciao@osteria.example'],
    ],
    'addons' => [
        'provider_contact_form' => [
            'status' => 'selected',
            'forms' => [['id' => 'booking', 'title' => 'Booking', 'shortcode' => '[nonce_form]']],
        ],
    ],
]);

$logo = wp_upload_bits('logo.png', null, file_get_contents(__DIR__ . '/../../test/wordpress/logo.png'));
$image = wp_insert_attachment(['post_mime_type' => 'image/png', 'post_title' => 'Logo'], $logo['file']);
wp_update_attachment_metadata($image, wp_generate_attachment_metadata($image, $logo['file']));
set_theme_mod('custom_logo', $image);

$menu = wp_create_nav_menu('Main');
for ($number = 1; $number <= 8; $number++) {
    $parent = wp_update_nav_menu_item($menu, 0, [
        'menu-item-title' => "Section $number",
        'menu-item-url' => home_url("/section-$number/"),
        'menu-item-status' => 'publish',
    ]);
    wp_update_nav_menu_item($menu, 0, [
        'menu-item-title' => "Part of $number",
        'menu-item-url' => home_url("/section-$number/part/"),
        'menu-item-parent-id' => $parent,
        'menu-item-status' => 'publish',
    ]);
}
set_theme_mod('nav_menu_locations', ['naviga' => $menu]);

$page = ['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_name' => 'with'];
echo json_encode(get_permalink(wp_insert_post($page + ['post_content' => wp_slash($content)])));
