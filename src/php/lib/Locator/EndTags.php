<?php

declare(strict_types=1);

namespace Inlay\Locator;

use Inlay\Generated\Elements;

/**
 * What end tags do to the open elements, as in the standard's "in body" insertion mode.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
final class EndTags
{
    /**
     * @param string $name in lower case
     * @param int $start offset of the slash before the name
     */
    public static function read(Scan $scan, string $name, int $start): void
    {
        switch (Elements::END_RULES[$name] ?? 'other') {
            case 'scope':
                self::closeAt($scan, $scan->find($name, Elements::SCOPE));
                return;
            case 'marker':
                // Its own end tag clears the list of active formatting elements that it began.
                self::closeAt($scan, $scan->find($name, Elements::SCOPE), true);
                return;
            case 'heading':
                self::closeAt($scan, $scan->findClass(Elements::IS_HEADING, Elements::SCOPE));
                return;
            case 'item':
                self::closeAt($scan, $scan->find($name, Elements::LIST_ITEM_SCOPE));
                return;
            case 'formatting':
                self::closeFormatting($scan, $name);
                return;
            case 'paragraph':
                self::closeParagraph($scan, $start);
                return;
            case 'form':
                self::closeForm($scan);
                return;
            case 'template':
                self::closeTemplate($scan);
                return;
            case 'table':
                Tables::close($scan);
                return;
            case 'part':
                Tables::closePart($scan, $name);
                return;
            case 'none':
                return;
            default:
                self::closeOther($scan, $name, $start);
        }
    }

    /**
     * Any other end tag: closes down to an element of its name, unless a special one is above it.
     */
    private static function closeOther(Scan $scan, string $name, int $start): void
    {
        $depth = $scan->find($name, Elements::SPECIAL);
        if ($depth === -1) {
            return;
        }
        if (($scan->classesAt($depth) & Elements::COMPONENT) !== 0) {
            Components::close($scan, $depth, $start);
        }
        $scan->popTo($depth);
    }

    private static function closeAt(Scan $scan, int $depth, bool $clears = false): void
    {
        if ($depth > 0) {
            $scan->popTo($depth, $clears);
        }
    }

    private static function closeParagraph(Scan $scan, int $start): void
    {
        if (($scan->flags[$scan->top] & Elements::PARAGRAPH) === 0) {
            return;
        }
        $depth = $scan->find('p', 0);
        $last = count($scan->openParagraphs) - 1;
        if ($last >= 0 && $scan->openParagraphs[$last]->depth === $depth) {
            Components::closeParagraph($scan, $start);
        }
        $scan->popTo($depth);
    }

    /**
     * With a special element between them, the parser takes elements apart (the "adoption agency").
     */
    private static function closeFormatting(Scan $scan, string $name): void
    {
        $depth = $scan->find($name, Elements::SPECIAL);
        if ($depth !== -1) {
            $scan->popTo($depth);
        } elseif ($scan->find($name, 0) !== -1) {
            $scan->isSure = false;
        }
    }

    private static function closeForm(Scan $scan): void
    {
        if ($scan->templates > 0) {
            self::closeAt($scan, $scan->find('form', Elements::SCOPE));
            return;
        }
        $had = $scan->hasForm;
        $scan->hasForm = false;
        $depth = $had ? $scan->find('form', Elements::SCOPE) : -1;
        if ($depth === -1) {
            return;
        }
        // A form is taken out from under what is still open in it, and never another one than the parser has for the
        // open one.
        if ($scan->formDepth !== $depth) {
            $scan->isSure = false;
        }
        for ($above = $scan->top; $above > $depth; $above--) {
            if (($scan->classesAt($above) & Elements::IMPLIED_END) === 0) {
                $scan->isSure = false;
            }
        }
        $scan->popTo($depth);
    }

    private static function closeTemplate(Scan $scan): void
    {
        if ($scan->templates === 0) {
            return;
        }
        $scan->templates--;
        $scan->popTo($scan->find('template', 0), true);
    }
}
