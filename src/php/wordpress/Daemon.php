<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\Breakers;
use Inlay\Client;
use Inlay\ClientException;
use Inlay\TimeoutException;
use Inlay\UnavailableException;
use InvalidArgumentException;

/**
 * The render daemon, as the settings name it.
 */
final class Daemon
{
    /** Whoever saves a page or opens the admin may wait longer than whoever reads one. */
    private const EDITORS_TIMEOUT_MS = 3000;

    /** Within which a daemon that does not hang says its version. */
    private const ANSWER_TIMEOUT_MS = 500;

    private static ?Client $forViews = null;

    /** The endpoint that has answered in this request. */
    private static string $answering = '';

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
     * For requests of the admin and of programs. It is asked for its version first, as work takes its time and a daemon that
     * hangs shall take little.
     *
     * @throws UnavailableException
     * @throws TimeoutException
     */
    public static function forEditors(): Client
    {
        $endpoint = Settings::current()->endpoint;
        if (DaemonHang::isKnown($endpoint)) {
            throw new UnavailableException(\__('it did not answer a moment ago, and is asked again in a minute', 'inlay'));
        }
        if (self::$answering !== $endpoint) {
            try {
                self::info();
            } catch (TimeoutException $hang) {
                throw $hang;
            } catch (ClientException) {
                // Which the call tells of.
            }
            self::$answering = $endpoint;
        }
        return self::client(max(self::EDITORS_TIMEOUT_MS, Settings::current()->totalTimeout));
    }

    /**
     * Versions and limits of the daemon: asked whatever was remembered, for a short while.
     *
     * @return array<mixed>
     * @throws ClientException
     */
    public static function info(): array
    {
        $endpoint = Settings::current()->endpoint;
        try {
            $info = self::client(self::ANSWER_TIMEOUT_MS)->info();
        } catch (TimeoutException $hang) {
            DaemonHang::note($endpoint);
            throw $hang;
        }
        DaemonHang::forget();
        return $info;
    }

    /**
     * Whether the daemon takes work.
     */
    public static function isReady(): bool
    {
        try {
            return self::client(self::EDITORS_TIMEOUT_MS)->isReady();
        } catch (UnavailableException) {
            return false;
        }
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
