<?php

declare(strict_types=1);

namespace Inlay\Form;

use Inlay\Generated\HtmlElements;

/**
 * Tags in SVG and MathML.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign
 */
final class InForeign
{
    /** Whether a start tag is read by these rules where an element of SVG or MathML is current. */
    public static function takes(Element $current, Tag $tag): bool
    {
        if ($tag->name === 'svg' && $current->key === ' math annotation-xml') {
            return false;
        }
        if (!$current->isIntegrationPoint()) {
            return true;
        }
        return ($tag->name === 'mglyph' || $tag->name === 'malignmark') && !$current->isHtmlIntegrationPoint();
    }

    public static function start(Parser $parser, Tag $tag): void
    {
        if (self::breaksOut($tag)) {
            self::leave($parser);
            $parser->startTagByMode($tag);
            return;
        }
        self::insert($parser, $tag, $parser->open->current->namespace);
    }

    /** Inserts an element of SVG or MathML, with its names as they are written there. */
    public static function insert(Parser $parser, Tag $tag, int $namespace): void
    {
        $name = $tag->name;
        $attributes = $tag->attributes;
        if ($namespace === Element::MATHML) {
            $attributes = self::renamed($attributes, ['definitionurl' => 'definitionURL']);
        } else {
            $name = SvgNames::TAGS[$name] ?? $name;
            $attributes = self::renamed($attributes, SvgNames::ATTRIBUTES);
        }
        $parser->insertElement($name, $namespace, $attributes);
        if ($tag->isSelfClosing) {
            $parser->open->pop();
        }
    }

    public static function end(Parser $parser, string $name): void
    {
        if ($name === 'p' || $name === 'br') {
            self::leave($parser);
            $parser->endTagByMode($name);
            return;
        }
        $keys = [Element::key(Element::SVG, $name), Element::key(Element::MATHML, $name)];
        if (isset(SvgNames::TAGS[$name])) {
            $keys[] = Element::key(Element::SVG, SvgNames::TAGS[$name]);
        }
        $place = $parser->open->topOf($keys);
        if ($place > $parser->open->current->html) {
            $parser->open->shortenTo($place);
        } else {
            $parser->endTagByMode($name);
        }
    }

    private static function breaksOut(Tag $tag): bool
    {
        if ($tag->name === 'font') {
            return array_intersect_key($tag->attributes, ['color' => 1, 'size' => 1, 'face' => 1]) !== [];
        }
        return isset(HtmlElements::BREAKOUTS[$tag->name]);
    }

    private static function leave(Parser $parser): void
    {
        while ($parser->isInForeignContent()) {
            $parser->open->pop();
        }
    }

    /**
     * @param array<string> $attributes
     * @param array<string> $names
     * @return array<string>
     */
    private static function renamed(array $attributes, array $names): array
    {
        $renamed = [];
        foreach ($attributes as $name => $value) {
            $renamed[$names[$name] ?? $name] = $value;
        }
        return $renamed;
    }
}
