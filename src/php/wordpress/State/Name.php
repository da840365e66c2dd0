<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

/**
 * Names of locations, menus, contacts and providers: anything but what no JSON reader of JavaScript can hold.
 */
final class Name
{
    public static function isAllowed(mixed $name): bool
    {
        $text = is_int($name) ? (string) $name : $name;
        return is_string($text) && $text !== '' && $text !== '__proto__' && $text === PlainText::scrubbed($text)
            && !str_starts_with($text, "\0");
    }
}
