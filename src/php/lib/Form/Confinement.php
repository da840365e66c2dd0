<?php

declare(strict_types=1);

namespace Inlay\Form;

use Inlay\Generated\Limits;
use Inlay\Url\Utf8;

/**
 * Keeps what a provider wrote within its own form, wherever on a page that is put, and whatever the page has for ids
 * and forms of its own. The twin of src/component/form-reach.ts.
 */
final class Confinement
{
    /** @var array<string, array<mixed>> */
    private readonly array $schema;

    /** @var array<string> the element that each id stands for: the first with it */
    private array $firsts = [];

    /** @var array<string, true> "`formaction` of `button`" */
    private array $dropped = [];

    /** @var array<true> names of controls that hide what scripts ask the form for */
    private array $shadowing = [];

    /** Characters that prefixes may still add. */
    private int $left = Limits::MAX_FORM_LENGTH;

    private function __construct(private readonly string $prefix)
    {
        $this->schema = Cleaner::schema();
    }

    /**
     * What the ids of a form begin with: other than those of any other form, whatever their names are. No page has such ids
     * unless its author wants to.
     */
    public static function prefix(string $provider, string $form): string
    {
        return 'x-addon.' . self::idPart($provider) . '.' . self::idPart($form) . '.';
    }

    /** A name without dots and blanks, no two alike: the bytes of other characters in hexadecimal after a colon. */
    private static function idPart(string $name): string
    {
        return strtr(rawurlencode(Utf8::scrub($name)), ['%' => ':', '.' => ':2E', '~' => ':7E']);
    }

    /**
     * The nodes as they will be written, and what their provider should know of what was left out.
     *
     * @param list<Node|string> $nodes of a provider that is not trusted
     * @return array{list<Node|string>, list<array{code: string, message: string}>}
     * @throws Refusal where the prefixes alone are longer than a form may be
     */
    public static function confine(array $nodes, string $prefix): array
    {
        $confinement = new self($prefix);
        $confinement->collectIds($nodes);
        $kept = $confinement->confineAll($nodes, false);
        return [$kept, $confinement->notes()];
    }

    /**
     * @param list<Node|string> $nodes
     */
    private function collectIds(array $nodes): void
    {
        foreach ($nodes as $node) {
            if (is_string($node)) {
                continue;
            }
            $id = self::id($node->attributes['id'] ?? '');
            if ($id !== '') {
                $this->firsts[$id] ??= $node->name;
            }
            $this->collectIds($node->children);
        }
    }

    /**
     * @param list<Node|string> $nodes
     * @return list<Node|string>
     */
    private function confineAll(array $nodes, bool $isInForm): array
    {
        $kept = [];
        foreach ($nodes as $node) {
            $kept[] = is_string($node) ? $node : new Node(
                $node->name,
                $node->attributes === [] ? [] : $this->attributes($node, $isInForm),
                $this->confineAll($node->children, $isInForm || $node->name === 'form'),
            );
        }
        return $kept;
    }

    /**
     * @return array<string>
     */
    private function attributes(Node $node, bool $isInForm): array
    {
        $isLoose = isset($this->schema['owned'][$node->name])
            && !$isInForm && !$this->isForm($node->attributes['form'] ?? '');
        $kept = [];
        foreach ($node->attributes as $name => $value) {
            $name = (string) $name;
            $confined = $isLoose && $name === 'name' ? null : $this->value($node->name, $isLoose, $name, $value);
            if ($confined !== null) {
                $kept[$name] = $confined;
                continue;
            }
            $this->dropped["`$name` of `$node->name`" . ($isLoose ? ' outside a form' : '')] = true;
        }
        $name = $kept['name'] ?? '';
        if (isset($this->schema['shadowed'][$name])) {
            $this->shadowing[$name] = true;
        }
        return $kept;
    }

    /** The value that an attribute keeps; null where it goes. */
    private function value(string $tag, bool $isLoose, string $name, string $value): ?string
    {
        if (isset($this->schema['ids'][$name])) {
            return $this->prefixed($value);
        }
        if (isset($this->schema['overrides'][$name])) {
            return null;
        }
        return match ($name) {
            'form' => $this->isForm($value) ? $this->prefixed($value) : null,
            // Only the form's own controls are spared its checks.
            'formnovalidate' => $isLoose ? null : $value,
            // Of all `details` of a page with one name, one is open; a name of other elements is looked for in its form.
            'name' => $tag === 'details' && $value !== '' ? $this->withPrefix($value) : $value,
            'href' => str_starts_with($value, '#') ? $this->ownFragment($value) : $value,
            'action' => $this->ownFragment($value),
            'target' => isset($this->schema['targets'][strtolower($value)]) ? $value : null,
            'tabindex' => isset($this->schema['tabIndexes'][$value]) ? $value : null,
            'method' => isset($this->schema['methods'][strtolower($value)]) ? $value : null,
            'rel' => in_array('opener', array_map(strtolower(...), Tokens::of($value)), true) ? null : $value,
            default => $value,
        };
    }

    /** A fragment that is an id of the form goes along with its ids; one of the page stays. */
    private function ownFragment(string $value): string
    {
        $hash = strpos($value, '#');
        $id = $hash === false ? '' : substr($value, $hash + 1);
        return isset($this->firsts[$id]) ? substr($value, 0, (int) $hash + 1) . $this->withPrefix($id) : $value;
    }

    private function isForm(string $value): bool
    {
        return ($this->firsts[self::id($value)] ?? '') === 'form';
    }

    /** One id or a list of them, each with the prefix. */
    private function prefixed(string $value): string
    {
        $ids = Tokens::of($value);
        $this->spend(count($ids));
        return $ids === [] ? '' : $this->prefix . implode(" $this->prefix", $ids);
    }

    /** A text that is one name, whatever is in it. */
    private function withPrefix(string $name): string
    {
        $this->spend(1);
        return $this->prefix . $name;
    }

    /** Counts what prefixes add before they are added. */
    private function spend(int $prefixes): void
    {
        $this->left -= $prefixes * strlen($this->prefix);
        if ($this->left < 0) {
            throw new Refusal(Content::TOO_LONG_WITH_PREFIXES);
        }
    }

    /** White space in an id is none of its tokens: so an id and what names it are split alike. */
    private static function id(string $value): string
    {
        return implode(' ', Tokens::of($value));
    }

    /**
     * @return list<array{code: string, message: string}>
     */
    private function notes(): array
    {
        $notes = [];
        if ($this->dropped !== []) {
            $notes[] = [
                'code' => 'confined-form',
                'message' => "Left out of the form's HTML, as it would reach beyond the form or overrule it: "
                    . implode(', ', array_keys($this->dropped)),
            ];
        }
        return [...$notes, ...self::shadowingNotes($this->shadowing)];
    }

    /**
     * The note on names that hide a property of the form from scripts, if there are any.
     *
     * @param array<true> $names
     * @return list<array{code: string, message: string}>
     */
    public static function shadowingNotes(array $names): array
    {
        if ($names === []) {
            return [];
        }
        $list = implode(', ', array_map(static fn ($name) => "`$name`", array_keys($names)));
        $message = "Unexpected controls named $list: scripts that ask the form for such a property get the control";
        return [['code' => 'shadowing-name', 'message' => $message]];
    }
}
