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

    private const SIGMA = "\u{3a3}";
    private const LETTER = '/\p{L&}/u';

    /** Letters, and what counts for nothing between them. */
    private const WORD = '/[\p{L&}\p{Mn}\p{Me}\p{Cf}\p{Lm}\p{Sk}\'.:\x{b7}\x{2018}\x{2019}\x{2024}\x{2027}]++/u';

    /** @var array<string, string>|null */
    private static ?array $lower = null;

    public static function trim(string $text): string
    {
        $text = trim($text, "\t\n\x0b\f\r ");
        if ($text === '' || (ord($text[0]) < 0x80 && ord($text[-1]) < 0x80)) {
            return $text;
        }
        $text = (string) preg_replace('/\A[' . self::SPACE . ']++/u', '', $text);
        // An expression would look for the end of the text from every stretch of space.
        for ($end = strlen($text); $end > 0; $end = $start) {
            for ($start = $end - 1; $start > 0 && (ord($text[$start]) & 0xc0) === 0x80; $start--);
            if (preg_match('/\A[' . self::SPACE . ']\z/u', substr($text, $start, $end - $start)) !== 1) {
                break;
            }
        }
        return substr($text, 0, $end);
    }

    public static function lower(string $text): string
    {
        $text = strtolower($text);
        if (preg_match('/[^\x00-\x7f]/', $text) !== 1) {
            return $text;
        }
        self::$lower ??= require __DIR__ . '/data/lower-case.php';
        if (str_contains($text, self::SIGMA)) {
            $text = (string) preg_replace_callback(self::WORD, static fn ($match) => self::withFinalSigma($match[0]), $text);
        }
        return strtr($text, self::$lower);
    }

    /** At the end of a word sigma is written otherwise: where a letter is before it, and none behind. */
    private static function withFinalSigma(string $word): string
    {
        $at = strrpos($word, self::SIGMA);
        if ($at === false || preg_match(self::LETTER, substr($word, $at + strlen(self::SIGMA))) === 1) {
            return $word;
        }
        $isFinal = preg_match(self::LETTER, substr($word, 0, $at)) === 1;
        return $isFinal ? substr_replace($word, "\u{3c2}", $at, strlen(self::SIGMA)) : $word;
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
