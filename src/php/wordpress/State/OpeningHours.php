<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

/**
 * Which lines are opening hours, by the rules of `src/site/opening-hours.ts`; `test/php/contact-link.test.ts` holds the answers to
 * those of TypeScript.
 */
final class OpeningHours
{
    private const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';

    private const TIME = '(?:[01][0-9]|2[0-3]):[0-5][0-9]';

    private const DAYS = self::DAY . '(?:-' . self::DAY . ')?';

    private const RANGE = self::TIME . '-(?:' . self::TIME . '|24:00)';

    private const LINE = '~^' . self::DAYS . '(?:,' . self::DAYS . ')* (closed|' . self::RANGE . '(?:,' . self::RANGE . ')*)$~D';

    /** What `trim` of JavaScript takes away, of blanks at the end a hundred. */
    private const BLANK = '[\t\n\x0B\f\r \x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}]';

    private const AROUND = '~^' . self::BLANK . '+|' . self::BLANK . '{1,100}$~uD';

    /**
     * Whether all lines of a text are in schema.org's form of `openingHours`, or closed days.
     */
    public static function areAll(string $value): bool
    {
        foreach (preg_split('~\r\n|[\n\r]~', $value) ?: [] as $written) {
            $line = preg_replace(self::AROUND, '', $written) ?? '';
            if ($line !== '' && !self::isLine($line)) {
                return false;
            }
        }
        return true;
    }

    private static function isLine(string $line): bool
    {
        if (preg_match(self::LINE, $line, $match) !== 1) {
            return false;
        }
        foreach ($match[1] === 'closed' ? [] : explode(',', $match[1]) as $times) {
            [$opens, $closes] = explode('-', $times);
            if ($opens === $closes) {
                return false;
            }
        }
        return true;
    }
}
