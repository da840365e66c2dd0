<?php

declare(strict_types=1);

namespace Inlay\Url;

/**
 * A parsed URL, as browsers and Node see it; user, password and fragment are read, but not kept.
 *
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
final class Url
{
    private const DEFAULT_PORTS = ['http' => 80, 'https' => 443, 'ws' => 80, 'wss' => 443, 'ftp' => 21, 'file' => null];

    /**
     * @param string $scheme lower case, without colon
     * @param string|null $host serialised: lower case, Punycode, IPv6 in brackets; null where a URL has none
     * @param int|null $port null where it is the scheme's own or there is none
     * @param string $path serialised, with its leading slash; as it is for a scheme such as `mailto`
     * @param string|null $query without question mark; null where there is none
     * @param bool $hasOpaquePath whether nothing can be relative to it, as for `mailto`
     */
    private function __construct(
        public readonly string $scheme,
        public readonly ?string $host,
        public readonly ?int $port,
        public readonly string $path,
        public readonly ?string $query,
        public readonly bool $hasOpaquePath,
    ) {
    }

    /**
     * The URL, or null where the standard's parser fails. Bytes that are no UTF-8 count as U+FFFD.
     *
     * @param string|null $base absolute URL that a relative input is resolved against
     */
    public static function parse(string $input, ?string $base = null): ?self
    {
        $baseUrl = null;
        if ($base !== null) {
            $baseUrl = self::parse($base);
            if ($baseUrl === null) {
                return null;
            }
        }
        return self::parseAgainst($input, $baseUrl);
    }

    /**
     * The same for a base that is parsed already.
     */
    public static function parseAgainst(string $input, ?self $base): ?self
    {
        $input = Utf8::scrub($input);
        $input = str_replace(["\t", "\n", "\r"], '', trim($input, "\x00..\x20"));
        $isFragment = str_starts_with($input, '#');
        $input = substr($input, 0, strcspn($input, '#'));
        if (preg_match('/\A([A-Za-z][A-Za-z0-9+.-]*+):/', $input, $match) === 1) {
            return self::withScheme(strtolower($match[1]), substr($input, strlen($match[0])), $base);
        }
        if ($base === null || ($base->hasOpaquePath && !$isFragment)) {
            return null;
        }
        if ($base->hasOpaquePath) {
            return $base;
        }
        return $base->scheme === 'file' ? self::file($input, $base) : self::relative($input, $base);
    }

    /**
     * Host and port as in `URL.host`.
     */
    public function hostAndPort(): string
    {
        return ($this->host ?? '') . ($this->port === null ? '' : ':' . $this->port);
    }

    private static function withScheme(string $scheme, string $rest, ?self $base): ?self
    {
        if ($scheme === 'file') {
            return self::file($rest, $base !== null && $base->scheme === 'file' ? $base : null);
        }
        if (self::isSpecial($scheme)) {
            if ($base !== null && $base->scheme === $scheme && !str_starts_with($rest, '//')) {
                return self::relative($rest, $base);
            }
            return self::authority($scheme, ltrim($rest, '/\\'));
        }
        if (str_starts_with($rest, '//')) {
            return self::authority($scheme, substr($rest, 2));
        }
        if (str_starts_with($rest, '/')) {
            return self::withPath($scheme, null, null, [], substr($rest, 1));
        }
        [$path, $query] = self::splitQuery($rest, false);
        return new self($scheme, null, null, Percent::encodeControls($path), $query, true);
    }

    private static function relative(string $rest, self $base): ?self
    {
        $scheme = $base->scheme;
        $isSpecial = self::isSpecial($scheme);
        $isSlash = static fn (string $c): bool => $c === '/' || ($isSpecial && $c === '\\');
        if ($rest === '') {
            return $base;
        }
        if ($isSlash($rest[0])) {
            if (isset($rest[1]) && $isSlash($rest[1])) {
                return self::authority($scheme, $isSpecial ? ltrim($rest, '/\\') : substr($rest, 2));
            }
            return self::withPath($scheme, $base->host, $base->port, [], substr($rest, 1));
        }
        if ($rest[0] === '?') {
            $query = self::splitQuery($rest, $isSpecial)[1];
            return new self($scheme, $base->host, $base->port, $base->path, $query, false);
        }
        $segments = $base->segments();
        array_pop($segments);
        return self::withPath($scheme, $base->host, $base->port, $segments, $rest);
    }

    private static function authority(string $scheme, string $rest): ?self
    {
        $isSpecial = self::isSpecial($scheme);
        $end = strcspn($rest, $isSpecial ? '/\\?' : '/?');
        $authority = substr($rest, 0, $end);
        $at = strrpos($authority, '@');
        if ($at !== false) {
            $authority = substr($authority, $at + 1);
            if ($authority === '') {
                return null;
            }
        }
        $port = null;
        // A colon in brackets belongs to an IPv6 address.
        preg_match('/\A((?:\[[^\]]*(?:\]|\z)|[^:\[])*+)(?::(.*))?\z/s', $authority, $match);
        $written = $match[1] ?? '';
        if (isset($match[2])) {
            if ($written === '' || strspn($match[2], '0123456789') !== strlen($match[2])) {
                return null;
            }
            $digits = ltrim($match[2], '0');
            if (strlen($digits) > 5 || (int) $digits > 65535) {
                return null;
            }
            $port = $match[2] === '' ? null : (int) $digits;
            if ($port === (self::DEFAULT_PORTS[$scheme] ?? null)) {
                $port = null;
            }
        }
        $host = $written === '' && !$isSpecial ? '' : Host::parse($written, $isSpecial);
        if ($host === null) {
            return null;
        }
        $rest = substr($rest, $end);
        return self::afterAuthority($scheme, $host, $port, $rest);
    }

    /** The standard's "path start state". */
    private static function afterAuthority(string $scheme, string $host, ?int $port, string $rest): self
    {
        $isSpecial = self::isSpecial($scheme);
        $first = $rest[0] ?? '';
        if ($first === '/' || ($isSpecial && $first === '\\')) {
            $rest = substr($rest, 1);
        } elseif (!$isSpecial) {
            return new self($scheme, $host, $port, '', self::splitQuery($rest, false)[1], false);
        }
        return self::withPath($scheme, $host, $port, [], $rest);
    }

    private static function file(string $rest, ?self $base): ?self
    {
        $first = $rest[0] ?? '';
        if ($first === '/' || $first === '\\') {
            return self::fileSlash(substr($rest, 1), $base);
        }
        if ($base === null) {
            return self::withPath('file', '', null, [], $rest);
        }
        if ($first === '') {
            return $base;
        }
        if ($first === '?') {
            return new self('file', $base->host, null, $base->path, self::splitQuery($rest, true)[1], false);
        }
        $segments = [];
        if (!self::startsWithDrive($rest)) {
            $segments = $base->segments();
            self::shorten($segments, 'file');
        }
        return self::withPath('file', $base->host, null, $segments, $rest);
    }

    private static function fileSlash(string $rest, ?self $base): ?self
    {
        $first = $rest[0] ?? '';
        if ($first !== '/' && $first !== '\\') {
            $segments = [];
            if ($base !== null && !self::startsWithDrive($rest)) {
                $drive = $base->segments()[0] ?? '';
                if (preg_match('/\A[A-Za-z]:\z/', $drive) === 1) {
                    $segments = [$drive];
                }
            }
            return self::withPath('file', $base === null ? '' : $base->host, null, $segments, $rest);
        }
        $rest = substr($rest, 1);
        $written = substr($rest, 0, strcspn($rest, '/\\?'));
        if (preg_match('/\A[A-Za-z][:|]\z/', $written) === 1) {
            return self::withPath('file', '', null, [], $rest);
        }
        $host = $written === '' ? '' : Host::parse($written, true);
        if ($host === null) {
            return null;
        }
        $host = $host === 'localhost' ? '' : $host;
        return self::afterAuthority('file', $host, null, substr($rest, strlen($written)));
    }

    /**
     * The standard's "path state".
     *
     * @param list<string> $segments those of the base that stay
     */
    private static function withPath(string $scheme, ?string $host, ?int $port, array $segments, string $rest): self
    {
        $isSpecial = self::isSpecial($scheme);
        [$path, $query] = self::splitQuery($rest, $isSpecial);
        $written = explode('/', $isSpecial ? strtr($path, '\\', '/') : $path);
        $last = count($written) - 1;
        foreach ($written as $index => $segment) {
            $dots = strlen($segment) <= 6 ? str_ireplace('%2e', '.', $segment) : '';
            if ($dots === '..') {
                self::shorten($segments, $scheme);
            }
            if ($dots === '..' || $dots === '.') {
                if ($index === $last) {
                    $segments[] = '';
                }
                continue;
            }
            if ($scheme === 'file' && $segments === [] && preg_match('/\A[A-Za-z][:|]\z/', $segment) === 1) {
                $segment[1] = ':';
            }
            $segments[] = Percent::encodePath($segment);
        }
        return new self($scheme, $host, $port, '/' . implode('/', $segments), $query, false);
    }

    /**
     * By reference, as a copy of the segments for each that goes would take quadratic time.
     *
     * @param list<string> $segments
     */
    private static function shorten(array &$segments, string $scheme): void
    {
        $isDrive = $scheme === 'file' && count($segments) === 1 && preg_match('/\A[A-Za-z]:\z/', $segments[0]) === 1;
        if (!$isDrive) {
            array_pop($segments);
        }
    }

    /**
     * @return list<string>
     */
    private function segments(): array
    {
        return $this->path === '' ? [] : explode('/', substr($this->path, 1));
    }

    /**
     * @return array{string, string|null} what stands before the question mark, and the encoded query
     */
    private static function splitQuery(string $rest, bool $isSpecial): array
    {
        $mark = strpos($rest, '?');
        if ($mark === false) {
            return [$rest, null];
        }
        return [substr($rest, 0, $mark), Percent::encodeQuery(substr($rest, $mark + 1), $isSpecial)];
    }

    private static function isSpecial(string $scheme): bool
    {
        return array_key_exists($scheme, self::DEFAULT_PORTS);
    }

    private static function startsWithDrive(string $rest): bool
    {
        return preg_match('/\A[A-Za-z][:|](?:[\/\\\\?]|\z)/', $rest) === 1;
    }
}
