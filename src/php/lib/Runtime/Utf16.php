<?php

declare(strict_types=1);

namespace Inlay\Runtime;

use function array_sum;
use function array_slice;
use function count_chars;
use function strlen;
use function strtr;

/**
 * What JavaScript says of texts that are UTF-8 here.
 *
 * @internal
 */
final class Utf16
{
    /**
     * Number of UTF-16 code units of a UTF-8 text.
     */
    public static function length(string $text): int
    {
        $counts = count_chars($text);
        $continuations = array_sum(array_slice($counts, 0x80, 0x40));
        $pairs = array_sum(array_slice($counts, 0xF0, 0x08));
        return strlen($text) - $continuations + $pairs;
    }

    /**
     * A key whose byte order is the order of the text's UTF-16 code units: surrogates, so what takes four bytes, come
     * before U+E000 and what follows it.
     */
    public static function sortKey(string $text): string
    {
        return strtr($text, "\xEE\xEF", "\xFE\xFF");
    }
}
