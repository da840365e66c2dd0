<?php

declare(strict_types=1);

namespace Inlay\WordPress\Page;

use Inlay\Generated\ComponentTable;
use Stringable;

/**
 * The tag of a component that a theme names in PHP. What it got wrong is told as WordPress tells developers: where WP_DEBUG is
 * on.
 */
final class ComponentMarkup
{
    private const FUNCTION = 'inlay_component';
    private const SINCE = '0.1.0';

    /** Of what is told. */
    private const MAX_NAME = 40;

    /**
     * The tag, with what can be an attribute; empty for a component that is none.
     *
     * @param array<mixed> $attributes
     */
    public static function of(string $name, array $attributes): string
    {
        $tag = "x-$name";
        if (!isset(ComponentTable::ATTRIBUTES[$tag])) {
            $names = array_map(static fn (string $tag): string => '`' . substr($tag, 2) . '`', self::tags());
            self::tell('component ' . self::quoted($name), 'one of ' . implode(', ', $names));
            return '';
        }
        $markup = "<$tag";
        foreach ($attributes as $attribute => $value) {
            $markup .= self::attribute($attribute, $value);
        }
        return "$markup></$tag>";
    }

    /**
     * An attribute with a space before it; nothing for what can't be one.
     */
    private static function attribute(int|string $name, mixed $value): string
    {
        if (!is_string($name) || preg_match('~^[a-z][a-z0-9_-]*$~iD', $name) !== 1) {
            self::tell('attribute ' . self::quoted((string) $name), "the name of one, as in ['location' => 'primary']");
            return '';
        }
        if (is_bool($value)) {
            return " $name=\"" . ($value ? 'true' : 'false') . '"';
        }
        if ($value !== null && !is_scalar($value) && !$value instanceof Stringable) {
            self::tell(get_debug_type($value) . ' as the value of ' . self::quoted($name), 'text, a number or a boolean');
            return '';
        }
        return " $name=\"" . htmlspecialchars((string) $value, ENT_QUOTES | ENT_SUBSTITUTE) . '"';
    }

    /**
     * @return list<string>
     */
    private static function tags(): array
    {
        return array_keys(ComponentTable::ATTRIBUTES);
    }

    private static function quoted(string $text): string
    {
        return '`' . \esc_html(substr($text, 0, self::MAX_NAME)) . '`';
    }

    private static function tell(string $found, string $expected): void
    {
        \_doing_it_wrong(self::FUNCTION, "Unexpected $found, expected $expected.", self::SINCE);
    }
}
