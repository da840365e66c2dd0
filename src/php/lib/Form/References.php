<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * Character references of HTML.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state
 */
final class References
{
    private const PATTERN = '/&(?:#(?:[xX]([0-9a-fA-F]++)|([0-9]++));?|([A-Za-z][A-Za-z0-9]*+)(;?)(=?))/';

    /** Names that may stand without a semicolon; the longest has six letters. */
    private const LEGACY = 'AElig AMP Aacute Acirc Agrave Aring Atilde Auml COPY Ccedil ETH Eacute Ecirc Egrave '
        . 'Euml GT Iacute Icirc Igrave Iuml LT Ntilde Oacute Ocirc Ograve Oslash Otilde Ouml QUOT REG THORN Uacute '
        . 'Ucirc Ugrave Uuml Yacute '
        . 'aacute acirc acute aelig agrave amp aring atilde auml brvbar ccedil cedil cent copy curren deg '
        . 'divide eacute ecirc egrave eth euml frac12 frac14 frac34 gt iacute icirc iexcl igrave iquest iuml laquo lt '
        . 'macr micro middot nbsp not ntilde oacute ocirc ograve ordf ordm oslash otilde ouml para plusmn pound quot '
        . 'raquo reg sect shy sup1 sup2 sup3 szlig thorn times uacute ucirc ugrave uml uuml yacute yen yuml';

    /** What numbers of C1 controls stand for. */
    private const WINDOWS_1252 = [
        0x80 => 0x20ac, 0x82 => 0x201a, 0x83 => 0x0192, 0x84 => 0x201e, 0x85 => 0x2026, 0x86 => 0x2020, 0x87 => 0x2021,
        0x88 => 0x02c6, 0x89 => 0x2030, 0x8a => 0x0160, 0x8b => 0x2039, 0x8c => 0x0152, 0x8e => 0x017d, 0x91 => 0x2018,
        0x92 => 0x2019, 0x93 => 0x201c, 0x94 => 0x201d, 0x95 => 0x2022, 0x96 => 0x2013, 0x97 => 0x2014, 0x98 => 0x02dc,
        0x99 => 0x2122, 0x9a => 0x0161, 0x9b => 0x203a, 0x9c => 0x0153, 0x9e => 0x017e, 0x9f => 0x0178,
    ];

    private const REPLACEMENT = "\u{fffd}";

    /** @var array<string, true>|null */
    private static ?array $legacy = null;

    public static function decodeText(string $text): string
    {
        $decode = static fn (array $match): string => self::decode($match, false);
        return (string) preg_replace_callback(self::PATTERN, $decode, $text);
    }

    public static function decodeAttribute(string $text): string
    {
        $decode = static fn (array $match): string => self::decode($match, true);
        return (string) preg_replace_callback(self::PATTERN, $decode, $text);
    }

    /**
     * @param array<string> $match
     */
    private static function decode(array $match, bool $isAttribute): string
    {
        if (!isset($match[3])) {
            return isset($match[2]) ? self::number($match[2], 10) : self::number($match[1], 16);
        }
        [$written, , , $name, $semicolon, $equals] = $match;
        if ($semicolon !== '') {
            $character = self::named($name);
            if ($character !== null) {
                return $character . $equals;
            }
        }
        self::$legacy ??= array_fill_keys(explode(' ', self::LEGACY), true);
        for ($length = min(6, strlen($name)); $length > 1; $length -= 1) {
            $prefix = substr($name, 0, $length);
            if (isset(self::$legacy[$prefix])) {
                $rest = substr($written, $length + 1);
                // In a value, as in `?a=1&copy=2`, an equals sign or a letter after the name says that it is none.
                $isName = $isAttribute && $rest !== '' && $rest[0] !== ';';
                return $isName ? $written : self::named($prefix) . $rest;
            }
        }
        return $written;
    }

    private static function named(string $name): ?string
    {
        $reference = '&' . $name . ';';
        $character = html_entity_decode($reference, ENT_QUOTES | ENT_HTML5, 'UTF-8');
        return $character === $reference ? null : $character;
    }

    private static function number(string $digits, int $base): string
    {
        $digits = ltrim($digits, '0');
        // More digits are more than the last code point.
        $number = strlen($digits) > 7 ? 0 : intval($digits === '' ? '0' : $digits, $base);
        if ($number === 0 || $number > 0x10ffff || ($number >= 0xd800 && $number <= 0xdfff)) {
            return self::REPLACEMENT;
        }
        return self::character(self::WINDOWS_1252[$number] ?? $number);
    }

    private static function character(int $point): string
    {
        return match (true) {
            $point < 0x80 => chr($point),
            $point < 0x800 => chr(0xc0 | $point >> 6) . chr(0x80 | $point & 0x3f),
            $point < 0x10000 => chr(0xe0 | $point >> 12) . chr(0x80 | $point >> 6 & 0x3f) . chr(0x80 | $point & 0x3f),
            default => chr(0xf0 | $point >> 18) . chr(0x80 | $point >> 12 & 0x3f) . chr(0x80 | $point >> 6 & 0x3f)
                . chr(0x80 | $point & 0x3f),
        };
    }
}
