<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * An element's attributes as properties of hast, and back: `class` is a list, `required` is true.
 */
final class Properties
{
    public const BOOLEAN = 1;
    public const NUMBER = 2;
    public const SPACES = 4;
    private const COMMAS = 8;
    private const COMMAS_OR_SPACES = 16;
    private const LISTS = self::SPACES | self::COMMAS | self::COMMAS_OR_SPACES;

    /** The white space that separates tokens in HTML. */
    private const SPACE = " \t\n\r\f";

    /** Names that every object of JavaScript has; the way to hast drops them. */
    private const DROPPED = ['constructor' => true, '__proto__' => true];

    /** Names such as `datax-y`, which TypeScript leaves out: see src/component/form-tree.ts. */
    private const UNSTABLE = '/\Adata[\w.:][-\w.:]*+\z/';

    /** @var array<string, array{string, string, int}>|null */
    private static ?array $html = null;

    /** @var array<string, array{string, string, int}>|null */
    private static ?array $svg = null;

    /**
     * @param array<string> $attributes values by name
     * @return array<true|string|list<string>> by property
     */
    public static function read(array $attributes, bool $isSvg): array
    {
        $properties = [];
        foreach (self::inOrder($attributes) as $name => $value) {
            $name = (string) $name;
            if (isset(self::DROPPED[$name]) || (preg_match(self::UNSTABLE, $name) === 1 && preg_match('/-[a-z]/', $name) === 1)) {
                continue;
            }
            [$property, , $kind] = self::find($name, $isSvg);
            if ($kind === 0) {
                $properties[$property] = $value;
                continue;
            }
            if (($kind & self::LISTS) === 0) {
                $isTrue = ($kind & self::BOOLEAN) !== 0
                    && ($value === '' || JsText::lower($value) === strtolower($property));
                $properties[$property] = $isTrue ? true : $value;
                continue;
            }
            $read = self::items($value, $kind);
            if ($property === 'className' && isset($properties['className'])) {
                $read = [...$properties['className'], ...$read];
            }
            $properties[$property] = $read;
        }
        return self::inOrder($properties);
    }

    /**
     * @param array<true|string|list<string>> $properties
     */
    public static function write(array $properties, bool $isSvg): string
    {
        $out = '';
        foreach ($properties as $property => $value) {
            [, $attribute, $kind] = self::find((string) $property, $isSvg);
            if ($value === true) {
                $out .= ' ' . $attribute;
                continue;
            }
            if (is_array($value)) {
                $value = implode(($kind & self::COMMAS) === 0 ? ' ' : ', ', $value);
            }
            if (strpbrk($value, '&<>"') !== false) {
                $value = str_replace(['&', '<', '>', '"'], ['&amp;', '&lt;', '&gt;', '&quot;'], $value);
            }
            $out .= ' ' . $attribute . '="' . $value . '"';
        }
        return $out;
    }

    /**
     * Whether properties of an HTML element, written and read, are certainly the same.
     *
     * @param array<true|string|list<string>> $properties
     */
    public static function areStable(array $properties): bool
    {
        self::$html ??= require __DIR__ . '/data/html-properties.php';
        foreach ($properties as $property => $value) {
            if (is_string($value) && str_contains($value, "\r")) {
                return false;
            }
            $known = self::$html[strtolower((string) $property)] ?? null;
            if ($known === null) {
                if (preg_match('/\Adata(?:[A-Z][a-z0-9]*+)++\z/', (string) $property) !== 1) {
                    return false;
                }
            } elseif ($known[0] !== $property || ($known[2] & ~(self::BOOLEAN | self::NUMBER | self::SPACES)) !== 0) {
                return false;
            }
        }
        return !isset($properties['srcSet']);
    }

    /**
     * As JavaScript's objects have them: whole numbers come first, ascending.
     *
     * @template T
     * @param array<T> $values
     * @return array<T>
     */
    private static function inOrder(array $values): array
    {
        $numbers = [];
        foreach ($values as $key => $value) {
            if (is_int($key) && $key >= 0 && $key < 0xffffffff) {
                $numbers[$key] = $value;
            }
        }
        if ($numbers === []) {
            return $values;
        }
        ksort($numbers);
        return $numbers + $values;
    }

    /**
     * Property, attribute and kind of an attribute of HTML, by its name in lower case; null for those of no standard.
     *
     * @return array{string, string, int}|null
     */
    public static function known(string $name): ?array
    {
        self::$html ??= require __DIR__ . '/data/html-properties.php';
        return self::$html[$name] ?? null;
    }

    /**
     * Property, attribute and kind of either name.
     *
     * @return array{string, string, int}
     */
    private static function find(string $name, bool $isSvg): array
    {
        self::$html ??= require __DIR__ . '/data/html-properties.php';
        if ($isSvg) {
            self::$svg ??= require __DIR__ . '/data/svg-properties.php';
        }
        $known = $isSvg ? self::$svg : self::$html;
        $lower = strtolower($name);
        if (isset($known[$lower])) {
            return $known[$lower];
        }
        if (preg_match('/[^\x00-\x7f]/', $name) === 1) {
            // No name of data has such a letter; a known one can, as there is a K that is none of ASCII's.
            return $known[JsText::lower($name)] ?? [$name, $name, 0];
        }
        if (strlen($lower) > 4 && str_starts_with($lower, 'data') && preg_match('/\A[-\w.:]+\z/', $name) === 1) {
            return self::data($name);
        }
        return [$name, $name, 0];
    }

    /**
     * @return array{string, string, int}
     */
    private static function data(string $name): array
    {
        if ($name[4] === '-') {
            $rest = preg_replace_callback('/-[a-z]/', static fn ($m) => strtoupper($m[0][1]), substr($name, 5));
            return ['data' . ucfirst((string) $rest), $name, 0];
        }
        $rest = substr($name, 4);
        if (preg_match('/-[a-z]/', $rest) !== 1) {
            $dashes = (string) preg_replace_callback('/[A-Z]/', static fn ($m) => '-' . strtolower($m[0]), $rest);
            return [$name, 'data' . ($dashes[0] === '-' ? '' : '-') . $dashes, 0];
        }
        return [$name, $name, 0];
    }

    /**
     * @return list<string>
     */
    private static function items(string $value, int $kind): array
    {
        if (($kind & self::SPACES) === 0) {
            $items = array_map(static fn (string $item) => trim($item, self::SPACE), explode(',', $value));
            if ($items[count($items) - 1] === '') {
                array_pop($items);
            }
            if (($kind & self::COMMAS) !== 0) {
                return $items;
            }
            $value = implode(' ', $items);
        }
        return self::tokens($value);
    }

    /**
     * What is between the white space of a value. HTML knows no other white space than this: `class="&nbsp;"` is a class.
     *
     * @return list<string>
     */
    public static function tokens(string $value): array
    {
        if (strpbrk($value, self::SPACE) === false) {
            return $value === '' ? [] : [$value];
        }
        return preg_split('/[ \t\n\r\f]+/', $value, -1, PREG_SPLIT_NO_EMPTY) ?: [];
    }
}
