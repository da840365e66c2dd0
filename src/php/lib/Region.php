<?php

declare(strict_types=1);

namespace Inlay;

/**
 * A stretch of a page that Inlay may replace, and the small canvas that says by what: an inlay, from its start tag to
 * its end tag if it has one, or a paragraph that holds nothing but block-level inlays.
 */
final class Region
{
    /**
     * @param int $start first byte of the region in the page
     * @param int $end the byte behind it
     * @param string $canvas the region's bytes within the elements that decide what can stand there. Fallback content
     *     is left out where no component is in it: it may hold what differs from page to page, such as a form's nonce
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
     * What goes in the region's place, of what the canvas was rendered to; null where nothing in it resolves, so that
     * the page's own bytes stay.
     */
    public function cut(string $rendered): ?string
    {
        if ($rendered === $this->canvas) {
            return null;
        }
        return substr($rendered, $this->before, strlen($rendered) - $this->before - $this->after);
    }
}
