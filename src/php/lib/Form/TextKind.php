<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * How the content of an element is read that holds nothing but text.
 */
enum TextKind
{
    /** With character references: `textarea`, `title`. */
    case Escapable;

    /** As it is: `style`, `iframe`. */
    case Raw;

    case Script;

    /** As it is, to the end. */
    case Plain;
}
