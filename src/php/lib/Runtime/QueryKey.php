<?php

declare(strict_types=1);

namespace Inlay\Runtime;

use Inlay\Generated\Addresses;
use Inlay\Url\Utf8;

use function array_map;
use function explode;
use function implode;
use function preg_match;
use function rawurldecode;
use function str_replace;
use function strcmp;
use function strtr;
use function urlencode;
use function usort;

/**
 * The part of a page's key that comes from the query.
 *
 * @see https://url.spec.whatwg.org/#application/x-www-form-urlencoded
 * @internal
 */
final class QueryKey
{
    /**
     * The parameters sorted, `?` before them; empty where there are none.
     *
     * @param string|null $query of a parsed URL, without `?`
     */
    public static function of(?string $query): string
    {
        $parameters = [];
        foreach (explode('&', $query ?? '') as $parameter) {
            [$name, $value] = [...explode('=', $parameter, 2), ''];
            $name = self::decoded($name);
            if ($parameter !== '' && preg_match(Addresses::TRACKING, $name) !== 1) {
                $parameters[] = [$name, self::decoded($value)];
            }
        }
        usort($parameters, self::compare(...));
        $written = array_map(
            static fn (array $parameter): string => implode('=', array_map(self::encoded(...), $parameter)),
            $parameters,
        );
        return $written === [] ? '' : '?' . implode('&', $written);
    }

    /**
     * @param array{string, string} $a
     * @param array{string, string} $b
     */
    private static function compare(array $a, array $b): int
    {
        return strcmp(self::sortKey($a[0]), self::sortKey($b[0]))
            ?: strcmp(self::sortKey($a[1]), self::sortKey($b[1]));
    }

    /**
     * A text whose bytes are in the order of this text's UTF-16 code units, as JavaScript compares: surrogates, so what
     * takes four bytes, come before U+E000 and what follows it.
     */
    private static function sortKey(string $text): string
    {
        return strtr($text, "\xEE\xEF", "\xFE\xFF");
    }

    private static function decoded(string $text): string
    {
        return Utf8::scrub(rawurldecode(strtr($text, '+', ' ')));
    }

    private static function encoded(string $text): string
    {
        return str_replace('%2A', '*', urlencode($text));
    }
}
