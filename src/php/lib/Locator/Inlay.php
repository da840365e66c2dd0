<?php

declare(strict_types=1);

namespace Inlay\Locator;

/**
 * A component that was found. All offsets are bytes.
 */
final class Inlay
{
    /** Behind its end tag if it has one, else behind its start tag. */
    public int $end;

    /**
     * @param string $tag its name in lower case
     * @param int $flags what surrounds it, as bits of `Elements`
     * @param bool $isRefused whether a form cannot stand there for reasons that the flags don't tell
     * @param int $depth of its element, when it is among the open ones
     */
    public function __construct(
        public readonly string $tag,
        public readonly int $start,
        public readonly int $openEnd,
        public readonly int $flags,
        public readonly bool $isRefused,
        public readonly int $depth,
    ) {
        $this->end = $openEnd;
    }
}
