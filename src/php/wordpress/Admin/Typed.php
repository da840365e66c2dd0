<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\WordPress\State\PlainText;

/**
 * What somebody typed and was not saved, kept until the settings page comes back: it stands there again, to be mended. Never
 * a secret.
 */
final class Typed
{
    private const TRANSIENT = 'inlay_typed_';
    private const SECONDS = 300;
    private const MAX_TEXT = 2000;
    private const MAX_ROWS = 100;

    /** @var array{fields: array<string, string>, rows: array<string, array<array-key, array<mixed>>>} */
    private static array $kept = ['fields' => [], 'rows' => []];

    /** @var array{fields: array<string, string>, rows: array<string, array<array-key, array<mixed>>>}|null */
    private static ?array $shown = null;

    public static function keepField(string $name, mixed $value): void
    {
        self::$kept['fields'][$name] = self::text($value);
        self::store();
    }

    /**
     * @param string $group the rows that it is one of, such as `social`
     * @param string $name of the saved row that stays in its place; empty where there is none
     * @param array<mixed> $row
     */
    public static function keepRow(string $group, string $name, array $row): void
    {
        $row = self::cells($row);
        // WordPress checks an option that is not there yet twice.
        $key = $name === '' ? '+' . md5((string) json_encode($row)) : "=$name";
        if (count(self::$kept['rows'][$group] ?? []) < self::MAX_ROWS) {
            self::$kept['rows'][$group][$key] = $row;
            self::store();
        }
    }

    /**
     * What was typed into a field; null for what was saved.
     */
    public static function field(string $name): ?string
    {
        return self::shown()['fields'][$name] ?? null;
    }

    /**
     * What was typed in the place of a saved row; null for what was saved.
     *
     * @return array<mixed>|null
     */
    public static function row(string $group, string $name): ?array
    {
        return self::shown()['rows'][$group]["=$name"] ?? null;
    }

    /**
     * Rows that were typed where none was saved.
     *
     * @return list<array<mixed>>
     */
    public static function rows(string $group): array
    {
        $rows = self::shown()['rows'][$group] ?? [];
        return array_values(array_filter($rows, static fn (int|string $key): bool => $key[0] === '+', ARRAY_FILTER_USE_KEY));
    }

    /**
     * When the plugin is deleted: of people who have not come back to the page.
     */
    public static function removeAll(): void
    {
        global $wpdb;
        foreach (['_transient_', '_transient_timeout_'] as $prefix) {
            $names = $wpdb->get_col($wpdb->prepare(
                "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s",
                $wpdb->esc_like($prefix . self::TRANSIENT) . '%',
            ));
            array_map(\delete_option(...), $names);
        }
    }

    private static function store(): void
    {
        if (\get_current_user_id() > 0) {
            \set_transient(self::TRANSIENT . \get_current_user_id(), self::$kept, self::SECONDS);
        }
    }

    /**
     * @return array{fields: array<string, string>, rows: array<string, array<array-key, array<mixed>>>}
     */
    private static function shown(): array
    {
        if (self::$shown === null) {
            $name = self::TRANSIENT . \get_current_user_id();
            $kept = \get_transient($name);
            self::$shown = is_array($kept) && isset($kept['fields'], $kept['rows']) ? $kept : ['fields' => [], 'rows' => []];
            if ($kept !== false) {
                \delete_transient($name);
            }
        }
        return self::$shown;
    }

    /**
     * @param array<mixed> $row
     * @return array<mixed>
     */
    private static function cells(array $row): array
    {
        return array_map(
            static fn (mixed $cell): array|string => is_array($cell) ? self::cells($cell) : self::text($cell),
            array_slice($row, 0, self::MAX_ROWS, true),
        );
    }

    private static function text(mixed $value): string
    {
        $text = PlainText::scrubbed($value);
        return preg_match('/^.{' . self::MAX_TEXT . '}/su', $text, $match) === 1 ? $match[0] : $text;
    }
}
