<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * Whether nodes, written, are certainly read as the same nodes again, so that nobody need try: for plain elements in
 * plain places with plain attributes, as nearly all forms have them. Of anything else it says no. It takes 3% of
 * the time and saves the second of two readings, 45% (0.20 ms instead of 0.36 ms for 2 KB without JIT);
 * test/php/form.test.ts holds it to TypeScript, which always reads again.
 */
final class Stability
{
    /** What an element is to the parser; not in the table: not certain. */
    private const BLOCK = 1;
    private const INLINE = 2;
    private const EMPTY = 3;
    private const EMPTY_BLOCK = 4;
    private const TEXT = 5;

    private const KINDS = [
        'div' => self::BLOCK, 'fieldset' => self::BLOCK, 'section' => self::BLOCK, 'header' => self::BLOCK,
        'footer' => self::BLOCK, 'blockquote' => self::BLOCK, 'figure' => self::BLOCK, 'figcaption' => self::BLOCK,
        'details' => self::BLOCK, 'summary' => self::BLOCK, 'form' => self::BLOCK, 'p' => self::BLOCK,
        'h1' => self::BLOCK, 'h2' => self::BLOCK, 'h3' => self::BLOCK, 'h4' => self::BLOCK, 'h5' => self::BLOCK,
        'h6' => self::BLOCK, 'ul' => self::BLOCK, 'ol' => self::BLOCK, 'li' => self::BLOCK, 'dl' => self::BLOCK,
        'dt' => self::BLOCK, 'dd' => self::BLOCK,
        'span' => self::INLINE, 'label' => self::INLINE, 'legend' => self::INLINE, 'output' => self::INLINE,
        'a' => self::INLINE, 'b' => self::INLINE, 'strong' => self::INLINE, 'em' => self::INLINE, 'i' => self::INLINE,
        'u' => self::INLINE, 's' => self::INLINE, 'small' => self::INLINE, 'code' => self::INLINE,
        'sup' => self::INLINE, 'sub' => self::INLINE, 'abbr' => self::INLINE, 'mark' => self::INLINE,
        'button' => self::INLINE, 'select' => self::INLINE, 'optgroup' => self::INLINE, 'option' => self::INLINE,
        'input' => self::EMPTY, 'br' => self::EMPTY, 'img' => self::EMPTY, 'hr' => self::EMPTY_BLOCK,
        'textarea' => self::TEXT, 'script' => self::TEXT, 'style' => self::TEXT, 'iframe' => self::TEXT,
    ];

    /** Elements that stand nowhere within one of the same, or of the same kind. */
    private const ALONE = [
        'form' => 'form', 'p' => 'p', 'a' => 'a', 'button' => 'button', 'select' => 'select',
        'h1' => 'heading', 'h2' => 'heading', 'h3' => 'heading', 'h4' => 'heading', 'h5' => 'heading',
        'h6' => 'heading',
    ];

    /** Elements that are certain only directly in one of these. */
    private const PARENTS = [
        'li' => ['ul', 'ol'], 'dt' => ['dl'], 'dd' => ['dl'],
        'option' => ['select', 'optgroup'], 'optgroup' => ['select'],
    ];

    /**
     * Whether an element may stand there for certain. One whose content is raw text never does.
     *
     * @param array<string, true> $within what of `ALONE` it would stand in
     */
    public static function mayStand(string $name, string $parent, array $within): bool
    {
        $kind = self::KINDS[$name] ?? 0;
        if ($kind === 0 || ($kind === self::TEXT && $name !== 'textarea')) {
            return false;
        }
        return self::isInPlace($name, $kind, $parent, $within)
            && !(isset(self::ALONE[$name]) && isset($within[self::ALONE[$name]]));
    }

    public static function isVoid(string $name): bool
    {
        return self::KINDS[$name] === self::EMPTY || self::KINDS[$name] === self::EMPTY_BLOCK;
    }

    /**
     * What of `ALONE` the content of an element stands in, because of the element itself.
     *
     * @return array<string, true>
     */
    public static function within(string $name): array
    {
        return isset(self::ALONE[$name]) ? [self::ALONE[$name] => true] : [];
    }

    /**
     * @param array<string, true> $within
     */
    private static function isInPlace(string $name, int $kind, string $parent, array $within): bool
    {
        if (isset(self::PARENTS[$name])) {
            if (!in_array($parent, self::PARENTS[$name], true)) {
                return false;
            }
        } elseif (isset($within['select'])) {
            return false;
        }
        return !(($kind === self::BLOCK || $kind === self::EMPTY_BLOCK) && isset($within['p']));
    }

    /**
     * @param list<Node|string> $nodes
     */
    public static function isCertain(array $nodes): bool
    {
        return self::areCertain($nodes, '', []);
    }

    /**
     * @param list<Node|string> $nodes
     * @param array<string, true> $within what of `ALONE` they stand in
     */
    private static function areCertain(array $nodes, string $parent, array $within): bool
    {
        foreach ($nodes as $node) {
            if (is_string($node)) {
                if (str_contains($node, "\r")) {
                    return false;
                }
            } elseif (!self::isNodeCertain($node, $parent, $within)) {
                return false;
            }
        }
        return true;
    }

    /**
     * @param array<string, true> $within
     */
    private static function isNodeCertain(Node $node, string $parent, array $within): bool
    {
        $name = $node->name;
        $kind = self::KINDS[$name] ?? 0;
        if ($kind === 0 || !self::areAttributesCertain($node->attributes)) {
            return false;
        }
        if (!self::isInPlace($name, $kind, $parent, $within)) {
            return false;
        }
        if ($kind === self::TEXT) {
            return self::isTextCertain($name, $node->children);
        }
        if (isset(self::ALONE[$name])) {
            if (isset($within[self::ALONE[$name]])) {
                return false;
            }
            $within[self::ALONE[$name]] = true;
        }
        if ($node->children === []) {
            return $name !== 'form';
        }
        if ($name === 'option') {
            $text = $node->children[0];
            return count($node->children) === 1 && is_string($text) && !str_contains($text, "\r");
        }
        return self::areCertain($node->children, $name, $within);
    }

    /**
     * @param array<string> $attributes
     */
    private static function areAttributesCertain(array $attributes): bool
    {
        foreach ($attributes as $value) {
            if (str_contains($value, "\r")) {
                return false;
            }
        }
        return !isset($attributes['srcset']);
    }

    /**
     * @param list<Node|string> $children
     */
    private static function isTextCertain(string $name, array $children): bool
    {
        if ($children === []) {
            return true;
        }
        if (count($children) > 1 || !is_string($children[0]) || str_contains($children[0], "\r")) {
            return false;
        }
        // What could end raw text, or begin a comment in a script.
        return $name === 'textarea' || (!str_contains($children[0], '</') && !str_contains($children[0], '<!'));
    }
}
