<?php

declare(strict_types=1);

namespace Inlay\Locator;

/**
 * A paragraph with block-level inlays directly in it. All offsets are bytes.
 */
final class Paragraph
{
    /** @var list<Inlay> */
    public array $members = [];

    /** Start and end of its end tag. */
    public int $closeStart = 0;
    public int $end = 0;

    /**
     * @param int $start of its start tag
     * @param int $flags what surrounds the paragraph itself
     * @param int $depth of its element
     */
    public function __construct(
        public readonly int $start,
        public readonly int $flags,
        public readonly int $depth,
    ) {
    }
}
