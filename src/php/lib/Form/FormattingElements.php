<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * The list of active formatting elements; null is a marker.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#the-list-of-active-formatting-elements
 */
final class FormattingElements
{
    /** @var list<Element|null> */
    public array $items = [];

    /** @var array<string, int> how many there are by name, markers or not */
    private array $counts = [];

    public function mark(): void
    {
        $this->items[] = null;
    }

    public function clearToMarker(): void
    {
        while ($this->items !== []) {
            $popped = array_pop($this->items);
            if ($popped === null) {
                return;
            }
            $this->counts[$popped->name] -= 1;
        }
    }

    /** Of four alike the first goes ("Noah's Ark"). */
    public function push(Element $element): void
    {
        $same = 0;
        $earliest = -1;
        if (($this->counts[$element->name] ?? 0) >= 3) {
            for ($index = count($this->items) - 1; $index >= 0 && $this->items[$index] !== null; $index -= 1) {
                if ($this->items[$index]->name === $element->name && self::areAlike($this->items[$index], $element)) {
                    $same += 1;
                    $earliest = $index;
                }
            }
        }
        if ($same >= 3) {
            $this->removeAt($earliest);
        }
        $this->insertAt(count($this->items), $element);
    }

    /** The last with this name after the last marker. */
    public function last(string $name): ?Element
    {
        if (($this->counts[$name] ?? 0) === 0) {
            return null;
        }
        for ($index = count($this->items) - 1; $index >= 0 && $this->items[$index] !== null; $index -= 1) {
            if ($this->items[$index]->name === $name) {
                return $this->items[$index];
            }
        }
        return null;
    }

    /** Its place in the list, or -1. */
    public function indexOf(Element $element): int
    {
        $last = count($this->items) - 1;
        if ($last >= 0 && $this->items[$last] === $element) {
            return $last;
        }
        if (($this->counts[$element->name] ?? 0) === 0) {
            return -1;
        }
        $index = array_search($element, $this->items, true);
        return $index === false ? -1 : $index;
    }

    public function remove(Element $element): void
    {
        $index = $this->indexOf($element);
        if ($index >= 0) {
            $this->removeAt($index);
        }
    }

    public function removeAt(int $index): void
    {
        $this->counts[$this->items[$index]->name] -= 1;
        array_splice($this->items, $index, 1);
    }

    public function insertAt(int $index, Element $element): void
    {
        $this->counts[$element->name] = ($this->counts[$element->name] ?? 0) + 1;
        array_splice($this->items, $index, 0, [$element]);
    }

    private static function areAlike(Element $one, Element $other): bool
    {
        if (count($one->attributes) !== count($other->attributes)) {
            return false;
        }
        foreach ($one->attributes as $name => $value) {
            if (($other->attributes[$name] ?? null) !== $value) {
                return false;
            }
        }
        return true;
    }
}
