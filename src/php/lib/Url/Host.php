<?php

declare(strict_types=1);

namespace Inlay\Url;

/**
 * The host of a URL.
 *
 * @see https://url.spec.whatwg.org/#host-parsing
 */
final class Host
{
    /**
     * The host serialised, or null where it is none.
     *
     * @param bool $isDomain whether the scheme is special, so that a host is a domain or an IP address
     */
    public static function parse(string $written, bool $isDomain): ?string
    {
        if (str_starts_with($written, '[')) {
            return str_ends_with($written, ']') ? Ipv6::parse(substr($written, 1, -1)) : null;
        }
        if (!$isDomain) {
            // The forbidden host code points.
            $isForbidden = strcspn($written, "\0\t\n\r #/:<>?@[\\]^|") !== strlen($written);
            return $isForbidden ? null : Percent::encodeControls($written);
        }
        $domain = Domain::toAscii(Utf8::scrub(rawurldecode($written)));
        // The forbidden domain code points.
        if ($domain === null || $domain === '' || preg_match('/[\x00-\x20\x7f#%\/:<>?@\[\\\\\]^|]/', $domain) === 1) {
            return null;
        }
        return Ipv4::endsInNumber($domain) ? Ipv4::parse($domain) : $domain;
    }
}
