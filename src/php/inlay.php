<?php

/**
 * Plugin Name: Inlay
 * Description: Shows the site's own logo, menus, profiles, contacts and forms where a page has x-logo, x-menu, …
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 8.1
 * License: MIT
 * Text Domain: inlay
 */

declare(strict_types=1);

defined('ABSPATH') || exit;

require_once __DIR__ . '/autoload.php';
require_once __DIR__ . '/wordpress/functions.php';

Inlay\WordPress\Plugin::listen();
register_activation_hook(__FILE__, [Inlay\WordPress\Admin\ActivationNotice::class, 'onActivation']);
register_deactivation_hook(__FILE__, [Inlay\WordPress\Uninstaller::class, 'deactivate']);
