<?php

declare(strict_types=1);

namespace Inlay\Locator;

use Inlay\Generated\Elements;

/**
 * What the tags of components do.
 */
final class Components
{
    /**
     * Takes a component down. It becomes an open element only if its end tag is not at hand, but may come.
     *
     * @param int $start offset of its name
     */
    public static function open(Scan $scan, string $tag, int $start): void
    {
        if (preg_match(Patterns::COMPONENT, $scan->html, $found, 0, $start - 1) !== 1) {
            $scan->isSure = false;
            return;
        }
        $openEnd = $start - 1 + strlen($found[0]);
        $isFostered = ($scan->classesAt($scan->top) & Elements::FOSTERING) !== 0;
        // What is directly in a table is put in front of it.
        $around = $isFostered ? $scan->find('table', 0) - 1 : $scan->top;
        $isRefused = $isFostered || ($scan->hasForm && $scan->templates === 0);
        $inlay = new Inlay($tag, $start - 1, $openEnd, $scan->flags[$around], $isRefused, $scan->top + 1);
        $scan->inlays[] = $inlay;
        if (isset(Elements::BLOCK_COMPONENTS[$tag]) && $scan->names[$scan->top] === 'p') {
            self::joinParagraph($scan, $inlay);
        }
        $scan->resume = $openEnd;
        if (isset($scan->closed[$inlay->start])) {
            return;
        }
        $isTextAlone = preg_match(Patterns::COMPONENT_END, $scan->html, $found, 0, $openEnd) === 1;
        if ($isTextAlone && strtolower($found[1]) === $tag) {
            $inlay->end = $openEnd + strlen($found[0]);
            $scan->resume = $inlay->end;
        } elseif (!self::hasEndTag($scan, $tag, $openEnd)) {
            $scan->hasGhost = true;
        } else {
            if ($isFostered) {
                $scan->isSure = false;
            }
            $scan->push($tag, $start);
            $scan->openInlays[] = $inlay;
        }
    }

    /**
     * The end tag at `start` is that of the inlay at a depth.
     */
    public static function close(Scan $scan, int $depth, int $start): void
    {
        $scan->abandon($depth + 1);
        $inlay = array_pop($scan->openInlays);
        if ($inlay !== null) {
            $inlay->end = self::endOfTag($scan, $start);
        }
    }

    /**
     * The end tag at `start` is that of the innermost paragraph with inlays.
     */
    public static function closeParagraph(Scan $scan, int $start): void
    {
        $paragraph = array_pop($scan->openParagraphs);
        if ($paragraph !== null) {
            $paragraph->closeStart = $start - 1;
            $paragraph->end = self::endOfTag($scan, $start);
            $scan->paragraphs[] = $paragraph;
        }
    }

    private static function endOfTag(Scan $scan, int $start): int
    {
        if (preg_match(Patterns::TAG, $scan->html, $found, 0, $start) !== 1) {
            $scan->isSure = false;
            return $start;
        }
        return $start + strlen($found[0]);
    }

    /**
     * Whether there is an end tag of the component, or what looks like one, from an offset on.
     */
    private static function hasEndTag(Scan $scan, string $tag, int $from): bool
    {
        $known = $scan->endTags[$tag] ?? -1;
        if ($known < $from) {
            $known = self::endTag($scan->html, $tag, $from);
            $scan->endTags[$tag] = $known;
        }
        return $known !== PHP_INT_MAX;
    }

    /** Where the next end tag begins that a component's name begins the name of; the largest number if there is none. */
    private static function endTag(string $html, string $tag, int $from): int
    {
        while (preg_match(Patterns::END_TAG, $html, $found, PREG_OFFSET_CAPTURE, $from) === 1) {
            if (strtolower($found[1][0]) === $tag) {
                return $found[0][1];
            }
            $from = $found[0][1] + 2;
        }
        return PHP_INT_MAX;
    }

    private static function joinParagraph(Scan $scan, Inlay $inlay): void
    {
        $last = count($scan->openParagraphs) - 1;
        if ($last < 0 || $scan->openParagraphs[$last]->depth !== $scan->top) {
            $flags = $scan->flags[$scan->top - 1];
            $scan->openParagraphs[] = new Paragraph($scan->starts[$scan->top] - 1, $flags, $scan->top);
            $last++;
        }
        $scan->openParagraphs[$last]->members[] = $inlay;
    }
}
