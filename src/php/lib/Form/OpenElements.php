<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * The stack of open elements. What is asked for each tag (is one open, is it in scope) takes constant time: the places
 * of each name are kept, and each element knows the topmost ends of scopes below it.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements
 */
final class OpenElements
{
    public const SPECIAL = 1;
    public const LIST_END = 2;
    public const SCOPE = 4;

    private const ALL = self::SPECIAL | self::LIST_END | self::SCOPE;
    private const PLAIN = self::SPECIAL | self::LIST_END;

    public const CLASSES = [
        'address' => self::SPECIAL, 'div' => self::SPECIAL, 'p' => self::SPECIAL,
        'applet' => self::ALL, 'caption' => self::ALL, 'html' => self::ALL, 'marquee' => self::ALL,
        'object' => self::ALL, 'table' => self::ALL, 'td' => self::ALL, 'template' => self::ALL, 'th' => self::ALL,
        ' svg desc' => self::ALL, ' svg foreignObject' => self::ALL, ' svg title' => self::ALL,
        ' math annotation-xml' => self::ALL, ' math mi' => self::ALL, ' math mn' => self::ALL, ' math mo' => self::ALL,
        ' math ms' => self::ALL, ' math mtext' => self::ALL,
        'area' => self::PLAIN, 'article' => self::PLAIN, 'aside' => self::PLAIN, 'base' => self::PLAIN,
        'basefont' => self::PLAIN, 'bgsound' => self::PLAIN, 'blockquote' => self::PLAIN, 'body' => self::PLAIN,
        'br' => self::PLAIN, 'button' => self::PLAIN, 'center' => self::PLAIN, 'col' => self::PLAIN,
        'colgroup' => self::PLAIN, 'dd' => self::PLAIN, 'details' => self::PLAIN, 'dir' => self::PLAIN,
        'dl' => self::PLAIN, 'dt' => self::PLAIN, 'embed' => self::PLAIN, 'fieldset' => self::PLAIN,
        'figcaption' => self::PLAIN, 'figure' => self::PLAIN, 'footer' => self::PLAIN, 'form' => self::PLAIN,
        'frame' => self::PLAIN, 'frameset' => self::PLAIN, 'h1' => self::PLAIN, 'h2' => self::PLAIN,
        'h3' => self::PLAIN, 'h4' => self::PLAIN, 'h5' => self::PLAIN, 'h6' => self::PLAIN, 'head' => self::PLAIN,
        'header' => self::PLAIN, 'hgroup' => self::PLAIN, 'hr' => self::PLAIN, 'iframe' => self::PLAIN,
        'img' => self::PLAIN, 'input' => self::PLAIN, 'li' => self::PLAIN, 'link' => self::PLAIN,
        'listing' => self::PLAIN, 'main' => self::PLAIN, 'menu' => self::PLAIN, 'meta' => self::PLAIN,
        'nav' => self::PLAIN, 'noembed' => self::PLAIN, 'noframes' => self::PLAIN, 'noscript' => self::PLAIN,
        'ol' => self::PLAIN, 'param' => self::PLAIN, 'plaintext' => self::PLAIN, 'pre' => self::PLAIN,
        'script' => self::PLAIN, 'section' => self::PLAIN, 'select' => self::PLAIN, 'source' => self::PLAIN,
        'style' => self::PLAIN, 'summary' => self::PLAIN, 'tbody' => self::PLAIN, 'textarea' => self::PLAIN,
        'tfoot' => self::PLAIN, 'thead' => self::PLAIN, 'title' => self::PLAIN, 'tr' => self::PLAIN,
        'track' => self::PLAIN, 'ul' => self::PLAIN, 'wbr' => self::PLAIN, 'xmp' => self::PLAIN,
    ];

    /**
     * A stack deeper than this makes a tree deeper than the limit of a form: of the open elements at most every eighth
     * stands no deeper than the one below it, as in a table's rows.
     */
    private const MAX_DEPTH = 2048;

    /** @var list<Element> */
    public array $items = [];

    /** Its topmost element. */
    public Element $current;

    /** @var array<string, list<int>> places in the stack by key, ascending */
    private array $places = [];

    public function __construct(Element $root)
    {
        $this->push($root);
    }

    public function push(Element $element): void
    {
        $at = count($this->items);
        if ($at > self::MAX_DEPTH) {
            throw new Refusal(Parser::TOO_DEEP);
        }
        $element->at = $at;
        if ($at > 0) {
            $below = $this->current;
            $element->special = $below->special;
            $element->listEnd = $below->listEnd;
            $element->scope = $below->scope;
            $element->html = $below->html;
        }
        $classes = $element->classes;
        if ($classes !== 0) {
            $element->special = $at;
            if ($classes & self::LIST_END) {
                $element->listEnd = $at;
            }
            if ($classes & self::SCOPE) {
                $element->scope = $at;
            }
        }
        if ($element->namespace === Element::HTML) {
            $element->html = $at;
        }
        $this->items[] = $element;
        $this->places[$element->key][] = $at;
        $this->current = $element;
    }

    public function pop(): void
    {
        $popped = array_pop($this->items);
        $popped->at = -1;
        array_pop($this->places[$popped->key]);
        $this->current = $this->items[count($this->items) - 1];
    }

    /** Pops until so many are left, but the root. */
    public function shortenTo(int $length): void
    {
        for ($count = count($this->items); $count > $length && $count > 1; $count -= 1) {
            $this->pop();
        }
    }

    public function popUntil(string $key): void
    {
        $this->shortenTo($this->top($key));
    }

    /** The place of the topmost open element with this key, or -1. */
    public function top(string $key): int
    {
        if (!isset($this->places[$key])) {
            return -1;
        }
        return $this->places[$key] === [] ? -1 : $this->places[$key][count($this->places[$key]) - 1];
    }

    /**
     * @param list<string> $keys
     */
    public function topOf(array $keys): int
    {
        $top = -1;
        foreach ($keys as $key) {
            $top = max($top, $this->top($key));
        }
        return $top;
    }

    public function isInTemplate(): bool
    {
        return ($this->places['template'] ?? []) !== [];
    }

    public function isInScope(int $place): bool
    {
        return $place >= $this->current->scope;
    }

    public function hasInScope(string $key): bool
    {
        return $this->top($key) >= $this->current->scope;
    }

    public function hasInButtonScope(string $key): bool
    {
        $place = $this->top($key);
        return $place >= 0 && $place >= $this->current->scope && $place >= $this->top('button');
    }

    public function hasInListScope(string $key): bool
    {
        $place = $this->top($key);
        return $place >= $this->current->scope && $place >= $this->top('ol') && $place >= $this->top('ul');
    }

    public function isInTableScope(int $place): bool
    {
        return $place >= 0 && $place >= $this->top('table');
    }

    public function hasInTableScope(string $key): bool
    {
        return $this->isInTableScope($this->top($key));
    }

    public function hasInSelectScope(): bool
    {
        for ($at = count($this->items) - 1; $at >= 0; $at -= 1) {
            $key = $this->items[$at]->key;
            if ($key === 'select') {
                return true;
            }
            if ($this->items[$at]->namespace === Element::HTML && $key !== 'option' && $key !== 'optgroup') {
                return false;
            }
        }
        return false;
    }

    public function remove(Element $element): void
    {
        if ($element->at >= 0) {
            $this->replaceFrom($element->at, array_slice($this->items, $element->at + 1));
        }
    }

    /** Puts another element in the place of one. */
    public function replace(Element $element, Element $other): void
    {
        $tail = array_slice($this->items, $element->at);
        $tail[0] = $other;
        $this->replaceFrom($element->at, $tail);
    }

    /** Puts an element right above another. */
    public function insertAbove(Element $element, Element $other): void
    {
        $at = $element->at + 1;
        $this->replaceFrom($at, [$other, ...array_slice($this->items, $at)]);
    }

    /**
     * @param list<Element> $tail
     */
    private function replaceFrom(int $at, array $tail): void
    {
        $this->shortenTo($at);
        foreach ($tail as $element) {
            $this->push($element);
        }
    }
}
