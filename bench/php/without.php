<?php

/**
 * Adds a twin page, whose content needs no Inlay. Prints its address.
 */

declare(strict_types=1);

['name' => $name, 'content' => $content] = require __DIR__ . '/load.php';

$page = ['post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_name' => $name];
echo json_encode(get_permalink(wp_insert_post($page + ['post_content' => wp_slash($content)])));
