<?php

declare(strict_types=1);

namespace Inlay\Form;

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
    private const UNWRAPPED = [
        'plaintext' => true, 'nobr' => true,
        'x-logo' => true, 'x-menu' => true, 'x-social' => true, 'x-contact' => true, 'x-addon' => true,
    ];
    private const ADDRESSES = ['href', 'src', 'action', 'formAction', 'srcSet'];
    private const PROTOCOLS = ['http', 'https'];
    private const LINK_PROTOCOLS = ['http', 'https', 'mailto', 'tel', 'sms'];

    /** @var array<string, array<mixed>> what is allowed: `tags`, `strip` and `attributes` by tag */
    private readonly array $schema;
    private bool $hasEmptyForm = false;
    private bool $hasLooseControl = false;

    private function __construct(private readonly bool $isTrusted)
    {
        $this->schema = self::schema();
    }

    /**
     * What forms may hold of providers that are not trusted: `tags`, `strip` and `attributes` by tag.
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
     *
     * @return int the children, counting those of an element that goes because of its name
     */
    private function inspect(Element $parent, int $depth, bool $isInForm): int
    {
        $count = 0;
        foreach ($parent->children as $child) {
            if (!$child instanceof Element) {
                $count += 1;
                continue;
            }
            $holder = $child->holder();
            if ($child->isSelector) {
                $count += $this->inspect($holder, $depth, $isInForm);
                continue;
            }
            $count += 1;
            // Without the way back the tree is freed at once, not by the garbage collector.
            $child->parent = null;
            $isForm = $child->name === 'form';
            $inside = $holder->children === [] ? 0 : $this->inspect($holder, $depth + 1, $isInForm || $isForm);
            if (!$isInForm) {
                $this->hasEmptyForm = $this->hasEmptyForm || ($isForm && $inside === 0);
                $this->hasLooseControl = $this->hasLooseControl || isset(self::CONTROLS[$child->name]);
            }
        }
        if ($count > 0 && $depth > self::MAX_DEPTH) {
            throw new Refusal(Parser::TOO_DEEP);
        }
        return $count;
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
        if ($element->isSelector) {
            $this->convert($element->holder(), $isInList, $isInTerms, $out);
            return;
        }
        if (!$this->isTrusted && !isset($this->schema['tags'][$name])) {
            if (!isset($this->schema['strip'][$name])) {
                $this->convert($element, $isInList, $isInTerms, $out);
            }
            return;
        }
        if ($name === 'noscript') {
            return;
        }
        if (
            isset(self::UNWRAPPED[$name]) || ($name === 'li' && !$isInList)
            || (($name === 'dt' || $name === 'dd') && !$isInTerms)
        ) {
            $this->convert($element, $isInList, $isInTerms, $out);
            return;
        }
        $properties = $element->attributes === [] ? [] : $this->properties($name, $element->origin ?? $element);
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
        $out[] = new Node($name, $properties, $children, $content);
    }

    /**
     * @return array<true|string|list<string>>
     */
    private function properties(string $name, Element $element): array
    {
        if ($element->properties === null) {
            $properties = Properties::read($element->attributes, $element->namespace === Element::SVG);
            $element->properties = $this->isTrusted ? $properties : $this->safe($name, $properties);
        }
        return $element->properties;
    }

    /**
     * @param array<true|string|list<string>> $properties
     * @return array<true|string|list<string>>
     */
    private function safe(string $name, array $properties): array
    {
        $own = $this->schema['attributes'][$name] ?? [];
        $all = $this->schema['attributes']['*'];
        foreach ($properties as $property => $value) {
            $property = (string) $property;
            $isData = strlen($property) > 4 && strncasecmp($property, 'data', 4) === 0;
            if (!isset($own[$property]) && !isset($all[$property]) && !$isData) {
                unset($properties[$property]);
            } elseif (in_array($property, self::ADDRESSES, true) && is_string($value)) {
                $safe = $this->safeAddress($property, $value);
                if ($safe === null) {
                    unset($properties[$property]);
                } else {
                    $properties[$property] = $safe;
                }
            }
        }
        return $properties;
    }

    private function safeAddress(string $property, string $value): ?string
    {
        if ($value === '') {
            return $value;
        }
        if ($property === 'srcSet') {
            return Address::srcset($value);
        }
        // What stands before the first colon, unless a slash, a question mark or a hash does.
        $colon = strcspn($value, ':/?#');
        if (($value[$colon] ?? '') === ':') {
            $allowed = $property === 'href' ? self::LINK_PROTOCOLS : self::PROTOCOLS;
            if (!in_array(substr($value, 0, $colon), $allowed, true)) {
                return null;
            }
        }
        return ($property === 'href' ? Address::isLink($value) : Address::isWeb($value)) ? $value : null;
    }
}
