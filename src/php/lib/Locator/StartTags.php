<?php

declare(strict_types=1);

namespace Inlay\Locator;

use Inlay\Generated\Elements;

/**
 * What start tags do to the open elements that do not just open their own, as in the standard's "in body" insertion
 * mode.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
final class StartTags
{
    /**
     * @param string $name in lower case
     * @param int $start offset of the name
     */
    public static function read(Scan $scan, string $name, int $start): void
    {
        switch (Elements::START_RULES[$name] ?? 'open') {
            case 'open':
                self::open($scan, $name, $start);
                return;
            case 'block':
                self::block($scan, $name, $start);
                return;
            case 'anchor':
                self::anchor($scan, $start);
                return;
            case 'none':
                return;
            case 'rule':
                self::closeParagraph($scan);
                return;
            case 'heading':
                self::closeParagraph($scan);
                if (($scan->classesAt($scan->top) & Elements::IS_HEADING) !== 0) {
                    self::closeCurrent($scan);
                }
                self::open($scan, $name, $start);
                return;
            case 'item':
                self::closeItem($scan, $scan->find('li', Elements::LIST_ITEM_BOUNDARY));
                self::block($scan, $name, $start);
                return;
            case 'description':
                $dd = $scan->find('dd', Elements::LIST_ITEM_BOUNDARY);
                self::closeItem($scan, max($dd, $scan->find('dt', Elements::LIST_ITEM_BOUNDARY)));
                self::block($scan, $name, $start);
                return;
            case 'button':
                self::closeItem($scan, $scan->find('button', Elements::SCOPE));
                self::open($scan, $name, $start);
                return;
            case 'form':
                self::form($scan, $start);
                return;
            case 'table':
                Tables::open($scan, $start);
                return;
            case 'part':
                Tables::openPart($scan, $name, $start);
                return;
            case 'template':
                $scan->templates++;
                $scan->push($name, $start);
                return;
            case 'option':
                if ($scan->names[$scan->top] === 'option') {
                    self::closeCurrent($scan);
                }
                self::open($scan, $name, $start);
                return;
            case 'component':
                Components::open($scan, $name, $start);
                return;
            default:
                // Frames, ruby and `xmp`. What else holds text alone, or is foreign, `Skipped` reads.
                $scan->isSure = false;
        }
    }

    /**
     * Opens an element; directly in a table the parser would put it elsewhere.
     */
    private static function open(Scan $scan, string $name, int $start): void
    {
        if (($scan->classesAt($scan->top) & Elements::FOSTERING) !== 0) {
            $scan->isSure = false;
        }
        $scan->push($name, $start);
    }

    private static function block(Scan $scan, string $name, int $start): void
    {
        self::closeParagraph($scan);
        self::open($scan, $name, $start);
    }

    private static function closeParagraph(Scan $scan): void
    {
        if (($scan->flags[$scan->top] & Elements::PARAGRAPH) !== 0) {
            $scan->popTo($scan->find('p', 0));
        }
    }

    /**
     * Whether the current node closes depends on components that were closed at once.
     */
    private static function closeCurrent(Scan $scan): void
    {
        if ($scan->hasGhost) {
            $scan->isSure = false;
        }
        $scan->popTo($scan->top);
    }

    private static function closeItem(Scan $scan, int $depth): void
    {
        if ($depth !== -1) {
            $scan->popTo($depth);
        }
    }

    /**
     * In an anchor, which is closed before; with a special element between them, the parser takes elements apart.
     */
    private static function anchor(Scan $scan, int $start): void
    {
        if (($scan->flags[$scan->top] & Elements::ANCHOR) !== 0) {
            $depth = $scan->find('a', Elements::SPECIAL);
            if ($depth === -1) {
                $scan->isSure = false;
            } else {
                $scan->popTo($depth);
            }
        }
        self::open($scan, 'a', $start);
    }

    private static function form(Scan $scan, int $start): void
    {
        if ($scan->templates > 0) {
            self::block($scan, 'form', $start);
            return;
        }
        if ($scan->hasForm) {
            return;
        }
        $scan->hasForm = true;
        $scan->formDepth = 0;
        // A form directly in a table is put there and closed at once.
        if (($scan->classesAt($scan->top) & Elements::FOSTERING) !== 0) {
            return;
        }
        self::block($scan, 'form', $start);
        $scan->formDepth = $scan->top;
    }
}
