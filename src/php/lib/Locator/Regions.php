<?php

declare(strict_types=1);

namespace Inlay\Locator;

use Inlay\Region;

/**
 * The regions of a page, from the inlays and paragraphs of a scan.
 */
final class Regions
{
    /**
     * @return list<Region>|null in the order of the page; null where one is not certain to be alone what it is in the
     *     page
     */
    public static function of(Scan $scan): ?array
    {
        $stretches = [];
        foreach ($scan->inlays as $inlay) {
            $stretches[$inlay->start] = [$inlay->end, $inlay->flags, [$inlay]];
        }
        foreach ($scan->paragraphs as $paragraph) {
            if (self::isOnlyInlays($scan->html, $paragraph)) {
                $stretches[$paragraph->start] = [$paragraph->end, $paragraph->flags, $paragraph->members];
            }
        }
        ksort($stretches);
        $regions = [];
        $behind = 0;
        foreach ($stretches as $start => [$end, $flags, $inlays]) {
            if ($start < $behind) {
                // In the fallback content of another, or in a paragraph that goes as a whole.
                continue;
            }
            $behind = $end;
            $around = Surroundings::of($scan->html, $flags, $inlays, $inlays[0]->start !== $start);
            if ($around === null) {
                return null;
            }
            if ($around !== Surroundings::NEVER) {
                [$before, $after] = $around;
                $bytes = $inlays[0]->start === $start && !$inlays[0]->isDeep
                    ? self::withoutContent($scan->html, $inlays[0])
                    : substr($scan->html, $start, $end - $start);
                $regions[] = new Region($start, $end, $before . $bytes . $after, strlen($before), strlen($after));
            }
        }
        return $regions;
    }

    /**
     * An inlay without its fallback content, on which nothing depends where no component is in it.
     */
    private static function withoutContent(string $html, Inlay $inlay): string
    {
        $tag = substr($html, $inlay->start, $inlay->openEnd - $inlay->start);
        return $inlay->end > $inlay->openEnd ? "$tag</$inlay->tag>" : $tag;
    }

    /**
     * Whether a paragraph holds block-level inlays, blanks and line breaks, and nothing else.
     */
    private static function isOnlyInlays(string $html, Paragraph $paragraph): bool
    {
        $tag = preg_match(Patterns::TAG, $html, $found, 0, $paragraph->start + 1) === 1 ? strlen($found[0]) : 0;
        $at = $paragraph->start + 1 + $tag;
        foreach ($paragraph->members as $member) {
            if (!self::isBlank(substr($html, $at, $member->start - $at))) {
                return false;
            }
            $at = $member->end;
        }
        return self::isBlank(substr($html, $at, $paragraph->closeStart - $at));
    }

    private static function isBlank(string $gap): bool
    {
        return $gap === '' || preg_match(Patterns::BLANK_ONLY, $gap) === 1;
    }
}
