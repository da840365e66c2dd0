<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * Whether an inline style hides its element from whoever looks at the page: as traps for robots are hidden, which a
 * visitor must not fill. The twin of src/component/hiding-style.ts.
 */
final class HidingStyle
{
    /** A number, and its unit if it has one. */
    private const LENGTH = '/^([+-]?(?:\d+(?:\.\d+)?|\.\d+))([a-z]+|%)?$/D';

    /** Percentages of two opposite sides that leave less than this are a line at most. */
    private const WHOLE = 99;

    /** @param array<string> $declared values by property */
    private function __construct(private readonly array $declared)
    {
    }

    public static function hides(string $style): bool
    {
        $hiding = new self(Declarations::of($style));
        return $hiding->isHiddenByValue() || $hiding->isOutOfSight() || $hiding->isCutAway() || $hiding->isTooSmall();
    }

    private function isHiddenByValue(): bool
    {
        foreach (Cleaner::schema()['hiding'] as $name => $values) {
            if (isset($values[$this->declared[$name] ?? ''])) {
                return true;
            }
        }
        return self::amount($this->declared['opacity'] ?? '') == 0.0;
    }

    private function isOutOfSight(): bool
    {
        $schema = Cleaner::schema();
        $isMovable = isset($schema['movable'][$this->declared['position'] ?? '']);
        foreach ($this->declared as $name => $value) {
            if (isset($schema['pulls'][$name]) || ($isMovable && isset($schema['offsets'][$name]))) {
                foreach (Tokens::of($value) as $token) {
                    if (self::isFarBack($token)) {
                        return true;
                    }
                }
            }
        }
        $margin = Tokens::of($this->declared['margin'] ?? '');
        return self::isFarBack($margin[0] ?? '') || self::isFarBack($margin[3] ?? $margin[1] ?? '');
    }

    private function isCutAway(): bool
    {
        $isClipped = isset(Cleaner::schema()['clipped'][$this->declared['position'] ?? '']);
        $edges = $isClipped ? self::arguments($this->declared['clip'] ?? '', 'rect') : [];
        [$top, $right, $bottom, $left] = array_map(self::amount(...), array_pad(array_slice($edges, 0, 4), 4, ''));
        if ($bottom <= $top || $right <= $left) {
            return true;
        }
        $path = $this->declared['clip-path'] ?? '';
        $radius = self::arguments($path, 'circle')[0] ?? '';
        return self::amount($radius) == 0.0 || self::isEveryZero(self::arguments($path, 'polygon'))
            || self::isInsetAway(self::arguments($path, 'inset'));
    }

    /**
     * @param list<string> $values
     */
    private static function isEveryZero(array $values): bool
    {
        foreach ($values as $value) {
            if (self::amount($value) != 0.0) {
                return false;
            }
        }
        return $values !== [];
    }

    /**
     * @param list<string> $values
     */
    private static function isInsetAway(array $values): bool
    {
        $sides = [];
        foreach ($values as $value) {
            $amount = self::amount($value);
            $sides[] = str_ends_with($value, '%') || $amount == 0.0 ? $amount : NAN;
        }
        $top = $sides[0] ?? NAN;
        $right = $sides[1] ?? $top;
        return $top + ($sides[2] ?? $top) >= self::WHOLE || ($sides[3] ?? $right) + $right >= self::WHOLE;
    }

    /** A box of a pixel or none that shows nothing of what is larger; one without a height may have it by its padding. */
    private function isTooSmall(): bool
    {
        if (!$this->isClosed()) {
            return false;
        }
        [$width, $height] = [$this->size('width'), $this->size('height')];
        if (max($width, $height) <= 1) {
            return true;
        }
        return min($width, $height) == 0.0 && !$this->isPadded();
    }

    private function isClosed(): bool
    {
        foreach (['overflow', 'overflow-x', 'overflow-y'] as $name) {
            foreach (Tokens::of($this->declared[$name] ?? '') as $value) {
                if ($value === 'hidden' || $value === 'clip') {
                    return true;
                }
            }
        }
        return false;
    }

    private function isPadded(): bool
    {
        foreach ($this->declared as $name => $value) {
            if (str_starts_with((string) $name, 'padding')) {
                foreach (Tokens::of($value) as $token) {
                    if (self::amount($token) != 0.0) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** Pixels; without end where it is no number of them. */
    private function size(string $side): float
    {
        $sizes = [];
        foreach ([$side, "max-$side"] as $name) {
            $value = $this->declared[$name] ?? '';
            $amount = self::amount($value);
            $sizes[] = $amount == 0.0 || ($amount > 0 && str_ends_with($value, 'px')) ? $amount : INF;
        }
        return min($sizes);
    }

    private static function isFarBack(string $value): bool
    {
        $unit = preg_match(self::LENGTH, $value, $match) === 1 ? $match[2] ?? '' : '';
        return self::amount($value) <= -(Cleaner::schema()['far'][$unit] ?? INF);
    }

    /** The number of a length or a percentage; `NAN` for anything else. */
    private static function amount(string $value): float
    {
        return preg_match(self::LENGTH, $value, $match) === 1 ? (float) $match[1] : NAN;
    }

    /**
     * What stands in the parentheses of a function of CSS, be it separated by commas or blanks.
     *
     * @return list<string>
     */
    private static function arguments(string $value, string $name): array
    {
        if (!str_starts_with($value, "$name(") || !str_ends_with($value, ')')) {
            return [];
        }
        return Tokens::of(strtr(substr($value, strlen($name) + 1, -1), ',', ' '));
    }
}
