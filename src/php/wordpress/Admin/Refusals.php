<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\WordPress\Settings;
use Inlay\WordPress\State\PlainText;

/**
 * Tells, on the settings page that comes back, what was typed and not saved.
 */
final class Refusals
{
    private const MAX_VALUE = 200;

    /**
     * Tells what is wrong with a setting.
     *
     * @param string $what as text
     */
    public static function tell(string $what): void
    {
        self::add('error', $what);
        self::add('success', \__('The other settings were saved.', 'inlay'));
    }

    /**
     * Tells that a value is not what was expected.
     *
     * @param string $where the field, as its label names it
     */
    public static function unexpected(string $where, mixed $value, string $expected): void
    {
        /* translators: 1: a field, 2: what was typed, 3: what is allowed */
        $message = \__('%1$s: unexpected "%2$s", expected %3$s. It was not saved.', 'inlay');
        self::tell(sprintf($message, $where, self::shortened($value), $expected));
    }

    /**
     * Tells the same of a value in a row of several.
     *
     * @param bool $hasRow whether a saved row stays in the place of what was typed
     */
    public static function unexpectedInRow(string $where, mixed $value, string $expected, bool $hasRow): void
    {
        if (!$hasRow) {
            self::unexpected($where, $value, $expected);
            return;
        }
        /* translators: 1: a row, 2: what was typed, 3: what is allowed */
        $message = \__('%1$s: unexpected "%2$s", expected %3$s. It was not saved, and the row stays as it was.', 'inlay');
        self::tell(sprintf($message, $where, self::shortened($value), $expected));
    }

    /**
     * Tells what was saved otherwise than it was typed.
     *
     * @param string $where the field, as its label names it
     */
    public static function changed(string $where, mixed $typed, string $saved): void
    {
        if (PlainText::oneLine(PlainText::scrubbed($typed)) === PlainText::oneLine($saved)) {
            return;
        }
        /* translators: 1: a field, 2: what was typed, 3: what was saved */
        $message = \__('%1$s: "%2$s" was saved as "%3$s".', 'inlay');
        self::note(sprintf($message, $where, self::shortened($typed), self::shortened($saved)));
    }

    /**
     * Tells of something that was done beside saving what was typed.
     *
     * @param string $what as text
     */
    public static function note(string $what): void
    {
        self::add('warning', $what);
        self::add('success', \__('The other settings were saved.', 'inlay'));
    }

    private static function shortened(mixed $value): string
    {
        $text = PlainText::scrubbed($value);
        $isLong = preg_match('/^.{' . self::MAX_VALUE . '}(?=.)/su', $text, $match) === 1;
        return $isLong ? "$match[0]…" : $text;
    }

    private static function add(string $type, string $text): void
    {
        if (!function_exists('add_settings_error')) { // only the admin has it
            return;
        }
        $code = "inlay-$type-" . md5($text);
        // WordPress checks an option that is not there yet twice.
        if (!in_array($code, array_column(\get_settings_errors(Settings::OPTION), 'code'), true)) {
            \add_settings_error(Settings::OPTION, $code, \esc_html($text), $type);
        }
    }
}
