<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * What is between the white space of a value. HTML knows no other white space than this: `class="&nbsp;"` is a class.
 */
final class Tokens
{
    /**
     * @return list<string>
     */
    public static function of(string $value): array
    {
        return preg_split('/[ \t\n\f\r]++/', $value, -1, PREG_SPLIT_NO_EMPTY) ?: [];
    }
}
