<?php

declare(strict_types=1);

namespace Inlay\WordPress\Page;

use Inlay\Generated\ComponentTable;

/**
 * Lets authors without `unfiltered_html` keep the five elements.
 */
final class Kses
{
    /**
     * @param mixed $tags attributes by element
     * @param mixed $context `post` for what authors write
     */
    public static function allow(mixed $tags, mixed $context): mixed
    {
        if ($context !== 'post' || !is_array($tags)) {
            return $tags;
        }
        foreach (ComponentTable::ATTRIBUTES as $element => $attributes) {
            $tags[$element] = [...array_fill_keys($attributes, true), ...($tags[$element] ?? [])];
        }
        return $tags;
    }
}
