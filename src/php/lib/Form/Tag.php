<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * A start tag or an end tag as it was read.
 */
final class Tag
{
    /**
     * @param array<string> $attributes values by name
     */
    public function __construct(
        public readonly string $name,
        public readonly array $attributes,
        public readonly bool $isSelfClosing,
    ) {
    }
}
