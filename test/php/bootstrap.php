<?php

/**
 * Loads the package and the tests' own classes.
 */

declare(strict_types=1);

error_reporting(E_ALL);

// Another folder is that of a twin which is broken on purpose.
$library = getenv('INLAY_PHP') ?: __DIR__ . '/../../src/php';
require "$library/autoload.php";

spl_autoload_register(static function (string $class): void {
    if (str_starts_with($class, 'Inlay\\Test\\')) {
        $file = __DIR__ . '/' . strtr(substr($class, strlen('Inlay\\Test\\')), '\\', '/') . '.php';
        if (is_file($file)) {
            require $file;
        }
    }
});
