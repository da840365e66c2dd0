<?php

declare(strict_types=1);

namespace Inlay;

use Inlay\Generated\Limits;
use Inlay\Locator\Patterns;
use Inlay\Locator\Reader;
use Inlay\Locator\Regions;
use Inlay\Locator\Scan;
use Inlay\Locator\Skipped;

/**
 * Finds the stretches of a page that Inlay may replace, by one forward scan that ends behind the last component.
 *
 * It is src/canvas/locate/fast/locate-fast.ts in PHP and like that answers only where it is certain; test/php/locator.test.ts holds
 * what comes of its answers to what `render` makes of whole pages.
 */
final class Locator
{
    /** Tags of a page, beyond which only a parser knows. They are held all at once, in about 400 bytes each. */
    public const MAX_TAGS = 100_000;

    /**
     * The regions of a page, in its order; they never overlap.
     *
     * Markup is ASCII: bytes that are no UTF-8, such as those of a text that was cut in a character, do no harm but within
     * a region, which is left out then.
     *
     * @param string $html the page in UTF-8
     * @return list<Region>|null null where only a parser knows
     */
    public static function regions(string $html): ?array
    {
        if (preg_match(Patterns::CANDIDATE, $html) !== 1) {
            return [];
        }
        $isTooLarge = strlen($html) > Limits::MAX_CANVAS_LENGTH
            || (strlen($html) > 2 * self::MAX_TAGS && substr_count($html, '<') > self::MAX_TAGS);
        if ($isTooLarge || str_contains($html, "\0")) {
            return null;
        }
        $last = self::lastCandidate($html);
        $isDocument = Skipped::isDocument($html);
        $scan = new Scan($html, $isDocument, []);
        Reader::read($scan, $last);
        if ($scan->isSure && $scan->unclosed !== []) {
            // As the exact locator does: what has no end tag is closed at once, so that it does not surround what
            // follows.
            $scan = new Scan($html, $isDocument, $scan->unclosed);
            Reader::read($scan, $last);
            $scan->isSure = $scan->isSure && $scan->unclosed === [];
        }
        $isWithin = count($scan->inlays) <= Limits::MAX_INLAYS && count($scan->names) <= Limits::MAX_NESTING;
        $regions = $scan->isSure && $isWithin ? Regions::of($scan) : null;
        return $regions === null ? null : array_values(array_filter($regions, self::isText(...)));
    }

    private static function isText(Region $region): bool
    {
        return preg_match('//u', $region->canvas) === 1;
    }

    /**
     * Offset of the last place where a component may be; 0 where there is none.
     *
     * Measured on a page of 60 KB: to search all of it for `<X-` takes 27 µs, for `X-` 3.
     */
    private static function lastCandidate(string $html): int
    {
        $upper = str_contains($html, 'X-') ? (int) strrpos($html, '<X-') : 0;
        return max((int) strrpos($html, '<x-'), $upper);
    }
}
