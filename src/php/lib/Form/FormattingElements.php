<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * The list of active formatting elements; null is a marker. Those behind the last marker are kept by name and by equality,
 * too, so that each tag is found at once however many others are open.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements
 */
final class FormattingElements
{
    /** How many equal ones there may be behind a marker ("Noah's Ark"). */
    private const MOST_EQUAL = 3;

    /** @var list<Element|null> */
    public array $items = [];

    /** @var array<string, array<int, Element>> those behind the last marker by name, in the order of the list */
    private array $byName = [];

    /** @var array<string, array<int, Element>> the same by name and attributes */
    private array $equal = [];

    /** @var list<array{array<string, array<int, Element>>, array<string, array<int, Element>>}> both tables of what is before each marker */
    private array $outer = [];

    private int $lastPlace = 0;

    public function mark(): void
    {
        $this->items[] = null;
        $this->outer[] = [$this->byName, $this->equal];
        $this->byName = [];
        $this->equal = [];
    }

    public function clearToMarker(): void
    {
        while ($this->items !== []) {
            $popped = array_pop($this->items);
            if ($popped === null) {
                break;
            }
            $popped->formattingPlace = 0;
        }
        [$this->byName, $this->equal] = array_pop($this->outer) ?? [[], []];
    }

    /** Of four alike the first goes. */
    public function push(Element $element): void
    {
        $equal = $this->equal[$element->formattingKey()] ?? [];
        if (count($equal) >= self::MOST_EQUAL) {
            $this->remove($equal[array_key_first($equal)]);
        }
        $this->items[] = $element;
        $this->enter($element);
    }

    /** The last with this name after the last marker. */
    public function last(string $name): ?Element
    {
        $named = $this->byName[$name] ?? [];
        return $named === [] ? null : $named[array_key_last($named)];
    }

    /** Its place in the list, or -1. */
    public function indexOf(Element $element): int
    {
        if ($element->formattingPlace === 0) {
            return -1;
        }
        $last = count($this->items) - 1;
        return $this->items[$last] === $element ? $last : (int) array_search($element, $this->items, true);
    }

    public function remove(Element $element): void
    {
        $index = $this->indexOf($element);
        if ($index < 0) {
            return;
        }
        $key = $element->formattingKey();
        unset($this->byName[$element->name][$element->formattingPlace], $this->equal[$key][$element->formattingPlace]);
        if (($this->equal[$key] ?? []) === []) {
            unset($this->equal[$key]);
        }
        $element->formattingPlace = 0;
        array_splice($this->items, $index, 1);
    }

    /** Puts an equal element in the place of one. */
    public function replaceAt(int $index, Element $other): void
    {
        $element = $this->items[$index];
        $place = $other->formattingPlace = $element->formattingPlace;
        $element->formattingPlace = 0;
        $this->items[$index] = $other;
        if (isset($this->byName[$other->name][$place])) {
            $this->byName[$other->name][$place] = $other;
            $this->equal[$other->formattingKey()][$place] = $other;
        }
    }

    /** Puts the newest of its name behind another. */
    public function insertAfter(Element $element, Element $other): void
    {
        array_splice($this->items, $this->indexOf($element) + 1, 0, [$other]);
        $this->enter($other);
    }

    private function enter(Element $element): void
    {
        $this->lastPlace += 1;
        $element->formattingPlace = $this->lastPlace;
        $this->byName[$element->name][$this->lastPlace] = $element;
        $this->equal[$element->formattingKey()][$this->lastPlace] = $element;
    }
}
