<?php

/**
 * Answers for `Inlay\Locator`: a page as a JSON string a line in, its regions a line out. A failure ends it.
 */

declare(strict_types=1);

use Inlay\Locator;

/** @var array{string, string} $argv the folder of the package: this one's, or that of a twin that is broken on purpose */
require $argv[1] . '/autoload.php';

error_reporting(E_ALL);
set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});

while (($line = fgets(STDIN)) !== false) {
    /** @var string $page */
    $page = json_decode($line, false, 512, JSON_THROW_ON_ERROR);
    echo json_encode(Locator::regions($page), JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES), "\n";
}
