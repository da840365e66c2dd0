<?php

declare(strict_types=1);

namespace Inlay\Url;

use function count_chars;
use function preg_match;
use function preg_replace;
use function strlen;

/**
 * UTF-8: decoded as the Encoding standard has it, and measured.
 *
 * @see https://encoding.spec.whatwg.org/#utf-8-decoder
 */
final class Utf8
{
    /** What stands for bytes that are none. */
    private const REPLACEMENT = "\u{FFFD}";

    /** Stretches of whole characters, which stay; of the others, as many bytes as begin one are replaced at once. */
    private const BROKEN = '/((?:[\x00-\x7F]|[\xC2-\xDF][\x80-\xBF]|\xE0[\xA0-\xBF][\x80-\xBF]'
        . '|[\xE1-\xEC\xEE\xEF][\x80-\xBF]{2}|\xED[\x80-\x9F][\x80-\xBF]|\xF0[\x90-\xBF][\x80-\xBF]{2}'
        . '|[\xF1-\xF3][\x80-\xBF]{3}|\xF4[\x80-\x8F][\x80-\xBF]{2})++)'
        . '|\xE0[\xA0-\xBF]|[\xE1-\xEC\xEE\xEF][\x80-\xBF]|\xED[\x80-\x9F]|\xF0[\x90-\xBF][\x80-\xBF]?'
        . '|[\xF1-\xF3][\x80-\xBF]{1,2}|\xF4[\x80-\x8F][\x80-\xBF]?|[\x80-\xFF]/';

    /**
     * Whether all of the text is UTF-8.
     */
    public static function isValid(string $text): bool
    {
        return preg_match('//u', $text) === 1;
    }

    /**
     * The text with U+FFFD for every sequence of bytes that is no UTF-8, or as much of one as begins a character.
     */
    public static function scrub(string $text): string
    {
        return self::isValid($text) ? $text : (string) preg_replace_callback(self::BROKEN, self::kept(...), $text);
    }

    /**
     * How many code units of UTF-16 a text has.
     */
    public static function lengthInUtf16(string $text): int
    {
        $length = strlen($text);
        foreach (count_chars($text, 1) as $byte => $count) {
            $length -= $byte >= 0x80 && $byte < 0xc0 ? $count : 0;
            $length += $byte >= 0xf0 ? $count : 0;
        }
        return $length;
    }

    /** @param array<int, string> $match */
    private static function kept(array $match): string
    {
        return isset($match[1]) ? $match[0] : self::REPLACEMENT;
    }
}
