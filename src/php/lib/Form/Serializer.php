<?php

declare(strict_types=1);

namespace Inlay\Form;

use Inlay\Generated\HtmlElements;
use Inlay\Generated\Limits;

/**
 * Writes nodes as HTML: double quotes, every end tag, `<` and `>` escaped everywhere.
 */
final class Serializer
{
    private const REFERENCES = ['&' => '&amp;', '<' => '&lt;', '>' => '&gt;', '"' => '&quot;'];

    /** Bytes of attributes after which what is written is longer than a form may be: no UTF-16 code unit takes more than 3. */
    private const MAX_ATTRIBUTES = 3 * Limits::MAX_FORM_LENGTH;

    private static int $left = 0;
    private static string $tooLong = '';

    /**
     * @param list<Node|string> $nodes
     * @param string $tooLong why more than a form may be is refused
     * @throws Refusal
     */
    public static function write(array $nodes, string $tooLong = Content::TOO_LONG_WRITTEN): string
    {
        self::$tooLong = $tooLong;
        self::$left = self::MAX_ATTRIBUTES;
        return self::writeAll($nodes, Element::HTML, false);
    }

    /**
     * @param list<Node|string> $nodes
     * @param int $around the vocabulary that they stand in
     */
    private static function writeAll(array $nodes, int $around, bool $isRaw): string
    {
        $out = '';
        foreach ($nodes as $node) {
            if (is_string($node)) {
                $out .= $isRaw || strpbrk($node, '&<>') === false
                    ? $node
                    : str_replace(['&', '<', '>'], ['&amp;', '&lt;', '&gt;'], $node);
                continue;
            }
            $name = $node->name;
            $own = self::vocabulary($name, $around);
            $attributes = self::attributes($node->attributes);
            self::$left -= strlen($attributes);
            if (self::$left < 0) {
                throw new Refusal(self::$tooLong);
            }
            $out .= '<' . $name . $attributes . '>';
            $isHtml = $own === Element::HTML;
            if ($isHtml && isset(HtmlElements::VOID[$name])) {
                continue;
            }
            if (
                ($name === 'pre' || $name === 'textarea' || $name === 'listing')
                && is_string($node->children[0] ?? null) && str_starts_with($node->children[0], "\n")
            ) {
                // A parser drops the first newline.
                $out .= "\n";
            }
            $content = $node->content ?? $node->children;
            if ($content !== []) {
                $out .= self::writeAll($content, self::inside($node, $own), $isHtml && isset(HtmlElements::RAW_TEXT[$name]));
            }
            $out .= '</' . $name . '>';
        }
        return $out;
    }

    /**
     * @param array<string> $attributes
     */
    private static function attributes(array $attributes): string
    {
        $out = '';
        foreach ($attributes as $name => $value) {
            $isClean = strpbrk($value, '&<>"') === false;
            $out .= self::attribute((string) $name, $isClean ? $value : strtr($value, self::REFERENCES));
        }
        return $out;
    }

    /** An attribute, after a blank. */
    public static function attribute(string $name, string $escaped): string
    {
        return $escaped === '' && isset(Cleaner::schema()['boolean'][$name]) ? " $name" : " $name=\"$escaped\"";
    }

    private static function vocabulary(string $name, int $around): int
    {
        if ($name === 'svg') {
            return Element::SVG;
        }
        return $name === 'math' && $around === Element::HTML ? Element::MATHML : $around;
    }

    /** The vocabulary of an element's content. */
    private static function inside(Node $node, int $own): int
    {
        if ($own === Element::HTML) {
            return $own;
        }
        if ($own === Element::SVG) {
            return in_array($node->name, ['foreignObject', 'desc', 'title'], true) ? Element::HTML : $own;
        }
        if (in_array($node->name, ['mi', 'mo', 'mn', 'ms', 'mtext'], true)) {
            return Element::HTML;
        }
        $encoding = strtolower($node->attributes['encoding'] ?? '');
        $isHtml = $node->name === 'annotation-xml'
            && ($encoding === 'text/html' || $encoding === 'application/xhtml+xml');
        return $isHtml ? Element::HTML : $own;
    }
}
