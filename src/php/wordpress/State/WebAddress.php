<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

use Inlay\Generated\Addresses;

/**
 * Addresses that may go into a site state. The renderer checks them again by the URL standard: this only keeps the
 * worst out of the state and the manifest.
 */
final class WebAddress
{
    /**
     * An address fit for a link, or null.
     */
    public static function link(mixed $value): ?string
    {
        return self::allowed($value, Addresses::LINK_SCHEMES);
    }

    /**
     * An address of what a browser fetches, or null.
     */
    public static function web(mixed $value): ?string
    {
        return self::allowed($value, Addresses::WEB_SCHEMES);
    }

    /**
     * The address of the site itself: absolute, without user name and password.
     */
    public static function site(string $value): string
    {
        return preg_replace('~^(https?://)[^/?#]*@~i', '$1', self::web($value) ?? '') ?? '';
    }

    /**
     * @param array<string, true> $schemes
     */
    private static function allowed(mixed $value, array $schemes): ?string
    {
        // Browsers pass over these, so that `java\nscript:` would run.
        $address = str_replace(["\t", "\n", "\r"], '', trim(PlainText::scrubbed($value), "\x00..\x20"));
        if ($address === '') {
            return null;
        }
        $hasScheme = preg_match('~^([a-z][a-z0-9+.-]*):~i', $address, $match) === 1;
        return $hasScheme && !isset($schemes[strtolower($match[1])]) ? null : $address;
    }
}
