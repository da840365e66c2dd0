<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

/**
 * A locale of WordPress as a BCP 47 language tag: `en_US` is `en-US`, `de_DE_formal` is `de-DE-formal`.
 */
final class LanguageTag
{
    private const FALLBACK = 'en';

    public static function of(string $locale): string
    {
        $parts = explode('_', str_replace('-', '_', $locale));
        $language = array_shift($parts);
        if (preg_match('/^[a-z]{2,3}$/iD', $language) !== 1) {
            return self::FALLBACK;
        }
        $tag = [$language];
        // RFC 5646, section 2.1: script, region, variants; each at most once and in this order.
        if (preg_match('/^[a-z]{4}$/iD', $parts[0] ?? '') === 1) {
            $tag[] = array_shift($parts);
        }
        if (preg_match('/^(?:[a-z]{2}|\d{3})$/iD', $parts[0] ?? '') === 1) {
            $tag[] = array_shift($parts);
        }
        $isVariant = static fn (string $part): bool => preg_match('/^(?:[a-z0-9]{5,8}|\d[a-z0-9]{3})$/iD', $part) === 1;
        return implode('-', [...$tag, ...array_unique(array_map('strtolower', array_filter($parts, $isVariant)))]);
    }
}
