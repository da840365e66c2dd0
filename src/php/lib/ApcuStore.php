<?php

declare(strict_types=1);

namespace Inlay;

use APCUIterator;
use Inlay\Store\Key;

use function apcu_delete;
use function apcu_enabled;
use function apcu_fetch;
use function apcu_store;
use function function_exists;
use function is_array;
use function iterator_to_array;
use function preg_quote;
use function strlen;
use function substr;

/**
 * Keeps values in APCu's shared memory. Every read copies the value: for large ones PhpFileStore is faster.
 *
 * Without APCu nothing is found, and keeping a value throws.
 */
final class ApcuStore implements Store
{
    /**
     * @param string $prefix what the names of its values begin with; it tells it from all others on this machine
     */
    public function __construct(private readonly string $prefix)
    {
    }

    public static function isAvailable(): bool
    {
        return function_exists('apcu_enabled') && apcu_enabled();
    }

    public function get(string $key): ?array
    {
        if (!Key::isValid($key) || !self::isAvailable()) {
            return null;
        }
        $value = apcu_fetch($this->prefix . $key);
        return is_array($value) ? $value : null;
    }

    public function set(string $key, array $value): void
    {
        Key::check($key);
        if (!self::isAvailable()) {
            throw new StoreException("Could not keep `$key`: APCu is not enabled");
        }
        if (!apcu_store($this->prefix . $key, $value)) {
            throw new StoreException("Could not keep `$key`: APCu has no room for it");
        }
    }

    public function delete(string $key): void
    {
        if (Key::isValid($key) && self::isAvailable()) {
            apcu_delete($this->prefix . $key);
        }
    }

    public function keys(): iterable
    {
        if (!self::isAvailable()) {
            return;
        }
        $names = '/^' . preg_quote($this->prefix, '/') . '/';
        foreach (new APCUIterator($names, APC_ITER_KEY) as $name => $_entry) {
            $key = substr((string) $name, strlen($this->prefix));
            if (Key::isValid($key)) {
                yield $key;
            }
        }
    }

    public function clear(): void
    {
        foreach (iterator_to_array($this->keys(), false) as $key) {
            $this->delete($key);
        }
    }
}
