<?php

declare(strict_types=1);

namespace Inlay\Form;

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
            $id = self::id($node->properties['id'] ?? '');
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
                $node->properties === [] ? [] : $this->properties($node, $isInForm),
                $this->confineAll($node->children, $isInForm || $node->name === 'form'),
            );
        }
        return $kept;
    }

    /**
     * @return array<true|string|list<string>>
     */
    private function properties(Node $node, bool $isInForm): array
    {
        $isLoose = isset($this->schema['owned'][$node->name])
            && !$isInForm && !$this->isForm($node->properties['form'] ?? '');
        $kept = [];
        foreach ($node->properties as $property => $value) {
            $property = (string) $property;
            $confined = $isLoose && $property === 'name' ? null : $this->value($property, $value);
            if ($confined !== null) {
                $kept[$property] = $confined;
                continue;
            }
            $attribute = strtolower($property);
            $this->dropped["`$attribute` of `$node->name`" . ($isLoose ? ' outside a form' : '')] = true;
        }
        $name = $kept['name'] ?? '';
        if (is_string($name) && isset($this->schema['shadowed'][$name])) {
            $this->shadowing[$name] = true;
        }
        return $kept;
    }

    /**
     * The value that a property keeps; null where it goes.
     *
     * @param true|string|list<string> $value
     * @return true|string|list<string>|null
     */
    private function value(string $property, bool|string|array $value): bool|string|array|null
    {
        if (isset($this->schema['ids'][$property])) {
            return $this->prefixed($value);
        }
        if (isset($this->schema['overrides'][$property])) {
            return null;
        }
        $text = self::text($value);
        return match ($property) {
            'form' => $this->isForm($value) ? $this->prefixed($value) : null,
            'href' => str_starts_with($text, '#') && isset($this->firsts[substr($text, 1)])
                ? '#' . $this->prefix . substr($text, 1) : $value,
            'target' => isset($this->schema['targets'][strtolower($text)]) ? $value : null,
            'method' => isset($this->schema['methods'][strtolower($text)]) ? $value : null,
            'rel' => in_array('opener', array_map(strtolower(...), Properties::tokens($text)), true) ? null : $value,
            default => $value,
        };
    }

    /**
     * @param true|string|list<string> $value
     */
    private function isForm(bool|string|array $value): bool
    {
        return ($this->firsts[self::id($value)] ?? '') === 'form';
    }

    /**
     * One id or a list of them, each with the prefix; a list stays a list.
     *
     * @param true|string|list<string> $value
     * @return string|list<string>
     */
    private function prefixed(bool|string|array $value): string|array
    {
        $ids = [];
        foreach (Properties::tokens(self::text($value)) as $id) {
            $ids[] = $this->prefix . $id;
        }
        return is_array($value) ? $ids : implode(' ', $ids);
    }

    /**
     * White space in an id is none of its tokens: so an id and what names it are split alike.
     *
     * @param true|string|list<string> $value
     */
    private static function id(bool|string|array $value): string
    {
        return implode(' ', Properties::tokens(self::text($value)));
    }

    /**
     * @param true|string|list<string> $value
     */
    private static function text(bool|string|array $value): string
    {
        return match (true) {
            is_array($value) => implode(' ', $value),
            is_string($value) => $value,
            default => '',
        };
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
                'message' => "Left out of the form's HTML, as it would reach beyond the form: "
                    . implode(', ', array_keys($this->dropped)),
            ];
        }
        if ($this->shadowing !== []) {
            $names = implode(', ', array_map(static fn ($name) => "`$name`", array_keys($this->shadowing)));
            $notes[] = [
                'code' => 'shadowing-name',
                'message' => "Unexpected controls named $names: "
                    . 'scripts that ask the form for such a property get the control',
            ];
        }
        return $notes;
    }
}
