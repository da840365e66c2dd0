<?php

declare(strict_types=1);

namespace Inlay;

/**
 * An expanded page, and what it is made of.
 */
final class Expansion
{
    /**
     * @param string $html the page
     * @param int $regions stretches of the page that hold components, those within others too; the whole page counts as
     *     one where only a parser knows them
     * @param int $stale those of them that show an earlier state of the site
     * @param int $missing those of them that are left as the author wrote them, as nothing is baked for them
     */
    public function __construct(
        public readonly string $html,
        public readonly int $regions = 0,
        public readonly int $stale = 0,
        public readonly int $missing = 0,
    ) {
    }
}
