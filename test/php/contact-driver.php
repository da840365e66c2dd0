<?php

/**
 * Answers whether contacts get a link, and whether opening hours are some: `[kind, value]` a line in, true or false a line out. A failure ends it.
 */

declare(strict_types=1);

use Inlay\WordPress\State\ContactLink;
use Inlay\WordPress\State\OpeningHours;

$package = getenv('INLAY_PHP') ?: __DIR__ . '/../../src/php';
require "$package/autoload.php";

error_reporting(E_ALL);
set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});

while (($line = fgets(STDIN)) !== false) {
    [$kind, $value] = json_decode($line, true, 512, JSON_THROW_ON_ERROR);
    $hasLink = match ($kind) {
        'phone' => ContactLink::isPhone($value),
        'email' => ContactLink::isEmail($value),
        'whatsapp' => ContactLink::isWhatsApp($value),
        'hours' => OpeningHours::areAll($value),
    };
    echo json_encode($hasLink), "\n";
}
