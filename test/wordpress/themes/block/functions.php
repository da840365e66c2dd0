<?php

declare(strict_types=1);

add_action('after_setup_theme', static function (): void {
    register_nav_menus(['naviga' => 'Main navigation', 'footer' => 'Footer']);
});
