<?php

/**
 * Makes a network of the WordPress in the folder of the first argument, at the address of the second.
 */

[, $folder, $address] = $argv;
$_SERVER += ['HTTP_HOST' => $address, 'REQUEST_METHOD' => 'GET', 'REQUEST_URI' => '/', 'SERVER_PROTOCOL' => 'HTTP/1.1'];
define('WP_INSTALLING_NETWORK', true);
require "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
foreach ($wpdb->tables('ms_global') as $name => $table) {
    $wpdb->$name = $table;
}
install_network();
if (populate_network(1, $address, 'admin@example.test', 'Network', '/', false) !== true) {
    exit(1);
}
