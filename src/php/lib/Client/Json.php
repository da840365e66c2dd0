<?php

declare(strict_types=1);

namespace Inlay\Client;

use function is_array;
use function json_decode;
use function strlen;
use function substr_count;

/**
 * JSON that somebody else wrote.
 *
 * @internal
 */
final class Json
{
    /** Arrays within each other; baked canvases have some forty. */
    private const MAX_DEPTH = 200;

    /** Bytes that it may take when it is decoded. */
    private const MAX_DECODED_BYTES = 67_108_864;

    /** What PHP takes for an array or object, and for an entry of one. */
    private const BYTES_OF_ARRAY = 400;
    private const BYTES_OF_ENTRY = 40;

    /**
     * The object or array, with objects as arrays; null for what is none, or too much for PHP's memory.
     *
     * @return array<mixed>|null
     */
    public static function decoded(string $text): ?array
    {
        if (!self::fits($text)) {
            return null;
        }
        $json = json_decode($text, true, self::MAX_DEPTH);
        return is_array($json) ? $json : null;
    }

    /** A text of nothing but brackets needs a hundred times its size, and PHP ends where it has no memory left. */
    private static function fits(string $text): bool
    {
        $arrays = substr_count($text, '[') + substr_count($text, '{');
        $bytes = strlen($text) + self::BYTES_OF_ARRAY * $arrays + self::BYTES_OF_ENTRY * substr_count($text, ',');
        return $bytes <= self::MAX_DECODED_BYTES;
    }
}
