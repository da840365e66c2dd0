<?php

/**
 * Answers what the front page gets as structured data and what is told of it, without a WordPress:
 * `{shown, kept, filter, answers}` a line in, `{printed, told, logged, line}` a line out. The head is printed twice. A failure
 * ends it.
 */

declare(strict_types=1);

namespace {
    use Inlay\WordPress\Admin\StructuredDataLine;
    use Inlay\WordPress\Page\StructuredDataScript;

    $package = getenv('INLAY_PHP') ?: __DIR__ . '/../../src/php';
    require "$package/autoload.php";

    error_reporting(E_ALL);
    set_error_handler(static function (int $level, string $message, string $file, int $line): never {
        throw new ErrorException($message, 0, $level, $file, $line);
    });

    $GLOBALS['told'] = [];

    function apply_filters(string $hook, mixed $value): mixed
    {
        return match ($hook === 'inlay_structured_data' ? $GLOBALS['asked']['filter'] : '') {
            'more' => $value + ['slogan' => '<b>'],
            'text' => '<b>',
            'false' => false,
            'object' => new stdClass(),
            'empty' => [],
            'null' => null,
            'NaN' => ['a' => NAN],
            'throws' => throw new RuntimeException('no %s luck'),
            default => $value,
        };
    }

    function get_option(string $name): mixed
    {
        return match ($name) {
            'inlay_settings' => ['structured_data' => $GLOBALS['asked']['shown']],
            'inlay_site' => ['a' => ['revision' => 'r', 'problem' => $GLOBALS['asked']['problem'] ?? '']],
            default => false,
        };
    }

    function _doing_it_wrong(string $function, string $message, string $version): void
    {
        $GLOBALS['told'][] = "$function: $message ($version)";
    }

    function is_front_page(): bool
    {
        return true;
    }

    function is_paged(): bool
    {
        return false;
    }

    function esc_html(string $text): string
    {
        return htmlspecialchars($text);
    }

    function __(string $text): string
    {
        return $text;
    }

    $log = (string) tempnam(sys_get_temp_dir(), 'inlay-log');
    ini_set('error_log', $log);
    while (($line = fgets(STDIN)) !== false) {
        $GLOBALS['asked'] = json_decode($line, true, 512, JSON_THROW_ON_ERROR);
        ob_start();
        StructuredDataScript::print();
        $printed = ob_get_clean();
        ob_start();
        StructuredDataScript::print();
        ob_end_clean();
        $logged = array_map(static fn (string $line): string => substr($line, strpos($line, ']') + 2), file($log));
        $line = StructuredDataLine::text($GLOBALS['asked']['answers']);
        echo json_encode(['printed' => $printed, 'told' => $GLOBALS['told'], 'logged' => $logged, 'line' => $line]), "\n";
    }
    unlink($log);
}

namespace Inlay\WordPress {
    /** In place of that which asks the daemon and the database. */
    final class StructuredData
    {
        public static function current(): string
        {
            return $GLOBALS['asked']['kept'];
        }

        public static function last(): string
        {
            return $GLOBALS['asked']['kept'];
        }
    }
}
