<?php

/**
 * Installs WordPress in the folder of the first argument, with an administrator, an editor, an author and a subscriber;
 * prints the versions and their application passwords as JSON.
 */

$_SERVER += [
    'HTTP_HOST' => '127.0.0.1',
    'REQUEST_METHOD' => 'GET',
    'REQUEST_URI' => '/',
    'SERVER_PROTOCOL' => 'HTTP/1.1',
    'REMOTE_ADDR' => '127.0.0.1',
];
define('WP_INSTALLING', true);
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_wp_mail', '__return_true');
add_filter('pre_http_request', static fn () => new WP_Error('off', 'Nothing leaves the machine'));

$roles = [wp_install('Osteria', 'administrator', 'administrator@example.test', true, '', 'password')['user_id'] => 'administrator'];
wp_installing(false);
foreach (['editor', 'author', 'subscriber'] as $role) {
    $roles[wp_insert_user(['user_login' => $role, 'user_pass' => 'password', 'role' => $role])] = $role;
}
$passwords = [];
foreach ($roles as $user => $role) {
    $passwords[$role] = WP_Application_Passwords::create_new_application_password($user, ['name' => 'lab'])[0];
}
$GLOBALS['wp_rewrite']->set_permalink_structure('/%postname%/');
$GLOBALS['wp_rewrite']->flush_rules(false);
switch_theme('classic');
echo json_encode(['url' => home_url(), 'wordpress' => $wp_version, 'php' => PHP_VERSION, 'passwords' => $passwords]);
