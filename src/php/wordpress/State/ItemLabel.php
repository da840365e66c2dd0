<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

use Inlay\Form\Element;
use Inlay\Form\Parser;
use Inlay\Form\Refusal;

/**
 * The label of a menu's item as text. WordPress lets it be markup, such as a picture or an icon, which is nothing to whoever
 * can't see it: what stands in its place is what a screen reader says.
 */
final class ItemLabel
{
    /** Bytes. A picture may have its data in its address; more is no label. */
    private const MAX_MARKUP = 200_000;

    /**
     * The label's text; else the names of what is in it (`aria-label`, `alt`); else titles in it; else the title that the
     * item has for itself. Empty where there is none.
     */
    public static function of(mixed $label, mixed $title): string
    {
        $text = PlainText::of($label);
        if ($text === '') {
            $elements = self::elements(PlainText::scrubbed($label));
            $text = self::names($elements, ['aria-label', 'alt']);
            $text = $text === '' ? self::names($elements, ['title']) : $text;
        }
        return $text === '' ? PlainText::of($title) : $text;
    }

    private static function elements(string $markup): ?Element
    {
        if (!str_contains($markup, '<') || strlen($markup) > self::MAX_MARKUP) {
            return null;
        }
        try {
            return Parser::parse($markup);
        } catch (Refusal) {
            return null;
        }
    }

    /**
     * What elements are called, in their order. A name stands for all that is in its element.
     *
     * @param list<string> $attributes the first that has a text is the name
     */
    private static function names(?Element $root, array $attributes): string
    {
        $names = [];
        $waiting = $root === null ? [] : [$root];
        while (($element = array_pop($waiting)) !== null) {
            $own = array_map(static fn (string $name): string => trim($element->attributes[$name] ?? ''), $attributes);
            $name = array_values(array_diff($own, ['']))[0] ?? null;
            if ($name !== null) {
                $names[] = $name;
                continue;
            }
            foreach (array_reverse($element->children) as $child) {
                if ($child instanceof Element) {
                    $waiting[] = $child;
                }
            }
        }
        return PlainText::oneLine(implode(' ', $names));
    }
}
