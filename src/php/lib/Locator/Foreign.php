<?php

declare(strict_types=1);

namespace Inlay\Locator;

use Inlay\Generated\HtmlElements;

/**
 * Foreign content, `svg` and `math`, all of whose elements have end tags of their own.
 */
final class Foreign
{
    /**
     * The end of an element.
     *
     * @param int $at offset of its `<`
     * @return int -1 where only a parser knows
     */
    public static function end(string $html, int $at): int
    {
        $open = [];
        do {
            if (substr($html, $at, 4) === '<!--') {
                $at = Skipped::declaration($html, $at);
            } elseif (preg_match(Patterns::FOREIGN_START, $html, $found, 0, $at) === 1) {
                $at += strlen($found[0]);
                $name = strtolower($found[1]);
                if (isset(HtmlElements::BREAKOUTS[$name]) || $name === 'font') {
                    return -1;
                }
                // A slash that ends a value is none of the tag's.
                if ($html[$at - 2] !== '/' || isset($found[2])) {
                    $open[] = $name;
                }
            } elseif (preg_match(Patterns::FOREIGN_END, $html, $found, 0, $at) === 1) {
                if (strtolower($found[1]) !== array_pop($open)) {
                    return -1;
                }
                $at += strlen($found[0]);
            } else {
                return -1;
            }
            if ($open === []) {
                return $at;
            }
            $at += strcspn($html, '<', $at);
        } while (!isset(HtmlElements::KNOWN_WITH_TEXT[end($open)]) || substr_compare($html, '</', $at, 2) === 0);
        return -1;
    }
}
