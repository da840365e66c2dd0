<?php

/**
 * WordPress runs this when the plugin is deleted.
 */

declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit;

require_once __DIR__ . '/autoload.php';

Inlay\WordPress\Uninstaller::run();
