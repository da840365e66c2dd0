<?php

declare(strict_types=1);

namespace Inlay\Locator;

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
        switch ($name) {
            case 'area':
            case 'base':
            case 'basefont':
            case 'bgsound':
            case 'br':
            case 'embed':
            case 'frame':
            case 'img':
            case 'image':
            case 'input':
            case 'keygen':
            case 'link':
            case 'meta':
            case 'param':
            case 'source':
            case 'track':
            case 'wbr':
            case 'head':
            case 'html':
            case 'body':
                return;
            case 'hr':
                self::closeParagraph($scan);
                return;
            case 'a':
                self::anchor($scan, $start);
                return;
            case 'h1':
            case 'h2':
            case 'h3':
            case 'h4':
            case 'h5':
            case 'h6':
                self::closeParagraph($scan);
                if (($scan->classesAt($scan->top) & Elements::IS_HEADING) !== 0) {
                    self::closeCurrent($scan);
                }
                self::open($scan, $name, $start);
                return;
            case 'li':
                self::closeItem($scan, $scan->find('li', Elements::LIST_ITEM_BOUNDARY));
                self::block($scan, $name, $start);
                return;
            case 'dd':
            case 'dt':
                $dd = $scan->find('dd', Elements::LIST_ITEM_BOUNDARY);
                self::closeItem($scan, max($dd, $scan->find('dt', Elements::LIST_ITEM_BOUNDARY)));
                self::block($scan, $name, $start);
                return;
            case 'button':
                $depth = $scan->find('button', Elements::SCOPE);
                self::closeItem($scan, $depth);
                self::open($scan, $name, $start);
                return;
            case 'form':
                self::form($scan, $start);
                return;
            case 'table':
                Tables::open($scan, $start);
                return;
            case 'caption':
            case 'col':
            case 'colgroup':
            case 'tbody':
            case 'td':
            case 'tfoot':
            case 'th':
            case 'thead':
            case 'tr':
                Tables::openPart($scan, $name, $start);
                return;
            case 'template':
                $scan->templates++;
                $scan->push($name, $start);
                return;
            case 'option':
            case 'optgroup':
                if ($scan->names[$scan->top] === 'option') {
                    self::closeCurrent($scan);
                }
                self::open($scan, $name, $start);
                return;
            case 'x-logo':
            case 'x-menu':
            case 'x-social':
            case 'x-contact':
            case 'x-addon':
                Components::open($scan, $name, $start);
                return;
            default:
                self::other($scan, $name, $start);
        }
    }

    private static function other(Scan $scan, string $name, int $start): void
    {
        $ruled = Elements::RULED[$name] ?? Elements::CHOOSY;
        if (($ruled & Elements::EVERYWHERE) !== 0) {
            // Frames and ruby.
            $scan->isSure = false;
        } elseif (($ruled & Elements::PARAGRAPH) !== 0) {
            self::block($scan, $name, $start);
        } else {
            self::open($scan, $name, $start);
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
