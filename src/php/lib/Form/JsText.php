<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * What JavaScript does to texts in its own way.
 */
final class JsText
{
    private const SPACE = '\t\n\x0b\f\r \x{a0}\x{1680}\x{2000}-\x{200a}'
        . '\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}';

    /** @var array<string, string>|null */
    private static ?array $lower = null;

    public static function trim(string $text): string
    {
        $text = trim($text, "\t\n\x0b\f\r ");
        if ($text === '' || (ord($text[0]) < 0x80 && ord($text[-1]) < 0x80)) {
            return $text;
        }
        $space = '[' . self::SPACE . ']';
        return (string) preg_replace("/\\A$space++|(?<!$space)$space++\\z/u", '', $text);
    }

    public static function lower(string $text): string
    {
        $text = strtolower($text);
        if (preg_match('/[^\x00-\x7f]/', $text) !== 1) {
            return $text;
        }
        self::$lower ??= require __DIR__ . '/data/lower-case.php';
        // At the end of a word sigma is written otherwise.
        $ignored = '[\p{Mn}\p{Me}\p{Cf}\p{Lm}\p{Sk}\'.:\x{b7}\x{2018}\x{2019}\x{2024}\x{2027}]*+';
        $final = '/(?<=\p{L&})(' . $ignored . ')\x{3a3}(?!' . $ignored . '\p{L&})/u';
        $text = str_contains($text, "\u{3a3}") ? (string) preg_replace($final, "\$1\u{3c2}", $text) : $text;
        return strtr($text, self::$lower);
    }

    /** Code units of UTF-16. */
    public static function length(string $text): int
    {
        $length = strlen($text);
        foreach (count_chars($text, 1) as $byte => $count) {
            $length -= $byte >= 0x80 && $byte < 0xc0 ? $count : 0;
            $length += $byte >= 0xf0 ? $count : 0;
        }
        return $length;
    }
}
