<?php

/**
 * Loads the WordPress whose folder is the first argument, with all its plugins, and reads what stands on stdin.
 */

declare(strict_types=1);

$_SERVER += [
    'HTTP_HOST' => '127.0.0.1',
    'REQUEST_METHOD' => 'GET',
    'REQUEST_URI' => '/',
    'SERVER_PROTOCOL' => 'HTTP/1.1',
];
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-content/plugins/inlay/autoload.php';

return json_decode((string) stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);
