<?php

declare(strict_types=1);

namespace Inlay\Form;

use Inlay\Generated\ComponentTable;
use Inlay\Generated\FormSchema;

/**
 * Makes of the parsed tree what will be written: without what could reach beyond the form, and safe unless the
 * provider is trusted.
 */
final class Cleaner
{
    private const MAX_DEPTH = 256;
    private const CONTROLS = ['input' => true, 'select' => true, 'textarea' => true, 'button' => true];

    /** Elements that reach beyond the form; their content stays. */
    private const UNWRAPPED = ['plaintext' => true, 'nobr' => true];

    /** No letters that mean something in markup, as in `data-<x-logo`. */
    private const DATA = '/^data-[\w.:-]*\z/';

    private bool $hasEmptyForm = false;
    private bool $hasLooseControl = false;

    private function __construct(private readonly bool $isTrusted)
    {
    }

    /**
     * What forms may hold of providers that are not trusted, and what of it reaches beyond a form.
     *
     * @return array<string, array<mixed>>
     */
    public static function schema(): array
    {
        return FormSchema::SCHEMA;
    }

    /**
     * @return list<Node|string>
     * @throws Refusal
     */
    public static function clean(Element $root, bool $isTrusted): array
    {
        $cleaner = new self($isTrusted);
        $cleaner->inspect($root, 0, false);
        if ($cleaner->hasEmptyForm && $cleaner->hasLooseControl) {
            throw new Refusal('HTML of a form whose controls stand outside it, as in a table');
        }
        $nodes = [];
        $cleaner->convert($root, false, false, $nodes);
        return $nodes;
    }

    /**
     * Looks at depth and forms.
     */
    private function inspect(Element $parent, int $depth, bool $isInForm): void
    {
        if ($depth > self::MAX_DEPTH && $parent->children !== []) {
            throw new Refusal(Parser::TOO_DEEP);
        }
        foreach ($parent->children as $child) {
            if (!$child instanceof Element) {
                continue;
            }
            $holder = $child->holder();
            // Without the way back the tree is freed at once, not by the garbage collector.
            $child->parent = null;
            $isForm = $child->name === 'form';
            if (!$isInForm) {
                $this->hasEmptyForm = $this->hasEmptyForm || ($isForm && $holder->children === []);
                $this->hasLooseControl = $this->hasLooseControl || isset(self::CONTROLS[$child->name]);
            }
            $this->inspect($holder, $depth + 1, $isInForm || $isForm);
        }
    }

    /**
     * @param bool $isInList whether an item may stand there
     * @param bool $isInTerms whether a term may
     * @param list<Node|string> $out
     */
    private function convert(Element $parent, bool $isInList, bool $isInTerms, array &$out): void
    {
        foreach ($parent->children as $child) {
            if (is_string($child)) {
                $out[] = $child;
            } elseif ($child !== null) {
                $this->convertElement($child, $isInList, $isInTerms, $out);
            }
        }
    }

    /**
     * @param list<Node|string> $out
     */
    private function convertElement(Element $element, bool $isInList, bool $isInTerms, array &$out): void
    {
        $name = $element->name;
        if (!$this->isTrusted && !isset(self::schema()['tags'][$name])) {
            if (!isset(self::schema()['strip'][$name])) {
                $this->convert($element, $isInList, $isInTerms, $out);
            }
            return;
        }
        if ($name === 'noscript') {
            return;
        }
        if (
            isset(self::UNWRAPPED[$name])
            || isset(ComponentTable::ATTRIBUTES[$name])
            || ($name === 'li' && !$isInList)
            || (($name === 'dt' || $name === 'dd') && !$isInTerms)
        ) {
            $this->convert($element, $isInList, $isInTerms, $out);
            return;
        }
        $attributes = $element->attributes === [] ? [] : $this->attributes($name, $element->origin ?? $element);
        $children = [];
        $this->convert(
            $element,
            $isInList || $name === 'ul' || $name === 'ol' || $name === 'menu',
            $isInTerms || $name === 'dl',
            $children,
        );
        $content = null;
        if ($element->content !== null) {
            $content = [];
            $this->convert($element->content, false, false, $content);
        }
        $out[] = new Node($name, $attributes, $children, $content);
    }

    /**
     * @return array<string> values by name
     */
    private function attributes(string $tag, Element $element): array
    {
        return $element->clean ??= $this->isTrusted ? $element->attributes : $this->safe($tag, $element->attributes);
    }

    /**
     * @param array<string> $attributes
     * @return array<string>
     */
    private function safe(string $tag, array $attributes): array
    {
        foreach ($attributes as $name => $value) {
            $name = (string) $name;
            $safe = self::isAllowed($tag, $name) ? self::safeAddress($name, $value) : null;
            if ($safe === null) {
                unset($attributes[$name]);
            } else {
                $attributes[$name] = $safe;
            }
        }
        return $attributes;
    }

    /** Whether an element may have the attribute where its provider is not trusted. */
    public static function isAllowed(string $tag, string $name): bool
    {
        $allowed = self::schema()['attributes'];
        return isset($allowed['*'][$name]) || isset($allowed[$tag][$name]) || preg_match(self::DATA, $name) === 1;
    }

    /** The value of an attribute, or null where it is an address that a form must not hold. */
    private static function safeAddress(string $name, string $value): ?string
    {
        if ($value === '') {
            return $value;
        }
        if ($name === 'srcset') {
            return Address::srcset($value);
        }
        $schemes = self::schema()['schemes'][$name] ?? null;
        if ($schemes === null) {
            return $value;
        }
        // What stands before the first colon, for whoever looks no further; then what the parser of URLs makes of it.
        $colon = strcspn($value, ':/?#');
        if (($value[$colon] ?? '') === ':' && !isset($schemes[substr($value, 0, $colon)])) {
            return null;
        }
        return ($name === 'href' ? Address::isLink($value) : Address::isWeb($value)) ? $value : null;
    }
}
