<?php

declare(strict_types=1);

namespace Inlay\Form;

use Inlay\Generated\Addresses;
use Inlay\Url\Url;

/**
 * Which addresses a form of a provider that is not trusted may hold.
 */
final class Address
{
    private const SPACE = "\t\n\f\r ";

    /** Web addresses that need no parser: most of them. An IP address ends with a digit. */
    private const PLAIN = '~\Ahttps?://(?!xn--)(?:[a-z0-9_-]+\.(?!xn--))+[a-z]{2,}(?::[0-9]{1,4})?(?:[/?\#]|\z)~i';

    public static function isLink(string $value): bool
    {
        return self::cleaned($value, Addresses::LINK_SCHEMES) !== null;
    }

    public static function isWeb(string $value): bool
    {
        return self::cleaned($value, Addresses::WEB_SCHEMES) !== null;
    }

    /**
     * The candidates of a `srcset` whose addresses are allowed, or null when none is left.
     */
    public static function srcset(string $value): ?string
    {
        $kept = [];
        $length = strlen($value);
        for ($at = 0;;) {
            $at += strspn($value, self::SPACE . ',', $at);
            $size = $at < $length ? strcspn($value, self::SPACE, $at) : 0;
            if ($size === 0) {
                // Commas alone are an address without anything, where the search steps back for one.
                return $kept === [] ? null : implode(', ', $kept);
            }
            $written = substr($value, $at, $size);
            $at += $size;
            $address = rtrim($written, ',');
            $descriptors = '';
            if ($address === $written) {
                $end = self::endOfDescriptors($value, $at);
                $descriptors = implode(' ', Tokens::of(substr($value, $at, $end - $at)));
                $at = $end;
            }
            $url = self::cleaned($address, Addresses::WEB_SCHEMES);
            if ($url !== null) {
                $kept[] = $descriptors === '' ? $url : $url . ' ' . $descriptors;
            }
        }
    }

    /** The next comma outside parentheses, which do not nest. */
    private static function endOfDescriptors(string $value, int $at): int
    {
        $length = strlen($value);
        while ($at < $length) {
            $at += strcspn($value, ',(', $at);
            if ($at >= $length || $value[$at] === ',') {
                return $at;
            }
            $at += strcspn($value, ')', $at);
        }
        return $length;
    }

    /**
     * The address without what a parser ignores, or null when its protocol is not allowed.
     *
     * @param array<string, true> $schemes
     */
    private static function cleaned(string $value, array $schemes): ?string
    {
        $address = rtrim(str_replace(["\t", "\n", "\r"], '', ltrim($value, "\x00..\x20")), "\x00..\x20");
        if ($address === '') {
            return null;
        }
        if (preg_match(self::PLAIN, $address) !== 1 && preg_match('~\A(?:/(?![/\\\\])|[#?])~', $address) !== 1) {
            $url = Url::parse($address, 'https://page.invalid/');
            if ($url === null || !isset($schemes[$url->scheme])) {
                return null;
            }
        }
        return str_replace("\0", "\u{fffd}", $address);
    }
}
