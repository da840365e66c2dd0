<?php

declare(strict_types=1);

namespace Inlay\Runtime;

use Inlay\BakedException;
use Inlay\Generated\ComponentTable;

use function explode;
use function hash;
use function is_array;
use function is_string;
use function strtolower;
use function substr;

/**
 * The revisions of what a site shows, as the daemon tells them. The TypeScript twin is
 * src/component/dependency-revision.ts.
 *
 * @internal
 */
final class Revisions
{
    /** Hexadecimal digits of a revision. */
    private const DIGITS = 32;

    /** @var array<string, string> by kind and name */
    private array $known = [];

    /**
     * @param array<mixed> $answer `['dependencies' => [['kind' => …, 'name' => …, 'revision' => …], …]]`
     */
    public function __construct(array $answer)
    {
        $dependencies = $answer['dependencies'] ?? null;
        foreach (is_array($dependencies) ? $dependencies : [] as $dependency) {
            [$key, $revision] = self::read($dependency);
            $this->known[$key] = $revision;
        }
    }

    /**
     * The revision of a text: the head of the SHA-256 of its bytes.
     */
    public static function ofText(string $text): string
    {
        return substr(hash('sha256', $text), 0, self::DIGITS);
    }

    /**
     * Whether everything that a baked canvas depends on is as it was.
     *
     * @param array<mixed> $baked
     * @throws BakedException
     */
    public function agreeWith(array $baked): bool
    {
        $dependencies = $baked['dependencies'] ?? null;
        if (!is_array($dependencies)) {
            throw new BakedException('Unexpected baked canvas without dependencies, expected them');
        }
        foreach ($dependencies as $dependency) {
            [$key, $revision] = self::read($dependency);
            if ($this->of($key) !== $revision) {
                return false;
            }
        }
        return true;
    }

    /** What is not listed is not there, which has a revision as well. */
    private function of(string $key): string
    {
        [$kind, $name] = explode(' ', $key, 2);
        $other = $kind === 'field' ? 'field ' . (ComponentTable::FIELD_ALIASES[strtolower($name)] ?? $name) : $key;
        return $this->known[$key] ?? $this->known[$other] ?? self::ofText('null');
    }

    /**
     * @return array{string, string} key and revision
     */
    private static function read(mixed $dependency): array
    {
        $kind = is_array($dependency) ? $dependency['kind'] ?? null : null;
        $name = is_array($dependency) ? $dependency['name'] ?? '' : null;
        $revision = is_array($dependency) ? $dependency['revision'] ?? null : null;
        if (!is_string($kind) || !is_string($name) || !is_string($revision)) {
            throw new BakedException('Unexpected dependency, expected its kind and revision');
        }
        return ["$kind $name", $revision];
    }
}
