<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * What a `style` attribute declares. Simpler than CSS: no escapes are read, strings are empty, and any value is taken for
 * valid. The twin of src/component/declarations.ts.
 *
 * @see https://drafts.csswg.org/css-style-attr/
 */
final class Declarations
{
    /**
     * @return array<string> values by property, in lower case with single blanks; of each property the one that counts
     */
    public static function of(string $style): array
    {
        $values = [];
        $important = [];
        foreach (self::split($style) as $declaration) {
            $colon = strpos($declaration, ':');
            $name = self::normal(substr($declaration, 0, (int) $colon));
            $value = self::normal(substr($declaration, $colon === false ? 0 : $colon + 1));
            $bang = strrpos($value, '!');
            $isImportant = $bang !== false && self::normal(substr($value, $bang + 1)) === 'important';
            if ($isImportant) {
                $value = self::normal(substr($value, 0, (int) $bang));
            }
            if ($name === '' || $value === '' || (isset($important[$name]) && !$isImportant)) {
                continue;
            }
            $values[$name] = $value;
            if ($isImportant) {
                $important[$name] = true;
            }
        }
        return $values;
    }

    /**
     * What stands between the semicolons that are in no string and no parentheses, without comments.
     *
     * @return list<string>
     */
    private static function split(string $style): array
    {
        $declarations = [];
        $text = '';
        $depth = 0;
        $length = strlen($style);
        for ($at = 0; $at < $length;) {
            $size = strcspn($style, '"\'/\\;()', $at);
            $text .= substr($style, $at, $size);
            $at += $size;
            $character = $style[$at] ?? '';
            if ($character === '"' || $character === "'") {
                $at = self::endOfString($style, $at);
                $text .= '""';
            } elseif ($character === '/' && $depth === 0 && ($style[$at + 1] ?? '') === '*') {
                $end = strpos($style, '*/', min($at + 2, $length));
                $at = $end === false ? $length : $end + 2;
                $text .= ' ';
            } elseif ($character === '\\') {
                $text .= substr($style, $at, 2);
                $at += 2;
            } elseif ($character === ';' && $depth === 0) {
                $declarations[] = $text;
                $text = '';
                $at += 1;
            } else {
                if ($character === '(') {
                    $depth += 1;
                } elseif ($character === ')') {
                    $depth = max($depth - 1, 0);
                }
                $text .= $character;
                $at += 1;
            }
        }
        return [...$declarations, $text];
    }

    /** The offset behind a string that begins at an offset; one that never ends goes to the end. */
    private static function endOfString(string $style, int $start): int
    {
        $length = strlen($style);
        $quote = $style[$start];
        $at = $start + 1;
        while ($at < $length && $style[$at] !== $quote) {
            $at += $style[$at] === '\\' ? 2 : 1;
        }
        return min($at + 1, $length);
    }

    private static function normal(string $text): string
    {
        return strtolower(implode(' ', Tokens::of($text)));
    }
}
