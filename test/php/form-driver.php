<?php

/**
 * Answers, a line of JSON for each: `{"html", "trusted", "form"}` with the content of the form, linked and not, and the notes on it, or why
 * there is none. `{"url", "base"}` with the parts of the URL, `{"data"}` with a file of data, `{"names"}` with the names of SVG. A warning, a notice or a deprecation is a failure.
 */

declare(strict_types=1);

use Inlay\Form\Cleaner;
use Inlay\Form\Content;
use Inlay\Form\SvgNames;
use Inlay\Url\Url;

error_reporting(E_ALL);
set_error_handler(static function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});
$package = getenv('INLAY_PHP') ?: __DIR__ . '/../../src/php';
require "$package/autoload.php";

/**
 * @param array<mixed> $asked
 * @return array<mixed>|null
 */
function answer(array $asked): ?array
{
    if (isset($asked['url'])) {
        $url = Url::parse($asked['url'], $asked['base']);
        return $url === null ? null : [$url->scheme, $url->hostAndPort(), $url->path, $url->query ?? ''];
    }
    if (($asked['data'] ?? '') === 'schema') {
        return Cleaner::schema();
    }
    if (isset($asked['data'])) {
        return require dirname((string) (new ReflectionClass(Content::class))->getFileName()) . '/data/' . $asked['data'] . '.php';
    }
    if (isset($asked['names'])) {
        return ['tags' => SvgNames::TAGS, 'attributes' => SvgNames::ATTRIBUTES];
    }
    $html = isset($asked['base64']) ? base64_decode($asked['base64']) : $asked['html'];
    $content = Content::of($html, 'provider_é form', $asked['form'] ?? '7 "a"', $asked['trusted']);
    if (is_string($content)) {
        return ['reason' => $content];
    }
    return ['linked' => $content->html(true), 'unlinked' => $content->html(false), 'notes' => $content->notes];
}

while (($line = fgets(STDIN)) !== false) {
    try {
        $answer = answer(json_decode($line, true, 8, JSON_THROW_ON_ERROR));
    } catch (Throwable $error) {
        $answer = ['error' => (string) $error];
    }
    echo json_encode($answer, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR), "\n";
}
