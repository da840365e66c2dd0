<?php

declare(strict_types=1);

namespace Inlay\Expander;

use Inlay\Region;

/**
 * What is to be replaced in a page.
 */
final class Plan
{
    /**
     * @param list<Region> $regions in the order of their starts, the outer before the inner
     * @param bool $isWhole whether the one region is the whole page, as only a parser knows what is in it
     */
    public function __construct(
        public readonly array $regions,
        public readonly bool $isWhole,
    ) {
    }
}
