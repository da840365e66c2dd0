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

    /** The one style that is written, never the author's. */
    private const HIDING = 'display:none!important';

    /** No letters that mean something in markup, as in `data-<x-logo`. */
    private const DATA = '/^data-[\w.:-]*\z/';

    private bool $hasEmptyForm = false;
    private bool $hasLooseControl = false;

    private function __construct(private readonly bool $isTrusted, private readonly Losses $losses)
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
     * @param Losses $losses gets what was left out
     * @return list<Node|string>
     * @throws Refusal
     */
    public static function clean(Element $root, bool $isTrusted, Losses $losses): array
    {
        $cleaner = new self($isTrusted, $losses);
        $cleaner->inspect($root, 0, false);
        if ($cleaner->hasEmptyForm && $cleaner->hasLooseControl) {
            throw new Refusal('HTML of a form whose controls stand outside it, as in a table');
        }
        $nodes = [];
        $cleaner->convert($root, false, false, $nodes);
        return $nodes;
    }

    /**
     * Looks at depth and forms, and at what no form can be sent without: the form itself, a button that sends it, a control
     * that must be filled. No trap for robots holds these: what hides them was a script's to undo, and that is gone.
     *
     * @return bool whether something in it is needed so
     */
    private function inspect(Element $parent, int $depth, bool $isInForm): bool
    {
        $isNeeded = false;
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
            $holdsNeeded = $this->inspect($holder, $depth + 1, $isInForm || $isForm);
            if (!isset(self::schema()['strip'][$child->name])) {
                $child->isNeeded = $holdsNeeded || self::isNeededItself($child);
                $isNeeded = $isNeeded || $child->isNeeded;
            }
        }
        return $isNeeded;
    }

    private static function isNeededItself(Element $element): bool
    {
        $type = strtolower($element->attributes['type'] ?? '');
        return match ($element->name) {
            'form' => true,
            'button' => $type !== 'button' && $type !== 'reset',
            'input' => $type === 'submit' || $type === 'image' || isset($element->attributes['required']),
            'select', 'textarea' => isset($element->attributes['required']),
            default => false,
        };
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
        if ($name === 'noscript' || (!$this->isTrusted && isset(self::schema()['strip'][$name]))) {
            $this->losses->element($name);
            return;
        }
        if (
            isset(self::UNWRAPPED[$name])
            || isset(ComponentTable::ATTRIBUTES[$name])
            || ($name === 'li' && !$isInList)
            || (($name === 'dt' || $name === 'dd') && !$isInTerms)
            || (!$this->isTrusted && !isset(self::schema()['tags'][$name]))
        ) {
            $this->unwrap($element, $isInList, $isInTerms, $out);
            return;
        }
        $attributes = $element->attributes === [] ? [] : $this->attributes($element);
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
     * Leaves the content of an element that goes, hidden where the element was.
     *
     * @param list<Node|string> $out
     */
    private function unwrap(Element $element, bool $isInList, bool $isInTerms, array &$out): void
    {
        $this->losses->tags($element->name);
        $isByStyle = self::isHiddenByStyle($element);
        if (!isset($element->attributes['hidden']) && !$isByStyle) {
            $this->convert($element, $isInList, $isInTerms, $out);
            return;
        }
        $children = [];
        $this->convert($element, $isInList, $isInTerms, $children);
        $out[] = new Node('span', ['hidden' => ''] + ($isByStyle ? ['style' => self::HIDING] : []), $children, null);
    }

    private static function isHiddenByStyle(Element $element): bool
    {
        if ($element->isNeeded || !isset($element->attributes['style'])) {
            return false;
        }
        $origin = $element->origin ?? $element;
        return $origin->hides ??= HidingStyle::hides($element->attributes['style']);
    }

    /**
     * @return array<string> values by name
     */
    private function attributes(Element $element): array
    {
        if ($this->isTrusted) {
            return $element->attributes;
        }
        // Of what the parser made again, one may hold what is needed and another not.
        $isHidden = self::isHiddenByStyle($element);
        $origin = $element->origin ?? $element;
        return $origin->clean[(int) $isHidden] ??= $this->safe($element, $isHidden);
    }

    /**
     * @return array<string>
     */
    private function safe(Element $element, bool $isHidden): array
    {
        $kept = [];
        foreach ($element->attributes as $name => $value) {
            $name = (string) $name;
            if ($isHidden && ($name === 'style' || $name === 'hidden')) {
                $kept['hidden'] = '';
                $kept['style'] = self::HIDING;
                continue;
            }
            $safe = self::isAllowed($element->name, $name) ? self::safeAddress($name, $value) : null;
            if ($safe === null) {
                $this->losses->attribute($element->name, $name);
            } else {
                $kept[$name] = $safe;
            }
        }
        return $kept;
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
