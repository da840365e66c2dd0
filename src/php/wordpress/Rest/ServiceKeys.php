<?php

declare(strict_types=1);

namespace Inlay\WordPress\Rest;

/**
 * Keys by which programs read the manifest without an account. A key has 256 random bits, so its plain SHA-256 is
 * enough: there is nothing to guess. Only the hash is kept.
 */
final class ServiceKeys
{
    public const OPTION = 'inlay_keys';

    private const PREFIX = 'inlay_';

    /**
     * Makes a key.
     *
     * @return string the key itself, which nobody can show again
     */
    public static function create(string $name): string
    {
        $key = self::PREFIX . bin2hex(random_bytes(32));
        $entry = ['name' => $name, 'hash' => hash('sha256', $key), 'created' => time()];
        \update_option(self::OPTION, self::all() + [bin2hex(random_bytes(8)) => $entry], false);
        return $key;
    }

    public static function revoke(string $id): void
    {
        $keys = self::all();
        unset($keys[$id]);
        \update_option(self::OPTION, $keys, false);
    }

    /**
     * @return array<string, array{name: string, hash: string, created: int}> by id
     */
    public static function all(): array
    {
        $keys = [];
        foreach ((array) \get_option(self::OPTION, []) as $id => $key) {
            if (is_array($key) && is_string($key['hash'] ?? null) && strlen($key['hash']) === 64) {
                $created = (int) ($key['created'] ?? 0);
                $name = (string) ($key['name'] ?? '');
                $keys[(string) $id] = ['name' => $name, 'hash' => $key['hash'], 'created' => $created];
            }
        }
        return $keys;
    }

    /**
     * Whether somebody was given this key. It takes the same time for any wrong one.
     */
    public static function isValid(string $key): bool
    {
        $hash = hash('sha256', $key);
        $isValid = false;
        foreach (self::all() as $known) {
            $isValid = hash_equals($known['hash'], $hash) || $isValid;
        }
        return $isValid;
    }
}
