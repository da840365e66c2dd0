<?php

declare(strict_types=1);

namespace Inlay\WordPress;

/**
 * Remembers for a minute that the daemon does not answer, so that only the first of those who save or look has to wait.
 */
final class DaemonHang
{
    public const TRANSIENT = 'inlay_daemon_hangs';

    private const SECONDS = 60;

    public static function isKnown(string $endpoint): bool
    {
        return \get_transient(self::TRANSIENT) === md5($endpoint);
    }

    public static function note(string $endpoint): void
    {
        \set_transient(self::TRANSIENT, md5($endpoint), self::SECONDS);
    }

    public static function forget(): void
    {
        if (\get_transient(self::TRANSIENT) !== false) {
            \delete_transient(self::TRANSIENT);
        }
    }
}
