<?php

declare(strict_types=1);

namespace Inlay\Url;

/**
 * Text as JavaScript can hold it.
 */
final class Utf8
{
    /**
     * The text with U+FFFD for every sequence of bytes that is no UTF-8.
     */
    public static function scrub(string $text): string
    {
        if (preg_match('//u', $text) === 1) {
            return $text;
        }
        return htmlspecialchars_decode(htmlspecialchars($text, ENT_SUBSTITUTE | ENT_NOQUOTES, 'UTF-8'), ENT_NOQUOTES);
    }
}
