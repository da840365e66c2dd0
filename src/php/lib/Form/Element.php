<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * An element of the tree that the parser builds. Children: elements, texts as strings, comments as null.
 */
final class Element
{
    public const HTML = 0;
    public const SVG = 1;
    public const MATHML = 2;

    /** @var list<Element|string|null> */
    public array $children = [];
    public ?Element $parent = null;

    /** The content of a template; it holds its children. */
    public ?Element $content = null;

    /** What it was made again from, as formatting is in each paragraph: its attributes are worked out once. */
    public ?Element $origin = null;

    /** @var array<int, array<string>> attributes that will be written, by whether it is hidden, where they are worked out */
    public array $clean = [];

    /** Whether its style hides it, where that is worked out. */
    public ?bool $hides = null;

    /** Whether it holds what no form can be sent without; see `Cleaner`. */
    public bool $isNeeded = false;

    /** Its place in the stack of open elements, or -1. */
    public int $at = -1;

    /** Its place among the active formatting elements, or 0. */
    public int $formattingPlace = 0;
    private ?string $formattingKey = null;

    /** Places in the stack, at its own or below: the topmost special element, end of a list item, of a scope, of HTML. */
    public int $special = -1;
    public int $listEnd = -1;
    public int $scope = -1;
    public int $html = -1;

    /** By what the stack of open elements finds it: namespace and name. */
    public readonly string $key;

    /** What of `OpenElements::CLASSES` it is. */
    public readonly int $classes;

    /**
     * @param array<string> $attributes values by name
     */
    public function __construct(
        public readonly string $name,
        public readonly int $namespace,
        public readonly array $attributes,
    ) {
        $this->key = $namespace === self::HTML ? $name : self::key($namespace, $name);
        $this->classes = OpenElements::CLASSES[$this->key] ?? 0;
    }

    /** The same for formatting elements that are equal: of one name, with the same attributes in any order. */
    public function formattingKey(): string
    {
        if ($this->formattingKey === null) {
            $attributes = $this->attributes;
            ksort($attributes, SORT_STRING);
            $this->formattingKey = $this->name;
            foreach ($attributes as $name => $value) {
                $this->formattingKey .= "\0$name\0$value"; // no name and no value has a NUL
            }
        }
        return $this->formattingKey;
    }

    public static function key(int $namespace, string $name): string
    {
        // No name of a tag holds a space.
        return ($namespace === self::SVG ? ' svg ' : ' math ') . $name;
    }

    /** Where its children are kept. */
    public function holder(): self
    {
        return $this->content ?? $this;
    }

    /** @see https://html.spec.whatwg.org/multipage/parsing.html#html-integration-point */
    public function isHtmlIntegrationPoint(): bool
    {
        if ($this->namespace === self::SVG) {
            return $this->name === 'foreignObject' || $this->name === 'desc' || $this->name === 'title';
        }
        if ($this->namespace === self::HTML || $this->name !== 'annotation-xml') {
            return false;
        }
        $encoding = strtolower($this->attributes['encoding'] ?? '');
        return $encoding === 'text/html' || $encoding === 'application/xhtml+xml';
    }

    /** @see https://html.spec.whatwg.org/multipage/parsing.html#mathml-text-integration-point */
    public function isIntegrationPoint(): bool
    {
        $isText = $this->namespace === self::MATHML && in_array($this->name, ['mi', 'mo', 'mn', 'ms', 'mtext'], true);
        return $isText || $this->isHtmlIntegrationPoint();
    }

    public function appendText(string $text): void
    {
        $last = count($this->children) - 1;
        if ($last >= 0 && is_string($this->children[$last])) {
            $this->children[$last] .= $text;
        } else {
            $this->children[] = $text;
        }
    }

    public function append(self $child): void
    {
        $this->children[] = $child;
        $child->parent = $this;
    }

    public function insertTextBefore(string $text, self $next): void
    {
        $index = $this->indexOf($next);
        if ($index > 0 && is_string($this->children[$index - 1])) {
            $this->children[$index - 1] .= $text;
        } else {
            $this->insertAt($index, $text);
        }
    }

    public function insertBefore(self $child, self $next): void
    {
        $this->insertAt($this->indexOf($next), $child);
        $child->parent = $this;
    }

    public function detach(): void
    {
        if ($this->parent !== null) {
            $index = $this->parent->indexOf($this);
            if ($index === count($this->parent->children) - 1) {
                array_pop($this->parent->children);
            } else {
                array_splice($this->parent->children, $index, 1);
            }
            $this->parent = null;
        }
    }

    public function giveChildrenTo(self $other): void
    {
        $other->children = $this->children;
        $this->children = [];
        foreach ($other->children as $child) {
            if ($child instanceof self) {
                $child->parent = $other;
            }
        }
    }

    private function insertAt(int $index, self|string $child): void
    {
        if ($index === count($this->children) - 1) {
            // As mostly, and without moving all the others.
            $last = $this->children[$index];
            $this->children[$index] = $child;
            $this->children[] = $last;
        } else {
            array_splice($this->children, $index, 0, [$child]);
        }
    }

    private function indexOf(self $child): int
    {
        $last = count($this->children) - 1;
        if ($last >= 0 && $this->children[$last] === $child) {
            return $last;
        }
        return (int) array_search($child, $this->children, true);
    }
}
