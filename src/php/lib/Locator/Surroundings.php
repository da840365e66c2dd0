<?php

declare(strict_types=1);

namespace Inlay\Locator;

use Inlay\Generated\Elements;

/**
 * The fewest elements within which inlays come to what they come to in the page: a place of src/component/context.ts,
 * as far as it decides on markup. Always the same for the same place, so that equal ones share a baked canvas.
 */
final class Surroundings
{
    /** What can only ever be the author's bytes. */
    public const NEVER = [];

    /** Where a postal address is a `span`. */
    private const INLINE = Elements::PHRASING | Elements::PARAGRAPH | Elements::HEADING | Elements::ADDRESS;

    private const UNLINKED = Elements::ANCHOR | Elements::BUTTON;

    /**
     * @param int $flags what surrounds the region
     * @param non-empty-list<Inlay> $inlays those that the region is made of
     * @param bool $isParagraph whether the region is a paragraph
     * @return array{string, string}|array{}|null start tags and end tags; `NEVER`; null where nobody here is sure
     */
    public static function of(int $flags, array $inlays, bool $isParagraph): ?array
    {
        $tags = [];
        $isRefused = ($flags & Elements::FORM) !== 0;
        $isInline = ($flags & self::INLINE) !== 0;
        foreach ($inlays as $inlay) {
            $tags[$inlay->tag] = true;
            $isRefused = $isRefused || $inlay->isRefused;
        }
        $hasAddon = isset($tags['x-addon']);
        $hasContact = isset($tags['x-contact']);
        if ($hasAddon && !$isParagraph && ($isRefused || ($flags & Elements::BUTTON) !== 0)) {
            return self::NEVER;
        }
        $link = self::link($flags, $isParagraph || $hasAddon);
        if (
            ($hasAddon && ($flags & self::UNLINKED) === self::UNLINKED)
            // A button would make a contact inline.
            || ($hasContact && !$isInline && $link === 'button')
        ) {
            return null;
        }
        return self::around(
            $hasAddon && $isRefused,
            isset($tags['x-menu']) && ($flags & Elements::NAV) !== 0,
            $link,
            $hasContact && $isInline,
        );
    }

    /**
     * @param bool $isExact whether it matters which of the two it is
     */
    private static function link(int $flags, bool $isExact): string
    {
        if (($flags & self::UNLINKED) === 0) {
            return '';
        }
        return $isExact && ($flags & Elements::ANCHOR) === 0 ? 'button' : 'a';
    }

    /**
     * @return array{string, string}
     */
    private static function around(bool $form, bool $nav, string $link, bool $inline): array
    {
        $before = '';
        $after = '';
        foreach ([$form ? 'form' : '', $nav ? 'nav' : '', $link, $inline ? 'span' : ''] as $name) {
            if ($name !== '') {
                $before .= "<$name>";
                $after = "</$name>$after";
            }
        }
        return [$before, $after];
    }
}
