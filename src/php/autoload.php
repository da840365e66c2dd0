<?php

/**
 * Loads the classes of this package without Composer (PSR-4, as composer.json says).
 */

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $folders = [
        'Inlay\\WordPress\\' => 'wordpress/',
        'Inlay\\Generated\\' => 'lib/generated/',
        'Inlay\\' => 'lib/',
    ];
    foreach ($folders as $prefix => $folder) {
        if (str_starts_with($class, $prefix)) {
            $file = __DIR__ . '/' . $folder . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
            if (is_file($file)) {
                require $file;
            }
            return;
        }
    }
});
