<?php

declare(strict_types=1);

namespace Inlay;

use Inlay\Store\Key;

use function array_key_exists;

/**
 * Another store that is only read: what is kept or deleted here is forgotten at the end of the request. For requests of
 * visitors who are known, so that nothing of what only they may see is ever written.
 */
final class ReadOnlyStore implements Store
{
    /** @var array<string, array<mixed>|null> null for what is deleted */
    private array $own = [];

    public function __construct(private readonly Store $store)
    {
    }

    public function get(string $key): ?array
    {
        return array_key_exists($key, $this->own) ? $this->own[$key] : $this->store->get($key);
    }

    public function set(string $key, array $value): void
    {
        Key::check($key);
        $this->own[$key] = $value;
    }

    public function delete(string $key): void
    {
        $this->own[$key] = null;
    }

    public function keys(): iterable
    {
        foreach ($this->own as $key => $value) {
            if ($value !== null) {
                yield (string) $key;
            }
        }
        foreach ($this->store->keys() as $key) {
            if (!array_key_exists($key, $this->own)) {
                yield $key;
            }
        }
    }

    public function clear(): void
    {
        $this->own = [];
        foreach ($this->store->keys() as $key) {
            $this->own[$key] = null;
        }
    }
}
