<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

/**
 * Plain text out of what WordPress stores: entities decoded, markup away, one line.
 */
final class PlainText
{
    /**
     * Not `strip_tags`, which takes "1<2" for the beginning of a tag and drops the rest.
     */
    private const MARKUP = '~<(script|style)\b.*?</\1\s*>|<!--.*?-->|</?[a-z][^<>]*>~is';

    public static function of(mixed $stored): string
    {
        return trim(self::replace('~[\s\p{Cc}]+~u', ' ', self::decoded($stored)));
    }

    /**
     * The same with its line ends, each `\n`.
     */
    public static function lines(mixed $stored): string
    {
        $lines = explode("\n", self::replace('~\R~u', "\n", self::decoded($stored)));
        return trim(implode("\n", array_map(self::of(...), $lines)));
    }

    /**
     * A string in valid UTF-8; nothing else than strings and numbers has one.
     */
    public static function scrubbed(mixed $value): string
    {
        if (!is_scalar($value)) {
            return '';
        }
        $json = json_encode((string) $value, JSON_INVALID_UTF8_SUBSTITUTE);
        $text = $json === false ? '' : json_decode($json);
        return is_string($text) ? $text : '';
    }

    private static function decoded(mixed $stored): string
    {
        $text = self::replace(self::MARKUP, '', self::scrubbed($stored));
        return html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    /**
     * An expression that gives up, as on a text of a megabyte, leaves the text: it is escaped where it is shown anyway.
     */
    private static function replace(string $expression, string $replacement, string $text): string
    {
        return preg_replace($expression, $replacement, $text) ?? $text;
    }
}
