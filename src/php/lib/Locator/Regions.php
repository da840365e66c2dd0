<?php

declare(strict_types=1);

namespace Inlay\Locator;

use Inlay\Region;

/**
 * The regions of a page, from the inlays and paragraphs of a scan.
 *
 * A canvas is made of start tags and end tags of components, of what is around them without its attributes, and of the
 * blanks and line breaks between the components of a paragraph. Fallback content and other text of the author's is never
 * in it: that may be what only one visitor may see.
 */
final class Regions
{
    /**
     * @return list<Region>|null in the order of their starts, the outer before the inner; null where one is not certain to
     *     be alone what it is in the page
     */
    public static function of(Scan $scan): ?array
    {
        $stretches = [];
        foreach ($scan->inlays as $inlay) {
            $stretches[$inlay->start] = [$inlay->end, $inlay->flags, [$inlay], self::bytes($scan->html, $inlay)];
        }
        foreach ($scan->paragraphs as $paragraph) {
            $bytes = self::paragraph($scan->html, $paragraph);
            if ($bytes !== null) {
                $stretches[$paragraph->start] = [$paragraph->end, $paragraph->flags, $paragraph->members, $bytes];
                if (count($paragraph->members) === 1) {
                    // It comes to nothing alone where the paragraph does.
                    unset($stretches[$paragraph->members[0]->start]);
                }
            }
        }
        ksort($stretches);
        $regions = [];
        foreach ($stretches as $start => [$end, $flags, $inlays, $bytes]) {
            $around = Surroundings::of($flags, $inlays, $inlays[0]->start !== $start);
            if ($around === null) {
                return null;
            }
            if ($around !== Surroundings::NEVER) {
                [$before, $after] = $around;
                $regions[] = new Region($start, $end, $before . $bytes . $after, strlen($before), strlen($after));
            }
        }
        return $regions;
    }

    /** An inlay without its fallback content. */
    private static function bytes(string $html, Inlay $inlay): string
    {
        $tag = substr($html, $inlay->start, $inlay->openEnd - $inlay->start);
        return $inlay->end > $inlay->openEnd ? "$tag</$inlay->tag>" : $tag;
    }

    /**
     * A paragraph of block-level inlays, blanks and line breaks; null for one that holds anything else.
     */
    private static function paragraph(string $html, Paragraph $paragraph): ?string
    {
        $tag = preg_match(Patterns::TAG, $html, $found, 0, $paragraph->start + 1) === 1 ? strlen($found[0]) : 0;
        $at = $paragraph->start + 1 + $tag;
        $bytes = Region::PARAGRAPH;
        foreach ($paragraph->members as $member) {
            $gap = substr($html, $at, $member->start - $at);
            if (!self::isBlank($gap)) {
                return null;
            }
            $bytes .= $gap . self::bytes($html, $member);
            $at = $member->end;
        }
        $gap = substr($html, $at, $paragraph->closeStart - $at);
        return self::isBlank($gap) ? "$bytes$gap</p>" : null;
    }

    private static function isBlank(string $gap): bool
    {
        return $gap === '' || preg_match(Patterns::BLANK_ONLY, $gap) === 1;
    }
}
