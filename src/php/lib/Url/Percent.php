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
        return self::encode('/[^!$-;=@-\]^_a-z|~]/', $text);
    }

    public static function encodeQuery(string $text, bool $isSpecial): string
    {
        return self::encode($isSpecial ? '/[^!$-&(-;=?-~]/' : '/[^!$-;=?-~]/', $text);
    }

    /** For an opaque host or path. */
    public static function encodeControls(string $text): string
    {
        return self::encode('/[^ -~]/', $text);
    }

    private static function encode(string $outside, string $text): string
    {
        return (string) preg_replace_callback(
            $outside,
            static fn (array $match): string => sprintf('%%%02X', ord($match[0])),
            $text,
        );
    }
}
