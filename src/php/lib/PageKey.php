<?php

declare(strict_types=1);

namespace Inlay;

use Inlay\Generated\Addresses;
use Inlay\Runtime\QueryKey;
use Inlay\Url\Utf8;
use Inlay\Url\Url;

use function array_key_exists;
use function preg_match;
use function preg_replace;
use function preg_replace_callback;
use function rawurldecode;
use function str_contains;
use function str_ends_with;
use function strpbrk;
use function substr;

/**
 * Keys under which two addresses of one page are equal. The TypeScript twin is `pageKey` in src/html/url.ts.
 */
final class PageKey
{
    /** Addresses as servers give them, mostly: a path that the URL parser leaves as it is. */
    private const PLAIN_PATH = '~^/(?!/)[A-Za-z0-9/_.-]*$~D';

    /** Characters that keep their percent-encoding: they would mean something else without. */
    private const RESERVED = ';/?:@&=+$,#';

    /** @var array{string, string, string|null}|null the last address, its base and key: each canvas of a page asks */
    private static ?array $last = null;

    /** @var array{string, Url|null}|null the last base, parsed: a site has one */
    private static ?array $lastBase = null;

    /**
     * Host, path without trailing slash or index file, and query without tracking parameters in any order: the scheme
     * and the fragment don't count.
     *
     * @param string $base absolute URL that a relative `$url` is resolved against
     * @return string|null null for what is no web address
     */
    public static function of(string $url, string $base): ?string
    {
        if (self::$last === null || self::$last[0] !== $url || self::$last[1] !== $base) {
            self::$last = [$url, $base, self::find($url, $base)];
        }
        return self::$last[2];
    }

    private static function find(string $url, string $base): ?string
    {
        $site = self::base($base);
        if ($site === null) {
            return null;
        }
        if (preg_match(self::PLAIN_PATH, $url) === 1 && !str_contains($url, '/.')) {
            return self::isWeb($site) ? '//' . $site->hostAndPort() . self::path($url) : null;
        }
        $page = Url::parseAgainst($url, $site);
        return $page === null || !self::isWeb($page)
            ? null
            : '//' . $page->hostAndPort() . self::path(self::decoded($page->path)) . QueryKey::of($page->query);
    }

    private static function base(string $base): ?Url
    {
        if (self::$lastBase === null || self::$lastBase[0] !== $base) {
            self::$lastBase = [$base, Url::parse($base)];
        }
        return self::$lastBase[1];
    }

    private static function isWeb(Url $url): bool
    {
        return isset(Addresses::WEB_SCHEMES[$url->scheme]);
    }

    private static function path(string $path): string
    {
        $folder = (string) preg_replace(Addresses::INDEX_FILE, '/', $path);
        return str_ends_with($folder, '/') ? substr($folder, 0, -1) : $folder;
    }

    /**
     * ECMAScript's `decodeURI`; the path as it is where that would throw.
     *
     * @see https://tc39.es/ecma262/#sec-decodeuri-encodeduri
     */
    private static function decoded(string $path): string
    {
        if (!str_contains($path, '%')) {
            return $path;
        }
        if (preg_match('/%(?![0-9A-Fa-f]{2})/', $path) === 1) {
            return $path;
        }
        $decoded = (string) preg_replace_callback(
            '/%[0-9A-Fa-f]{2}/',
            static function (array $match): string {
                $byte = rawurldecode($match[0]);
                return strpbrk($byte, self::RESERVED) === false ? $byte : $match[0];
            },
            $path,
        );
        return Utf8::isValid($decoded) ? $decoded : $path;
    }
}
