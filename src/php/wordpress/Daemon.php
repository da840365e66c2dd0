<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\Breakers;
use Inlay\Client;
use Inlay\UnavailableException;
use InvalidArgumentException;

/**
 * The render daemon, as the settings name it.
 */
final class Daemon
{
    /** Whoever saves a page or opens the admin may wait longer than whoever reads one. */
    private const EDITORS_TIMEOUT_MS = 3000;

    private static ?Client $forViews = null;

    /**
     * For a visitor's request: a daemon that hangs costs one view in a while the time that the settings allow.
     *
     * @throws UnavailableException
     */
    public static function forViews(): Client
    {
        return self::$forViews ??= self::client(Settings::current()->totalTimeout);
    }

    /**
     * For requests of the admin and of programs.
     *
     * @throws UnavailableException
     */
    public static function forEditors(): Client
    {
        return self::client(max(self::EDITORS_TIMEOUT_MS, Settings::current()->totalTimeout));
    }

    /**
     * @throws UnavailableException where there can be no client
     */
    private static function client(int $timeoutMs): Client
    {
        $settings = Settings::current();
        // Asked at each use: the option may have been written by anybody.
        $refusal = Settings::constant('INLAY_ENDPOINT') === null ? Endpoint::refusal($settings->endpoint) : null;
        if ($refusal !== null) {
            throw new UnavailableException($refusal);
        }
        try {
            return new Client(
                $settings->endpoint,
                $settings->secret === '' ? null : $settings->secret,
                $settings->connectTimeout,
                $timeoutMs,
                Folder::mayWrite() ? Breakers::shared(Folder::path(), $settings->endpoint) : null,
            );
        } catch (InvalidArgumentException $mistake) {
            throw new UnavailableException($mistake->getMessage());
        }
    }
}
