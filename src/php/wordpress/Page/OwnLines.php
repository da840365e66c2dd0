<?php

declare(strict_types=1);

namespace Inlay\WordPress\Page;

use Inlay\Generated\ComponentTable;

/**
 * Parts block-level components from the lines around them before `wpautop` makes paragraphs: it knows only HTML's own
 * block elements, and would set a menu and the sentence above it into one paragraph. A component in a paragraph of its
 * own is unwrapped when it is expanded.
 */
final class OwnLines
{
    /** A line of nothing but complete block-level components. */
    private const LINE = '~^[ \t]*(?:<(' . ComponentTable::BLOCK_PATTERN . ')(?:\s[^<>]*)?>\s*</\1\s*>[ \t]*)+\r?$~im';

    /**
     * The content of a post or a widget before its paragraphs are made, if they are.
     */
    public static function apart(mixed $content): mixed
    {
        if (!is_string($content) || stripos($content, '<x-') === false || !self::makesParagraphs()) {
            return $content;
        }
        return self::of($content);
    }

    /**
     * Whether the filter that is running makes them.
     */
    private static function makesParagraphs(): bool
    {
        return \has_filter((string) \current_filter(), 'wpautop') !== false;
    }

    /**
     * A content with empty lines around such lines.
     */
    public static function of(string $content): string
    {
        // In these, an empty line is content.
        if (preg_match('~<(?:pre|script|style|textarea)\b~i', $content) === 1) {
            return $content;
        }
        return preg_replace(self::LINE, "\n$0\n", $content) ?? $content;
    }
}
