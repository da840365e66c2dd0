<?php

declare(strict_types=1);

namespace Inlay\Url;

/**
 * Domains in ASCII. Those of ASCII alone are decided exactly; others by ext-intl, and where it is missing by an
 * approximation that knows letters, marks and digits.
 *
 * @see https://url.spec.whatwg.org/#concept-domain-to-ascii
 */
final class Domain
{
    /** Bytes; an error of PHP ends all where ext-intl gets a domain that comes to just 255 characters. */
    private const MAX_LENGTH = 100;

    private const LABEL = '/\A(?!\p{M})[\x00-\x7f\p{L}\p{M}\p{Nd}\p{So}\x{b7}\x{375}\x{30fb}]*+\z/u';

    /**
     * The domain in lower case and Punycode, or null where it is none.
     */
    public static function toAscii(string $domain): ?string
    {
        if (preg_match('/[^\x00-\x7f]|(?:\A|\.)xn--/i', $domain) !== 1) {
            return strtolower($domain);
        }
        $isKnown = function_exists('idn_to_ascii') && strlen($domain) <= self::MAX_LENGTH;
        return $isKnown ? self::byIntl($domain) : self::approximately($domain);
    }

    private static function byIntl(string $domain): ?string
    {
        $options = IDNA_NONTRANSITIONAL_TO_ASCII | IDNA_CHECK_BIDI | IDNA_CHECK_CONTEXTJ;
        $info = [];
        $ascii = idn_to_ascii($domain, $options, INTL_IDNA_VARIANT_UTS46, $info);
        // Lengths and the places of hyphens don't count for the URL standard.
        $ignored = IDNA_ERROR_EMPTY_LABEL | IDNA_ERROR_LABEL_TOO_LONG | IDNA_ERROR_DOMAIN_NAME_TOO_LONG
            | IDNA_ERROR_LEADING_HYPHEN | IDNA_ERROR_TRAILING_HYPHEN | IDNA_ERROR_HYPHEN_3_4;
        if (($info['errors'] ?? 0) & ~$ignored) {
            return null;
        }
        $ascii = is_string($ascii) ? $ascii : ($info['result'] ?? '');
        return $ascii === '' ? null : $ascii;
    }

    private static function approximately(string $domain): ?string
    {
        // What IDNA ignores, and its other full stops.
        $domain = (string) preg_replace('/[\x{ad}\x{200b}\x{2060}\x{feff}\x{fe00}-\x{fe0f}]/u', '', $domain);
        $domain = (string) preg_replace('/[\x{3002}\x{ff0e}\x{ff61}]/u', '.', $domain);
        $labels = [];
        foreach (explode('.', self::lowerCase($domain)) as $label) {
            $decoded = $label;
            if (str_starts_with($label, 'xn--')) {
                $decoded = preg_match('/[^\x00-\x7f]/', $label) === 1 ? null : Punycode::decode(substr($label, 4));
                if ($decoded === null || preg_match('/[^\x00-\x7f]/', $decoded) !== 1) {
                    return null;
                }
            }
            if (preg_match(self::LABEL, $decoded) !== 1 || str_contains($decoded, "\u{fffd}")) {
                return null;
            }
            $labels[] = preg_match('/[^\x00-\x7f]/', $decoded) === 1 ? 'xn--' . Punycode::encode($decoded) : $decoded;
        }
        return implode('.', $labels);
    }

    private static function lowerCase(string $domain): string
    {
        return function_exists('mb_strtolower') ? mb_strtolower($domain, 'UTF-8') : strtolower($domain);
    }
}
