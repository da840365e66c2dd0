<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * An element as it will be written. Texts are strings.
 */
final class Node
{
    /**
     * @param array<string> $attributes values by name, as they were read
     * @param list<Node|string> $children
     * @param list<Node|string>|null $content of a template, instead of children
     */
    public function __construct(
        public readonly string $name,
        public readonly array $attributes,
        public readonly array $children,
        public readonly ?array $content = null,
    ) {
    }
}
