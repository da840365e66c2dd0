<?php

declare(strict_types=1);

namespace Inlay\WordPress\Page;

/**
 * Lets authors without `unfiltered_html` keep the five elements.
 */
final class Kses
{
    private const ELEMENTS = [
        'x-logo' => ['variant', 'link', 'class'],
        'x-menu' => ['location', 'depth', 'class'],
        'x-social' => ['class'],
        'x-contact' => ['field', 'link', 'class'],
        'x-addon' => ['provider', 'id', 'class'],
    ];

    /**
     * @param mixed $tags attributes by element
     * @param mixed $context `post` for what authors write
     */
    public static function allow(mixed $tags, mixed $context): mixed
    {
        if ($context !== 'post' || !is_array($tags)) {
            return $tags;
        }
        foreach (self::ELEMENTS as $element => $attributes) {
            $tags[$element] = [...array_fill_keys($attributes, true), ...($tags[$element] ?? [])];
        }
        return $tags;
    }
}
