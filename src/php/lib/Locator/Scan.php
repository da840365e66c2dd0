<?php

declare(strict_types=1);

namespace Inlay\Locator;

use Inlay\Generated\Elements;
use Inlay\Generated\Limits;

/**
 * The open elements of a page as the standard's tree construction has them, for as long as the scan is sure of them,
 * and the inlays that were found. All offsets are bytes.
 */
final class Scan
{
    /** Cleared where only a parser knows what happens. */
    public bool $isSure = true;

    /** Where to read on: behind a component. */
    public int $resume = 0;

    /** @var list<string> names of the open elements, up to `top`; what is behind it is left over */
    public array $names = [''];

    /** @var list<int> what surrounds the content of each */
    public array $flags = [Elements::EVERYWHERE];

    /** @var list<int> offsets of the names in their start tags */
    public array $starts = [0];

    public int $top = 0;

    /** Open templates. */
    public int $templates = 0;

    /** The parser's form pointer: a form is open, be it an ancestor or not. */
    public bool $hasForm = false;

    /** The depth of that form; 0 when it is none of the open elements any more. */
    public int $formDepth = 0;

    /** A component without an end tag was closed at once, before it was known whether anything depends on it. */
    public bool $hasGhost = false;

    /** @var list<Inlay> */
    public array $inlays = [];

    /** @var list<Inlay> the inlays among the open elements, innermost last */
    public array $openInlays = [];

    /** @var array<int, true> components that turned out to have no end tag, by their offsets */
    public array $unclosed = [];

    /** @var list<Paragraph> open paragraphs with block-level inlays directly in them, innermost last */
    public array $openParagraphs = [];

    /** @var list<Paragraph> */
    public array $paragraphs = [];

    /** @var array<string, int> where an end tag of a component was found that may be its own: searched for once */
    public array $endTags = [];

    private int $effort;

    private ?bool $hasNoQuirks = null;

    /**
     * @param array<int, true> $closed offsets of components to close behind their start tag: an earlier scan found that
     *     they have no end tag
     */
    public function __construct(
        public readonly string $html,
        public readonly bool $isDocument,
        public readonly array $closed,
    ) {
        $this->effort = Limits::SCAN_EFFORT + strlen($html);
    }

    /** Whether the page's doctype certainly asks for no quirks. It is read once, as blanks without end may be before it. */
    public function hasNoQuirks(): bool
    {
        return $this->hasNoQuirks ??= preg_match(Patterns::NO_QUIRKS, $this->html) === 1;
    }

    public function classesAt(int $depth): int
    {
        return Elements::CLASSES[$this->names[$depth]] ?? 0;
    }

    /**
     * Opens an element.
     *
     * @param int $start offset of its name
     */
    public function push(string $name, int $start): void
    {
        $flags = $this->flags[$this->top];
        $this->top++;
        $this->names[$this->top] = $name;
        $this->flags[$this->top] = ($flags & ~(Elements::LOST[$name] ?? Elements::LOST_OTHERWISE))
            | (Elements::ADDED[$name] ?? 0);
        $this->starts[$this->top] = $start;
    }

    /**
     * Closes the elements above a depth, and the one there, by whatever tag. Formatting elements among those above
     * would be opened again behind it, so then only a parser knows; unless the tag clears them.
     *
     * @param bool $clears the element at `depth` began a new list of active formatting elements
     */
    public function popTo(int $depth, bool $clears = false): void
    {
        $odd = $clears ? Elements::MARKER : Elements::FORMATTING | Elements::MARKER;
        for ($above = $this->top; $above > $depth; $above--) {
            if (($this->classesAt($above) & $odd) !== 0) {
                $this->isSure = false;
            }
        }
        $this->top = $depth - 1;
        if ($this->formDepth >= $depth) {
            $this->formDepth = 0;
        }
        $this->abandon($depth);
        $last = count($this->openParagraphs) - 1;
        if ($last >= 0 && $this->openParagraphs[$last]->depth >= $depth) {
            $this->isSure = false;
        }
    }

    /**
     * Takes the open inlays from a depth on for ones without an end tag.
     */
    public function abandon(int $depth): void
    {
        for ($last = count($this->openInlays) - 1; $last >= 0 && $this->openInlays[$last]->depth >= $depth; $last--) {
            $this->unclosed[$this->openInlays[$last]->start] = true;
            array_pop($this->openInlays);
        }
    }

    /**
     * The depth of the topmost open element of a name, unless one of the classes `boundary` is above it; -1 when there
     * is none.
     */
    public function find(string $name, int $boundary): int
    {
        $depth = $this->top;
        while ($depth >= 0 && $this->names[$depth] !== $name) {
            $depth = ($this->classesAt($depth) & $boundary) === 0 ? $depth - 1 : -1;
            $this->effort--;
        }
        if ($this->effort < 0) {
            $this->isSure = false;
        }
        return $depth;
    }

    /**
     * The same for an element of any of the classes `wanted`.
     */
    public function findClass(int $wanted, int $boundary): int
    {
        $depth = $this->top;
        while ($depth >= 0 && ($this->classesAt($depth) & $wanted) === 0) {
            $depth = ($this->classesAt($depth) & $boundary) === 0 ? $depth - 1 : -1;
            $this->effort--;
        }
        if ($this->effort < 0) {
            $this->isSure = false;
        }
        return $depth;
    }
}
