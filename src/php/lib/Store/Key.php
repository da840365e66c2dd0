<?php

declare(strict_types=1);

namespace Inlay\Store;

use Inlay\StoreException;

use function preg_match;

/**
 * The rule for keys of stores: they become parts of file names.
 *
 * @internal
 */
final class Key
{
    public static function isValid(string $key): bool
    {
        return preg_match('/^[A-Za-z0-9._-]{1,128}$/D', $key) === 1;
    }

    /**
     * @throws StoreException
     */
    public static function check(string $key): void
    {
        if (!self::isValid($key)) {
            throw new StoreException('Unexpected key, expected 1 to 128 characters of `A-Z a-z 0-9 . _ -`');
        }
    }
}
