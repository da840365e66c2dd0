<?php

declare(strict_types=1);

namespace Inlay\Url;

/**
 * Percent-encoding of what a part of a URL can't hold.
 *
 * @see https://url.spec.whatwg.org/#percent-encoded-bytes
 */
final class Percent
{
    /** `^` stays, as in Node 20; newer parsers encode it, which makes no difference where a path is decoded again. */
    public static function encodePath(string $text): string
    {
        return (string) preg_replace_callback('/[^!$-;=@-\]^_a-z|~]/', self::encoded(...), $text);
    }

    public static function encodeQuery(string $text, bool $isSpecial): string
    {
        return $isSpecial
            ? (string) preg_replace_callback('/[^!$-&(-;=?-~]/', self::encoded(...), $text)
            : (string) preg_replace_callback('/[^!$-;=?-~]/', self::encoded(...), $text);
    }

    /** For an opaque host or path. */
    public static function encodeControls(string $text): string
    {
        return (string) preg_replace_callback('/[^ -~]/', self::encoded(...), $text);
    }

    /** @param array<int, string> $match */
    private static function encoded(array $match): string
    {
        return sprintf('%%%02X', ord($match[0]));
    }
}
