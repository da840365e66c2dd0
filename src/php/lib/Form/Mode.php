<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * The insertion modes that occur in a fragment of a `div`.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#the-insertion-mode
 */
enum Mode
{
    case Body;
    case Text;
    case Table;
    case Caption;
    case ColumnGroup;
    case TableBody;
    case Row;
    case Cell;
    case Select;
    case SelectInTable;
    case Template;
}
