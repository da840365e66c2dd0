<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\Store;
use Inlay\Store\Key;

/**
 * The part of a store that is a variant's: its keys begin with the variant.
 */
final class VariantStore implements Store
{
    private const SEPARATOR = '.';

    /** Of a key in the whole store. */
    private const FORM = '~^([0-9a-f]{16})\.~';

    private readonly string $prefix;

    public function __construct(private readonly Store $store, string $variant)
    {
        $this->prefix = $variant . self::SEPARATOR;
    }

    /**
     * The variant that a key of the whole store is of; empty for those of earlier versions.
     */
    public static function variantOf(string $key): string
    {
        return preg_match(self::FORM, $key, $match) === 1 ? $match[1] : '';
    }

    public function get(string $key): ?array
    {
        return Key::isValid($key) ? $this->store->get($this->prefix . $key) : null;
    }

    public function set(string $key, array $value): void
    {
        Key::check($key);
        $this->store->set($this->prefix . $key, $value);
    }

    public function delete(string $key): void
    {
        if (Key::isValid($key)) {
            $this->store->delete($this->prefix . $key);
        }
    }

    public function keys(): iterable
    {
        foreach ($this->store->keys() as $key) {
            if (str_starts_with($key, $this->prefix)) {
                yield substr($key, strlen($this->prefix));
            }
        }
    }

    public function clear(): void
    {
        foreach ([...$this->keys()] as $key) {
            $this->delete($key);
        }
    }
}
