<?php

declare(strict_types=1);

namespace Inlay\Form;

use Inlay\Generated\HtmlElements;

/**
 * What cleaning left out of a form's HTML. The twin of src/component/form-losses.ts.
 */
final class Losses
{
    /** Things that a note names. */
    private const NAMED = 20;

    /** Names that a message can repeat: what else is written as a name may be of any length and of any characters. */
    private const NAME = '/^[A-Za-z][A-Za-z0-9:._-]{0,39}$/D';

    /** Elements that show nothing and do nothing by themselves, though they go with their content. */
    private const WITHOUT_EFFECT = [
        'style' => true, 'template' => true, 'noscript' => true, 'title' => true, 'head' => true,
    ];

    /** @var array<string, true> as a note says it: "`svg`", "`onclick` of `input`" */
    private array $told = [];

    /** @var array<string, true> elements that went with what they would have shown or done */
    private array $embeds = [];

    /** @var array<true> names that hide a property of the form from scripts: they stay, and are told where no parser tells it */
    public array $shadowing = [];

    /** Notes an element that goes with its content. */
    public function element(string $name): void
    {
        $this->told["`$name`"] = true;
        if (isset(Cleaner::schema()['strip'][$name]) && !isset(self::WITHOUT_EFFECT[$name])) {
            $this->embeds[$name] = true;
        }
    }

    /** Notes an element that goes and leaves its content. */
    public function tags(string $name): void
    {
        $written = preg_match(self::NAME, $name) === 1 ? "`$name`" : 'an oddly named element';
        $this->told[isset(HtmlElements::VOID[$name]) ? $written : "$written (its content stays)"] = true;
    }

    public function attribute(string $tag, string $name): void
    {
        $written = preg_match(self::NAME, $name) === 1 ? "`$name`" : 'an oddly named attribute';
        $this->told["$written of `$tag`"] = true;
    }

    /**
     * What the provider should know of it: a note, or none.
     *
     * @return list<array{code: string, message: string}>
     */
    public function notes(bool $isTrusted): array
    {
        $count = count($this->told);
        if ($count === 0) {
            return [];
        }
        $whose = $isTrusted ? "a form's HTML" : 'the HTML of a form whose provider is not `trusted`';
        $named = implode(', ', array_slice(array_keys($this->told), 0, self::NAMED));
        $more = $count > self::NAMED ? ' and ' . ($count - self::NAMED) . ' more' : '';
        return [['code' => 'form-content-removed', 'message' => "Unexpected in $whose, so left out: $named$more"]];
    }

    /** Why there is no content. */
    public function withoutContent(): string
    {
        if ($this->embeds === []) {
            return 'HTML without content';
        }
        $names = implode(', ', array_map(static fn ($name) => "`$name`", array_keys($this->embeds)));
        return "HTML without content beside $names, which is left out unless the provider is `trusted`";
    }
}
