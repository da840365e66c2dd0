<?php

// @NAME@ marks are filled in by lab.sh.
define('DB_NAME', 'wp');
define('DB_USER', 'wp');
define('DB_PASSWORD', 'wp');
define('DB_HOST', 'localhost:@LAB@/run/my.sock');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $kind) {
    define($kind . '_KEY', "key of $kind");
    define($kind . '_SALT', "salt of $kind" . getenv('INLAY_LAB_SALT'));
}
define('WP_HOME', 'http://127.0.0.1:@PORT@');
define('WP_SITEURL', 'http://127.0.0.1:@PORT@');
// Application passwords without https.
define('WP_ENVIRONMENT_TYPE', 'local');
// Every notice of PHP goes to the log of the lab, none to a page.
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', '@LAB@/run/php.log');
// A test of the settings does without.
getenv('INLAY_LAB_SETTINGS') || define('INLAY_ENDPOINT', 'unix:@LAB@/run/inlay/inlay.sock');
// Plugins are removed without asking for an account of FTP.
define('FS_METHOD', 'direct');
// Nothing leaves the machine, nothing changes by itself.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
$table_prefix = 'wp_';
defined('ABSPATH') || define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
