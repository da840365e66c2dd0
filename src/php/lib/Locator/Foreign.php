<?php

declare(strict_types=1);

namespace Inlay\Locator;

/**
 * Foreign content, `svg` and `math`, all of whose elements have end tags of their own.
 */
final class Foreign
{
    /** Elements that hold HTML, and components: known only where they hold text alone. */
    private const TEXT = [
        'title' => true, 'desc' => true, 'foreignobject' => true, 'annotation-xml' => true, 'mi' => true, 'mn' => true,
        'mo' => true, 'ms' => true, 'mtext' => true, 'x-logo' => true, 'x-menu' => true, 'x-social' => true,
        'x-contact' => true, 'x-addon' => true,
    ];

    /** Elements that end foreign content. */
    private const ENDING = [
        'b' => true, 'big' => true, 'blockquote' => true, 'body' => true, 'br' => true, 'center' => true,
        'code' => true, 'dd' => true, 'div' => true, 'dl' => true, 'dt' => true, 'em' => true, 'embed' => true,
        'h1' => true, 'h2' => true, 'h3' => true, 'h4' => true, 'h5' => true, 'h6' => true, 'head' => true,
        'hr' => true, 'i' => true, 'img' => true, 'li' => true, 'listing' => true, 'menu' => true, 'meta' => true,
        'nobr' => true, 'ol' => true, 'p' => true, 'pre' => true, 'ruby' => true, 's' => true, 'small' => true,
        'span' => true, 'strong' => true, 'strike' => true, 'sub' => true, 'sup' => true, 'table' => true,
        'tt' => true, 'u' => true, 'ul' => true, 'var' => true, 'font' => true,
    ];

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
                if (isset(self::ENDING[$name])) {
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
        } while (!isset(self::TEXT[end($open)]) || substr_compare($html, '</', $at, 2) === 0);
        return -1;
    }
}
