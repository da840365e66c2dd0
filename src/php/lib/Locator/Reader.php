<?php

declare(strict_types=1);

namespace Inlay\Locator;

use Inlay\Generated\Elements;

/**
 * Reads the tags of a page until nothing that follows can concern a component.
 */
final class Reader
{
    /**
     * @param int $last offset of the last place where a component may be
     */
    public static function read(Scan $scan, int $last): void
    {
        $isOver = false;
        $isSettled = false;
        while (!$isOver && !$isSettled && $scan->isSure) {
            if ($scan->resume <= $last) {
                $isOver = self::readToComponent($scan, self::tags($scan), $last, $isSettled);
            } elseif (self::isSettled($scan)) {
                $isSettled = true;
            } else {
                $isOver = self::settle($scan, self::tags($scan), 0, $isSettled);
            }
        }
        if ($isSettled) {
            if ($scan->isDocument && preg_match('~<frameset~i', $scan->html, $found, 0, $scan->resume) === 1) {
                $scan->isSure = false;
            }
        } elseif ($isOver) {
            $scan->abandon(0);
            if ($scan->openParagraphs !== []) {
                $scan->isSure = false;
            }
        }
    }

    /**
     * Reads all tags up to a component and its own. Nearly all the time of a scan passes here.
     *
     * @param list<array{string, int}> $tags
     * @return bool whether the page is at its end
     */
    private static function readToComponent(Scan $scan, array $tags, int $last, bool &$isSettled): bool
    {
        $from = $scan->resume;
        $names = &$scan->names;
        $flags = &$scan->flags;
        $starts = &$scan->starts;
        $top = $scan->top;
        $hasParagraph = $scan->openParagraphs !== [];
        foreach ($tags as $index => [$tag, $start]) {
            if ($start > $last + 1) {
                $scan->top = $top;
                return self::settle($scan, $tags, $index, $isSettled);
            }
            $ruled = Elements::RULED[$tag] ?? null;
            if ($ruled !== null) {
                $around = $flags[$top];
                if (($around & $ruled) === 0) {
                    $top++;
                    $names[$top] = $tag;
                    $starts[$top] = $start;
                    $flags[$top] = ($around & ~(Elements::LOST[$tag] ?? Elements::LOST_OTHERWISE))
                        | (Elements::ADDED[$tag] ?? 0);
                    continue;
                }
            } elseif (!$hasParagraph && (Elements::ENDS[$tag] ?? null) === $names[$top]) {
                $top--;
                continue;
            } elseif ($tag === '') {
                $scan->top = $top;
                return true;
            }
            $scan->top = $top;
            self::readTag($scan, $tag, $start);
            $top = $scan->top;
            $hasParagraph = $scan->openParagraphs !== [];
            if (!$scan->isSure) {
                return false;
            }
        }
        $scan->top = $top;
        $scan->isSure = $scan->isSure && $scan->resume > $from;
        return false;
    }

    /**
     * Reads on until nothing rearranges the components that were found.
     *
     * @param list<array{string, int}> $tags
     * @param int $index of the first one to read
     * @return bool whether the page is at its end
     */
    private static function settle(Scan $scan, array $tags, int $index, bool &$isSettled): bool
    {
        $depth = -1;
        for (;; $index++) {
            if ($depth < 0 && $scan->openInlays === [] && $scan->openParagraphs === []) {
                $depth = self::settledDepth($scan);
            }
            if ($depth >= 0 && $scan->top < $depth) {
                $isSettled = true;
                return false;
            }
            [$tag, $start] = $tags[$index] ?? ['', -1];
            if ($tag === '') {
                $scan->isSure = $start >= 0;
                return true;
            }
            self::readTag($scan, $tag, $start);
            if (!$scan->isSure) {
                return false;
            }
            if ($scan->resume > $start) {
                // It was skipped, and the tags end before what is behind it.
                $tags = self::tags($scan);
                $index = -1;
            } else {
                $scan->resume = $start;
            }
        }
    }

    private static function isSettled(Scan $scan): bool
    {
        return $scan->openInlays === [] && $scan->openParagraphs === [] && $scan->top < self::settledDepth($scan);
    }

    /**
     * The depth of the first special element in a formatting element: while it is open, an end tag of the formatting
     * element would take both apart, with the components in them.
     */
    private static function settledDepth(Scan $scan): int
    {
        $formatting = false;
        for ($depth = 1; $depth <= $scan->top; $depth++) {
            $classes = $scan->classesAt($depth);
            if ($formatting && ($classes & Elements::SPECIAL) !== 0) {
                return $depth;
            }
            $formatting = $formatting || ($classes & Elements::FORMATTING) !== 0;
        }
        return PHP_INT_MAX;
    }

    private static function readTag(Scan $scan, string $tag, int $start): void
    {
        $tag = strtolower($tag);
        if (isset(Skipped::NAMES[$tag])) {
            Skipped::read($scan, $tag, $start);
        } elseif ($tag[0] === '/') {
            EndTags::read($scan, substr($tag, 1), $start);
        } else {
            StartTags::read($scan, $tag, $start);
        }
    }

    /**
     * The tags from where the scan resumes to the next component's start tag or what is to be skipped, with the offsets of
     * their names, and nothing as the last one at the end of the page. They end before where only a parser can read on.
     *
     * @return list<array{string, int}>
     */
    private static function tags(Scan $scan): array
    {
        if ($scan->resume === strlen($scan->html)) {
            return [['', $scan->resume]];
        }
        $found = preg_match_all(Patterns::TAGS, $scan->html, $matches, PREG_OFFSET_CAPTURE, $scan->resume);
        return $found === false ? [] : $matches[0];
    }
}
