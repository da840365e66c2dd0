<?php

declare(strict_types=1);

namespace Inlay\Locator;

/**
 * The fewest elements within which inlays come to what they come to in the page: a place of src/component/context.ts, as far
 * as it decides on markup. Always the same for the same place, so that equal ones share a baked canvas.
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
    public static function of(string $bytes, int $flags, array $inlays, bool $isParagraph): ?array
    {
        $tags = [];
        $isDeep = false;
        $isRefused = ($flags & Elements::FORM) !== 0;
        foreach ($inlays as $inlay) {
            if ($inlay->isOdd) {
                return null;
            }
            $tags[$inlay->tag] = true;
            $isDeep = $isDeep || $inlay->isDeep;
            $isRefused = $isRefused || $inlay->isRefused;
        }
        if ($isDeep) {
            $inner = self::tagsWithin($bytes);
            if (isset($inner['x-contact']) && ($flags & self::INLINE) !== 0) {
                // It depends on the elements between which of the inline ones it is still in.
                return isset($tags['x-contact']) && count($inner) === 1 && substr_count(strtolower($bytes), '<x-') === 1
                    ? self::around(false, false, self::link($flags, true), true)
                    : null;
            }
            $tags += $inner;
        } elseif (!$isParagraph && isset($tags['x-addon']) && ($isRefused || ($flags & Elements::BUTTON) !== 0)) {
            return self::NEVER;
        }
        $hasAddon = isset($tags['x-addon']);
        $link = self::link($flags, $isDeep || $hasAddon);
        $isInline = isset($tags['x-contact']) && ($flags & self::INLINE) !== 0;
        if ($hasAddon && ($flags & self::UNLINKED) === self::UNLINKED) {
            return null;
        }
        if ($link === 'button' && isset($tags['x-contact']) && !$isInline) {
            // A button would make it inline.
            return null;
        }
        return self::around(
            $hasAddon && $isRefused,
            isset($tags['x-menu']) && ($flags & Elements::NAV) !== 0,
            $link,
            $isInline,
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

    /**
     * @return array<string, true>
     */
    private static function tagsWithin(string $bytes): array
    {
        $count = preg_match_all(Patterns::CANDIDATE, $bytes, $found);
        $tags = [];
        for ($index = 0; $index < $count; $index++) {
            $tags[substr(strtolower($found[0][$index]), 1)] = true;
        }
        return $tags;
    }
}
