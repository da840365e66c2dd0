<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

/**
 * Which contacts get a link of their own, by the rules of `src/component/contact/contact-link.ts`;
 * `test/php/contact-link.test.ts` holds the answers to those of TypeScript.
 */
final class ContactLink
{
    /** Digits of the longest number in the world's plan. */
    private const MAX_DIGITS = 15;

    /** White space of JavaScript that is neither a space nor invisible, and is a tab here. */
    private const BLANKS = '~[\t\n\x0B\f\r\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}]~u';

    private const EXTENSION = '~(?:;[ \t]*ext=|(?<![A-Za-z0-9_])ext(?:ension)?(?![A-Za-z0-9_])\.?:?'
        . '|(?<![A-Za-z0-9_])int(?![A-Za-z0-9_])\.?|(?<![A-Za-z0-9_])x|#)[ \t]*([0-9]{1,7})$~iD';

    /** A slash between spaces stands between two numbers. */
    private const SEPARATORS = '~[ \t().-]|(?<! )/(?! )~';

    /** Countries in which the zero is dialled from abroad as well. */
    private const KEEPS_ZERO = '~^(?:39|378|379)~';

    /** One address: a dot-atom or quoted string, and a domain. */
    private const ADDRESS = '~^(?:[^ \t@,;:<>()[\]\\\\"]+|"[^"\\\\]*")@[^ \t@,;:<>()[\]\\\\"?&=]+$~D';

    /**
     * Whether a text is one number that can be called.
     */
    public static function isPhone(string $value): bool
    {
        return self::number($value) !== null;
    }

    /**
     * Whether a text is one number with its country code, so that a chat with it can be opened.
     */
    public static function isWhatsApp(string $value): bool
    {
        $number = self::number($value);
        return $number !== null && $number['isAbroad'] && !$number['isExtended'];
    }

    /**
     * What a text that is one number has beside its digits.
     *
     * @return array{isAbroad: bool, isExtended: bool}|null
     */
    private static function number(string $value): ?array
    {
        $visible = preg_replace('~\p{Cf}~u', '', $value) ?? '';
        $written = preg_replace('~^tel:~i', '', trim(self::digits(self::blanks($visible)), " \t")) ?? '';
        $alone = preg_replace(self::EXTENSION, '', $written, -1, $extensions) ?? '';
        $number = trim($alone, " \t");
        preg_match('~^\(?[ \t]*(\+|00)?(.*)$~sD', $number, $match);
        [, $prefix, $national] = $match + ['', '', ''];
        $hasTrunk = $prefix !== '' && preg_match(self::KEEPS_ZERO, trim($national, " \t")) !== 1;
        $dialled = $hasTrunk ? preg_replace('~\(0\)~', '', $national, 1) ?? '' : $national;
        $digits = preg_replace(self::SEPARATORS, '', $dialled) ?? '';
        $isOne = preg_match('~^[0-9]{1,' . self::MAX_DIGITS . '}$~D', $digits) === 1;
        return $isOne ? ['isAbroad' => $prefix !== '', 'isExtended' => $extensions > 0] : null;
    }

    /**
     * Whether a text is one mail address.
     */
    public static function isEmail(string $value): bool
    {
        $address = preg_replace('~^mailto:~i', '', trim(self::blanks($value), " \t")) ?? '';
        return preg_match(self::ADDRESS, $address) === 1;
    }

    /**
     * Arabic-Indic digits, both kinds, as ASCII's; all hyphens and dashes as one.
     */
    private static function digits(string $text): string
    {
        $marks = ['‐' => '-', '‑' => '-', '‒' => '-', '–' => '-', '—' => '-', '―' => '-'];
        foreach (range(0, 9) as $digit) {
            $marks["\xD9" . chr(0xA0 + $digit)] = (string) $digit;
            $marks["\xDB" . chr(0xB0 + $digit)] = (string) $digit;
        }
        return strtr($text, $marks);
    }

    private static function blanks(string $text): string
    {
        return preg_replace(self::BLANKS, "\t", $text) ?? '';
    }
}
