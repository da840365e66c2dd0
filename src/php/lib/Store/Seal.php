<?php

declare(strict_types=1);

namespace Inlay\Store;

use InvalidArgumentException;
use SensitiveParameter;

use function hash_hmac;
use function strlen;
use function substr;

/**
 * What only the owner of a secret key can make: names of files that nobody guesses, and tags that nobody forges. Both are
 * HMAC-SHA-256 (RFC 2104).
 *
 * @internal
 */
final class Seal
{
    /** Hexadecimal digits of a tag. */
    public const TAG_LENGTH = 64;

    /** Hexadecimal digits of a name: 160 bits. */
    public const NAME_LENGTH = 40;

    /** A shorter key could be found by trying. */
    private const MIN_KEY_BYTES = 16;

    /**
     * @throws InvalidArgumentException for a key of fewer than 16 bytes
     */
    public function __construct(#[SensitiveParameter] private readonly string $secret)
    {
        if (strlen($secret) < self::MIN_KEY_BYTES) {
            throw new InvalidArgumentException('Unexpected key of the store, expected at least 16 secret bytes');
        }
    }

    /**
     * The file name that stands for a key of the store.
     */
    public function name(string $key): string
    {
        return substr(hash_hmac('sha256', "name\n$key", $this->secret), 0, self::NAME_LENGTH);
    }

    /**
     * The tag of what is kept under a key.
     */
    public function tag(string $key, string $payload): string
    {
        return hash_hmac('sha256', "file\n$key\n$payload", $this->secret);
    }
}
