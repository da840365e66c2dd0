<?php

declare(strict_types=1);

namespace Inlay\Client;

use Inlay\ProtocolException;

use function is_scalar;

/**
 * What both sides of the connection agree on.
 *
 * @internal
 */
final class Protocol
{
    public const VERSION = 1;

    /**
     * @throws ProtocolException for a version that is not the expected one
     */
    public static function expect(string $what, mixed $found, int|string $expected): void
    {
        if ($found !== $expected) {
            $version = is_scalar($found) ? "`$found`" : 'nothing';
            throw new ProtocolException("Unexpected $what $version of the daemon, expected `$expected`");
        }
    }
}
