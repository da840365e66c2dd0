<?php

/**
 * Answers questions of the parity tests: a JSON object a line in, a JSON object a line out. Whatever PHP has to say
 * against the code is an error.
 */

declare(strict_types=1);

use Inlay\PageKey;
use Inlay\Request;
use Inlay\Runtime;

$package = getenv('INLAY_PHP') ?: __DIR__ . '/../../src/php';
require "$package/autoload.php";

error_reporting(E_ALL);
set_error_handler(static function (int $severity, string $message, string $file, int $line): bool {
    if ((error_reporting() & $severity) === 0) {
        return false;
    }
    throw new ErrorException($message, 0, $severity, $file, $line);
});

$answers = [
    'run' => static function (array $question): string {
        $addons = $question['addons'] ?? null;
        $ask = $addons === null ? null : static function (string $provider, string $form) use (&$addons): ?string {
            $html = $addons[$provider][$form] ?? null;
            $addons[$provider][$form] = 'ASKED TWICE';
            return $html;
        };
        $request = new Request($question['url'] ?? null, $ask);
        return Runtime::run($question['baked'], $request, $question['limit'] ?? Runtime::MAX_OUTPUT_LENGTH);
    },
    'key' => static fn (array $question): ?string => PageKey::of($question['url'], $question['base']),
    'stale' => static function (array $question): bool {
        return Runtime::isStale($question['baked'], $question['source'], $question['revisions']);
    },
];

while (($line = fgets(STDIN)) !== false) {
    $question = json_decode($line, true, 512, JSON_THROW_ON_ERROR);
    try {
        $answer = ['answer' => $answers[$question['ask']]($question)];
    } catch (Throwable $throwable) {
        $answer = ['error' => $throwable::class . ': ' . $throwable->getMessage()];
    }
    fwrite(STDOUT, json_encode($answer, JSON_THROW_ON_ERROR) . "\n");
}
