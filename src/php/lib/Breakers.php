<?php

declare(strict_types=1);

namespace Inlay;

/**
 * Chooses a breaker.
 */
final class Breakers
{
    /**
     * A breaker that all processes of this PHP pool share: in APCu where it is enabled, else in a file.
     *
     * @param string $folder where the file would go
     * @param string $name of what is called, such as the client's endpoint
     * @param int $periodMs how long everyone is refused after a failure
     */
    public static function shared(string $folder, string $name, int $periodMs = 10_000): Breaker
    {
        return ApcuStore::isAvailable()
            ? new ApcuBreaker($name, $periodMs)
            : new FileBreaker($folder, $name, $periodMs);
    }
}
