<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * Builds the tree of a fragment that will stand in a `div`, without scripting: what every browser makes of it. It
 * follows parse5 where that differs from the standard's newest text.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tree-construction
 */
final class Parser
{
    public const TOO_DEEP = 'HTML nested deeper than 256 elements';

    /** Some hundred times the largest form there should be. */
    private const MAX_ELEMENTS = 20_000;

    /** Bytes of the attributes of all those elements, and ten more for each: a repeated element repeats them. */
    private const MAX_ATTRIBUTE_BYTES = 8_000_000;
    private const BYTES_OF_ANY = 10;

    private const TABLE_PARTS = ['table' => true, 'tbody' => true, 'tfoot' => true, 'thead' => true, 'tr' => true];
    private const IMPLIED = [
        'dd' => true, 'dt' => true, 'li' => true, 'optgroup' => true, 'option' => true, 'p' => true, 'rb' => true,
        'rp' => true, 'rt' => true, 'rtc' => true,
    ];
    private const IMPLIED_THOROUGHLY = self::IMPLIED + [
        'caption' => true, 'colgroup' => true, 'tbody' => true, 'td' => true, 'tfoot' => true, 'th' => true,
        'thead' => true, 'tr' => true,
    ];

    public Mode $mode = Mode::Body;
    public readonly OpenElements $open;
    public readonly FormattingElements $formatting;
    public ?Element $form = null;

    /** @var list<Mode> */
    public array $templateModes = [];
    public bool $isFosterParenting = false;
    private Mode $modeAfterText = Mode::Body;
    private bool $skipsNewline = false;
    private ?TextKind $textKind = null;
    private int $elements = 0;
    private int $attributeBytes = 0;

    private function __construct()
    {
        $this->open = new OpenElements($this->create('html', Element::HTML, []));
        $this->formatting = new FormattingElements();
    }

    /**
     * The element that holds what the markup stands for.
     *
     * @param string $html valid UTF-8
     * @throws Refusal
     */
    public static function parse(string $html): Element
    {
        $parser = new self();
        $root = $parser->open->current;
        (new Tokenizer($html, $parser))->run();
        return $root;
    }

    public function startTag(Tag $tag): void
    {
        $this->skipsNewline = false;
        if ($this->mode === Mode::Body && $this->open->current->namespace === Element::HTML) {
            InBody::start($this, $tag); // as mostly
        } else {
            $this->processStartTag($tag);
        }
    }

    public function processStartTag(Tag $tag): void
    {
        if ($this->open->current->namespace !== Element::HTML && InForeign::takes($this->open->current, $tag)) {
            InForeign::start($this, $tag);
        } else {
            $this->startTagByMode($tag);
        }
    }

    public function startTagByMode(Tag $tag): void
    {
        match ($this->mode) {
            Mode::Body => InBody::start($this, $tag),
            Mode::Table => InTable::start($this, $tag),
            Mode::Caption => InTable::startInCaption($this, $tag),
            Mode::ColumnGroup => InTable::startInColumnGroup($this, $tag),
            Mode::TableBody => InTable::startInBody($this, $tag),
            Mode::Row => InTable::startInRow($this, $tag),
            Mode::Cell => InTable::startInCell($this, $tag),
            Mode::Select => InSelect::start($this, $tag),
            Mode::SelectInTable => InSelect::startInTable($this, $tag),
            Mode::Template => InTemplate::start($this, $tag),
            Mode::Text => null, // the tokenizer reads no start tag there
        };
    }

    public function endTag(string $name): void
    {
        $this->skipsNewline = false;
        if ($this->open->current->namespace !== Element::HTML) {
            InForeign::end($this, $name);
        } elseif ($this->mode === Mode::Body) {
            InBody::end($this, $name); // as mostly
        } else {
            $this->endTagByMode($name);
        }
    }

    public function endTagByMode(string $name): void
    {
        match ($this->mode) {
            Mode::Body => InBody::end($this, $name),
            Mode::Text => $this->endText(),
            Mode::Table => InTable::end($this, $name),
            Mode::Caption => InTable::endInCaption($this, $name),
            Mode::ColumnGroup => InTable::endInColumnGroup($this, $name),
            Mode::TableBody => InTable::endInBody($this, $name),
            Mode::Row => InTable::endInRow($this, $name),
            Mode::Cell => InTable::endInCell($this, $name),
            Mode::Select => InSelect::end($this, $name),
            Mode::SelectInTable => InSelect::endInTable($this, $name),
            Mode::Template => $name === 'template' ? InTemplate::close($this) : null,
        };
    }

    /** A comment is kept as a place without text: it ends a text and counts for the depth. */
    public function comment(): void
    {
        $this->skipsNewline = false;
        $this->open->current->holder()->children[] = null;
    }

    public function doctype(): void
    {
        $this->skipsNewline = false;
    }

    public function text(string $text): void
    {
        if ($this->skipsNewline) {
            $this->skipsNewline = false;
            if ($text[0] === "\n") {
                $text = substr($text, 1);
            }
        }
        $isPlain = $this->mode === Mode::Body && $this->open->current->namespace === Element::HTML;
        if ($isPlain && !str_contains($text, "\0")) {
            // As mostly.
            if ($text !== '') {
                InBody::text($this, $text);
            }
            return;
        }
        if ($this->isInForeignContent()) {
            $text = str_contains($text, "\0") ? (string) preg_replace('/\0+/', "\u{fffd}", $text) : $text;
        } elseif ($this->mode === Mode::ColumnGroup) {
            $text = InTable::textInColumnGroup($this, $text);
        } else {
            $text = str_replace("\0", '', $text);
        }
        if ($text === '') {
            return;
        }
        if ($this->isInForeignContent()) {
            $this->insertText($text);
            return;
        }
        match ($this->mode) {
            Mode::Body, Mode::Caption, Mode::Cell, Mode::Template => InBody::text($this, $text),
            Mode::Table, Mode::TableBody, Mode::Row => InTable::text($this, $text),
            default => $this->insertText($text),
        };
    }

    public function isInForeignContent(): bool
    {
        $current = $this->open->current;
        return $current->namespace !== Element::HTML && !$current->isIntegrationPoint();
    }

    /** How the content of the element that has just begun is read; null for markup. */
    public function takeTextKind(): ?TextKind
    {
        $kind = $this->textKind;
        $this->textKind = null;
        return $kind;
    }

    public function skipNewline(): void
    {
        $this->skipsNewline = true;
    }

    public function insertAsText(Tag $tag, TextKind $kind): void
    {
        $this->insert($tag);
        $this->textKind = $kind;
        if ($kind !== TextKind::Plain) {
            $this->modeAfterText = $this->mode;
            $this->mode = Mode::Text;
        }
    }

    private function endText(): void
    {
        $this->open->pop();
        $this->mode = $this->modeAfterText;
    }

    public function insert(Tag $tag): Element
    {
        return $this->insertElement($tag->name, Element::HTML, $tag->attributes);
    }

    public function insertEmpty(string $name): Element
    {
        return $this->insertElement($name, Element::HTML, []);
    }

    /** For an element that has no content. */
    public function append(Tag $tag): void
    {
        $this->attach($this->create($tag->name, Element::HTML, $tag->attributes));
    }

    /**
     * @param array<string> $attributes
     */
    public function insertElement(string $name, int $namespace, array $attributes): Element
    {
        $element = $this->create($name, $namespace, $attributes);
        $this->attach($element);
        $this->open->push($element);
        return $element;
    }

    /**
     * @param array<string> $attributes
     */
    public function create(string $name, int $namespace, array $attributes): Element
    {
        $this->elements += 1;
        if ($this->elements > self::MAX_ELEMENTS) {
            throw new Refusal('HTML of more than ' . self::MAX_ELEMENTS . ' elements');
        }
        foreach ($attributes as $attribute => $value) {
            $this->attributeBytes += self::BYTES_OF_ANY + strlen((string) $attribute) + strlen($value);
        }
        if ($this->attributeBytes > self::MAX_ATTRIBUTE_BYTES) {
            throw new Refusal('HTML of elements with more than ' . self::MAX_ATTRIBUTE_BYTES . ' bytes of attributes');
        }
        return new Element($name, $namespace, $attributes);
    }

    public function attach(Element $element): void
    {
        if ($this->isFosterParenting && $this->fosters()) {
            $this->fosterParent($element);
            return;
        }
        $parent = $this->open->current->content ?? $this->open->current;
        $parent->children[] = $element;
        $element->parent = $parent;
    }

    public function insertText(string $text): void
    {
        if (!$this->isFosterParenting || !$this->fosters()) {
            ($this->open->current->content ?? $this->open->current)->appendText($text);
            return;
        }
        [$parent, $next] = $this->fosterPlace();
        if ($next === null) {
            $parent->appendText($text);
        } else {
            $parent->insertTextBefore($text, $next);
        }
    }

    public static function isTablePart(Element $element): bool
    {
        return isset(self::TABLE_PARTS[$element->name]);
    }

    /** Whether what is inserted would stand directly in a part of a table. */
    private function fosters(): bool
    {
        return self::isTablePart($this->open->current);
    }

    public function fosterParent(Element $element): void
    {
        [$parent, $next] = $this->fosterPlace();
        if ($next === null) {
            $parent->append($element);
        } else {
            $parent->insertBefore($element, $next);
        }
    }

    /**
     * @return array{Element, Element|null} the parent, and the child to insert before
     */
    private function fosterPlace(): array
    {
        $table = $this->open->top('table');
        $template = $this->open->top('template');
        if ($template > $table) {
            return [$this->open->items[$template]->holder(), null];
        }
        if ($table < 0) {
            return [$this->open->items[0], null];
        }
        $element = $this->open->items[$table];
        return $element->parent === null ? [$this->open->items[$table - 1], null] : [$element->parent, $element];
    }

    public function reconstructFormatting(): void
    {
        $items = $this->formatting->items;
        if ($items === []) {
            return;
        }
        $last = count($items) - 1;
        $first = $last + 1;
        while ($first > 0 && $items[$first - 1] !== null && $items[$first - 1]->at < 0) {
            $first -= 1;
        }
        for ($index = $first; $index <= $last; $index += 1) {
            $entry = $items[$index];
            $element = $this->insertElement($entry->name, $entry->namespace, $entry->attributes);
            $element->origin = $entry->origin ?? $entry;
            $this->formatting->replaceAt($index, $element);
        }
    }

    public function impliedEndTags(): void
    {
        while (isset(self::IMPLIED[$this->open->current->key])) {
            $this->open->pop();
        }
    }

    public function impliedEndTagsThoroughly(?string $except = null): void
    {
        while (isset(self::IMPLIED_THOROUGHLY[$this->open->current->key]) && $this->open->current->key !== $except) {
            $this->open->pop();
        }
    }

    public function closeParagraph(): void
    {
        if ($this->open->hasInButtonScope('p')) {
            $this->impliedEndTagsThoroughly('p');
            $this->open->popUntil('p');
        }
    }

    /** @see https://html.spec.whatwg.org/multipage/parsing.html#reset-the-insertion-mode-appropriately */
    public function resetMode(): void
    {
        for ($at = count($this->open->items) - 1; $at > 0; $at -= 1) {
            $mode = match ($this->open->items[$at]->key) {
                'tr' => Mode::Row,
                'tbody', 'thead', 'tfoot' => Mode::TableBody,
                'caption' => Mode::Caption,
                'colgroup' => Mode::ColumnGroup,
                'table' => Mode::Table,
                'td', 'th' => Mode::Cell,
                'select' => $this->open->top('table') > $this->open->top('template')
                    && $this->open->top('table') < $at ? Mode::SelectInTable : Mode::Select,
                'template' => $this->templateModes[count($this->templateModes) - 1],
                default => null,
            };
            if ($mode !== null) {
                $this->mode = $mode;
                return;
            }
        }
        $this->mode = Mode::Body;
    }
}
