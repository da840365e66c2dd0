<?php

declare(strict_types=1);

namespace Inlay;

/**
 * A stretch of a page that Inlay may replace, and the small canvas that says by what: an inlay, from its start tag to
 * its end tag if it has one, or a paragraph that holds nothing but block-level inlays.
 *
 * There may be regions within another. They count where the outer one doesn't resolve as a whole: its fallback content is
 * shown then, or the paragraph stays.
 */
final class Region
{
    /** What the canvas of a paragraph begins with, behind the elements around it. */
    public const PARAGRAPH = '<p>';

    /**
     * @param int $start first byte of the region in the page
     * @param int $end the byte behind it
     * @param string $canvas the region's components within the elements that decide what can stand there: no fallback
     *     content, and nothing else of the page's text
     * @param int $before bytes of the canvas in front of the region's
     * @param int $after bytes of the canvas behind the region's
     */
    public function __construct(
        public readonly int $start,
        public readonly int $end,
        public readonly string $canvas,
        public readonly int $before,
        public readonly int $after,
    ) {
    }

    /**
     * What goes in the region's place, of what the canvas was rendered to; null where it doesn't resolve as a whole, so
     * that the page's own bytes stay, but for those of the regions within.
     */
    public function cut(string $rendered): ?string
    {
        if ($rendered === $this->canvas) {
            return null;
        }
        $bytes = substr($rendered, $this->before, strlen($rendered) - $this->before - $this->after);
        // Where all of a paragraph's components resolve, it goes; and none of them begins with another.
        return str_starts_with($bytes, self::PARAGRAPH) ? null : $bytes;
    }
}
