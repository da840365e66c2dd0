<?php

declare(strict_types=1);

namespace Inlay\Url;

/**
 * @see https://url.spec.whatwg.org/#concept-ipv4-parser
 */
final class Ipv4
{
    public static function endsInNumber(string $host): bool
    {
        return preg_match('/(?:\A|\.)(?:[0-9]+|0[xX][0-9a-fA-F]*)\.?\z/', $host) === 1;
    }

    /**
     * The address as four decimals, or null where it is none.
     */
    public static function parse(string $host): ?string
    {
        $parts = explode('.', str_ends_with($host, '.') ? substr($host, 0, -1) : $host);
        $count = count($parts);
        if ($count > 4) {
            return null;
        }
        $address = 0;
        foreach ($parts as $index => $part) {
            $number = self::number($part);
            $isLast = $index === $count - 1;
            if ($number === null || $number >= ($isLast ? 256 ** (5 - $count) : 256)) {
                return null;
            }
            $address += $isLast ? $number : $number * 256 ** (3 - $index);
        }
        return implode('.', [$address >> 24, $address >> 16 & 255, $address >> 8 & 255, $address & 255]);
    }

    /**
     * The number, at most 2^32 where it is larger; null where it is none.
     */
    private static function number(string $part): ?int
    {
        if (preg_match('/\A(?:(0[xX])([0-9a-fA-F]*)|(0)([0-7]+)|([0-9]+))\z/', $part, $match) !== 1) {
            return null;
        }
        [$digits, $base] = match (true) {
            $match[1] !== '' => [$match[2], 16],
            $match[3] !== '' => [$match[4], 8],
            default => [$match[5], 10],
        };
        if ($base === 10 && strlen($digits) > 1 && $digits[0] === '0') {
            return null; // octal with an 8 or 9
        }
        $digits = ltrim($digits, '0');
        return strlen($digits) > 12 ? 2 ** 32 : min(2 ** 32, intval($digits === '' ? '0' : $digits, $base));
    }
}
