<?php

declare(strict_types=1);

namespace Inlay\Client;

use Inlay\Generated\ComponentTable;
use Inlay\ProtocolException;
use Inlay\Runtime;
use Inlay\Runtime\Revisions;

use function array_diff_key;
use function array_is_list;
use function array_key_exists;
use function count;
use function is_array;
use function is_bool;
use function is_int;
use function is_string;
use function preg_match;
use function str_starts_with;
use function strlen;

/**
 * Whether what a daemon calls a baked canvas is one: every member, its type and its bounds, before it is kept. It is
 * src/canvas/run/baked-schema.ts in PHP.
 *
 * @internal
 */
final class BakedShape
{
    /** Parts within each other: a form in a paragraph in the fallback of another has some ten. */
    private const MAX_DEPTH = 60;

    /** Parts, pages, dependencies and numbers of one canvas, all together: a menu has at most 100,000 items. */
    private const MAX_ENTRIES = 1_000_000;

    /** Bytes of names, revisions and addresses. */
    private const MAX_NAME = 4096;

    private const MEMBERS = ['format', 'canvas', 'site', 'url', 'dependencies', 'pages', 'parts'];
    private const FORM = ['provider', 'form', 'trusted'];
    private const HOLES = [
        'page' => ['hole', 'items', 'current', 'otherwise'],
        'form' => ['hole', ...self::FORM, 'linked', 'before', 'after', 'otherwise'],
        'forms' => ['hole', 'forms', 'present', 'otherwise'],
    ];

    private int $entries = 0;

    private function __construct()
    {
    }

    /**
     * @param array<mixed> $result of the daemon, decoded
     * @param string $source the canvas that was to be baked
     * @return array<mixed>|null null for a result without a baked canvas
     * @throws ProtocolException for another format, or another shape
     */
    public static function read(array $result, string $source): ?array
    {
        $baked = $result['baked'] ?? null;
        if (!is_array($baked)) {
            return null;
        }
        Protocol::expect('format of baked canvases', $baked['format'] ?? null, Runtime::FORMAT);
        (new self())->canvas($baked, $source);
        return $baked;
    }

    /**
     * @param array<mixed> $baked
     */
    private function canvas(array $baked, string $source): void
    {
        self::members($baked, self::MEMBERS, 'members');
        self::expect($baked['canvas'] === Revisions::ofText($source), 'canvas', 'the hash of the canvas that was sent');
        self::expect(self::isName($baked['site']), 'site', 'a revision');
        $isAddress = self::isName($baked['url']) && preg_match('~^https?://[^\s]+$~Di', $baked['url']) === 1;
        self::expect($isAddress, 'url', 'a web address');
        foreach ($this->list($baked['dependencies'], 'dependencies') as $dependency) {
            $isOne = is_array($dependency)
                && array_diff_key($dependency, ['kind' => 1, 'name' => 1, 'revision' => 1]) === []
                && is_string($dependency['kind'] ?? null) && isset(ComponentTable::DEPENDENCY_KINDS[$dependency['kind']])
                && self::isName($dependency['name'] ?? '')
                && self::isName($dependency['revision'] ?? null);
            self::expect($isOne, 'dependencies', 'kind, name and revision of each');
        }
        $this->pages($baked['pages']);
        $this->parts($baked['parts'], 'parts', 0);
    }

    private function pages(mixed $pages): void
    {
        self::expect(is_array($pages), 'pages', 'an object');
        foreach ($pages as $page => $items) {
            self::expect(str_starts_with((string) $page, '//'), 'pages', 'keys that begin with `//`');
            $last = -1;
            foreach ($this->list($items, 'pages') as $item) {
                self::expect(is_int($item) && $item > $last, 'pages', 'ascending numbers');
                $last = $item;
            }
        }
    }

    private function parts(mixed $parts, string $name, int $depth): void
    {
        self::expect($depth < self::MAX_DEPTH, 'parts', 'at most ' . self::MAX_DEPTH . ' levels');
        foreach ($this->list($parts, $name) as $part) {
            if (!is_string($part)) {
                $this->hole($part, $depth);
            }
        }
    }

    private function hole(mixed $hole, int $depth): void
    {
        $kind = is_array($hole) ? $hole['hole'] ?? null : null;
        self::expect(is_string($kind) && isset(self::HOLES[$kind]), 'parts', 'strings and holes');
        self::members($hole, self::HOLES[$kind], $kind);
        if ($kind === 'page') {
            [$first, $last] = [$hole['items'][0] ?? null, $hole['items'][1] ?? null];
            $isRange = is_array($hole['items']) && $hole['items'] === [$first, $last] && is_int($first) && is_int($last);
            self::expect($isRange && 0 <= $first && $first <= $last, 'items', 'two ascending numbers');
            self::expect(is_string($hole['current']) && is_string($hole['otherwise']), 'page', 'two strings');
            return;
        }
        if ($kind === 'form') {
            self::form($hole);
            self::expect(is_bool($hole['linked']), 'linked', 'a boolean');
            self::expect(is_string($hole['before']) && is_string($hole['after']), 'form', 'strings around it');
        } else {
            foreach ($this->list($hole['forms'], 'forms') as $form) {
                self::expect(is_array($form), 'forms', 'objects');
                self::members($form, self::FORM, 'form');
                self::form($form);
            }
            $this->parts($hole['present'], 'present', $depth + 1);
        }
        $this->parts($hole['otherwise'], 'otherwise', $depth + 1);
    }

    /**
     * @param array<mixed> $form
     */
    private static function form(array $form): void
    {
        self::expect(self::isName($form['provider']) && self::isName($form['form']), 'form', 'provider and form as names');
        self::expect(is_bool($form['trusted']), 'trusted', 'a boolean');
    }

    /**
     * @return list<mixed>
     */
    private function list(mixed $value, string $name): array
    {
        self::expect(is_array($value) && array_is_list($value), $name, 'an array');
        $this->entries += count($value) + 1;
        self::expect($this->entries <= self::MAX_ENTRIES, $name, 'at most ' . self::MAX_ENTRIES . ' entries in all');
        return $value;
    }

    /**
     * @param array<mixed> $object
     * @param list<string> $names
     */
    private static function members(array $object, array $names, string $what): void
    {
        $isExact = count($object) === count($names);
        foreach ($names as $name) {
            $isExact = $isExact && array_key_exists($name, $object);
        }
        self::expect($isExact, $what, 'its members and no others');
    }

    private static function isName(mixed $value): bool
    {
        return is_string($value) && strlen($value) <= self::MAX_NAME;
    }

    /**
     * @phpstan-assert true $isRight
     */
    private static function expect(bool $isRight, string $what, string $expected): void
    {
        if (!$isRight) {
            throw new ProtocolException("Unexpected `$what` in a baked canvas of the daemon, expected $expected");
        }
    }
}
