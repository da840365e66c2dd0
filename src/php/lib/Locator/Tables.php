<?php

declare(strict_types=1);

namespace Inlay\Locator;

use Inlay\Generated\Elements;

/**
 * What the tags of tables do to the open elements. Rows and column groups are not kept open: what can stand in them can
 * stand in the table, and a cell always has a row around it.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-intable
 */
final class Tables
{
    private const IN_SECTION = ['tr' => true, 'td' => true, 'th' => true];
    private const SECTIONS = ['tbody' => true, 'thead' => true, 'tfoot' => true];
    private const CELLS = ['td' => true, 'th' => true];
    private const NEVER_OPEN = ['tr' => true, 'col' => true, 'colgroup' => true];

    public static function open(Scan $scan, int $start): void
    {
        if (($scan->flags[$scan->top] & Elements::PARAGRAPH) !== 0) {
            if ($scan->isDocument && !$scan->hasNoQuirks()) {
                $scan->isSure = false;
            }
            $scan->popTo($scan->find('p', 0));
        }
        // A table directly in a table ends it.
        if (($scan->classesAt($scan->top) & Elements::FOSTERING) !== 0) {
            $scan->isSure = false;
        }
        $scan->push('table', $start);
    }

    public static function openPart(Scan $scan, string $name, int $start): void
    {
        self::closeCellOrCaption($scan);
        $depth = $scan->findClass(Elements::TABLE_CONTEXT, 0);
        $context = $scan->names[$depth];
        $isInSection = isset(self::IN_SECTION[$name]);
        if ($context === 'template' || $context === '') {
            // A document's body ignores it; in a template or fragment it depends on what came first.
            if ($context === 'template' || !$scan->isDocument) {
                $scan->isSure = false;
            }
            return;
        }
        if ($context === 'table' && $isInSection) {
            $scan->push('tbody', $start);
        } elseif ($context !== 'table' && !$isInSection) {
            $scan->popTo($depth);
        }
        if (!isset(self::NEVER_OPEN[$name])) {
            $scan->push($name, $start);
        }
    }

    public static function close(Scan $scan): void
    {
        $depth = $scan->find('table', Elements::TABLE_SCOPE);
        if ($depth === -1) {
            return;
        }
        self::closeCellOrCaption($scan);
        $scan->popTo($scan->find('table', Elements::TABLE_SCOPE));
    }

    /**
     * Closes a part of a table and what is open in it; where it has no such part, nothing.
     */
    public static function closePart(Scan $scan, string $name): void
    {
        $depth = $scan->findClass(Elements::TABLE_CONTEXT, 0);
        $context = $scan->names[$depth];
        if ($name === $context) {
            $scan->popTo($depth, true);
        } elseif (
            isset(self::CELLS[$context])
            && ($name === 'tr'
                || (isset(self::SECTIONS[$name]) && $scan->find($name, Elements::TABLE_SCOPE) !== -1))
        ) {
            $scan->popTo($depth, true);
            self::closePart($scan, $name);
        }
    }

    private static function closeCellOrCaption(Scan $scan): void
    {
        $depth = $scan->findClass(Elements::TABLE_CONTEXT, 0);
        if (isset(self::CELLS[$scan->names[$depth]]) || $scan->names[$depth] === 'caption') {
            $scan->popTo($depth, true);
        }
    }
}
