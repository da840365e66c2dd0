<?php

declare(strict_types=1);

namespace Inlay;

/**
 * Where baked canvases are kept. A CMS can bring its own.
 *
 * Keys are 1 to 128 characters of `A-Z a-z 0-9 . _ -`; values are arrays of scalars, null and such arrays.
 */
interface Store
{
    /**
     * The value of a key, or null where there is none that can be read: what is broken counts as missing.
     *
     * @return array<mixed>|null
     */
    public function get(string $key): ?array;

    /**
     * Keeps a value; readers see the old one or the new one, never a part.
     *
     * @param array<mixed> $value
     * @throws StoreException when it can't be kept, such as on a full disk
     */
    public function set(string $key, array $value): void;

    public function delete(string $key): void;

    /**
     * @return iterable<string> all keys, in no order
     */
    public function keys(): iterable;

    /**
     * Forgets everything.
     */
    public function clear(): void;
}
