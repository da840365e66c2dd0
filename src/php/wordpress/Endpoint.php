<?php

declare(strict_types=1);

namespace Inlay\WordPress;

/**
 * Where the daemon may be, if it is the settings that say so: the site's data and the daemon's secret go there. Whoever can
 * write the file wp-config.php may name any other place, by the constant `INLAY_ENDPOINT`.
 */
final class Endpoint
{
    /** The folder of the daemon's sockets, which only the system's administrator can make. */
    public const FOLDER = '/run/inlay';

    /** A file name of its own, so that nothing leads out of the folder. */
    private const SOCKET = '~^[A-Za-z0-9_-][A-Za-z0-9._-]{0,63}$~D';

    /** Loopback as it is mostly written. Numbers in other shapes are read otherwise by other programs. */
    private const LOOPBACK = '~^http://(?:localhost|\[::1\]|127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}):([1-9]\d{0,4})$~D';

    private const MAX_PORT = 65_535;

    private const WRITABLE_FOR_OTHERS = 0022;

    /**
     * Why nothing is sent to an address; null for one that is allowed.
     *
     * @param string $folder of the daemon's sockets
     */
    public static function refusal(string $endpoint, string $folder = self::FOLDER): ?string
    {
        $isPort = preg_match(self::LOOPBACK, $endpoint, $match) === 1 && (int) $match[1] <= self::MAX_PORT;
        $socket = str_starts_with($endpoint, "unix:$folder/") ? substr($endpoint, strlen("unix:$folder/")) : '';
        if (!$isPort && preg_match(self::SOCKET, $socket) !== 1) {
            return sprintf(
                /* translators: 1: what was found, 2 and 3: examples, 4: a constant of wp-config.php */
                \__(
                    'Unexpected address of the daemon "%1$s", expected a socket such as %2$s, or loopback such as %3$s. '
                        . '%4$s in wp-config.php may name any other.',
                    'inlay',
                ),
                $endpoint,
                "unix:$folder/inlay.sock",
                'http://127.0.0.1:7411',
                'INLAY_ENDPOINT',
            );
        }
        if ($isPort || self::isSafe($folder, "$folder/$socket")) {
            return null;
        }
        /* translators: %s: a path */
        return sprintf(\__('Unexpected link, or folder that others can write to: %s', 'inlay'), "$folder/$socket");
    }

    /** What isn't there does no harm; the client will say so. */
    private static function isSafe(string $folder, string $socket): bool
    {
        $found = @lstat($folder);
        $isOwn = $found === false || (is_dir($folder) && ($found['mode'] & self::WRITABLE_FOR_OTHERS) === 0);
        return $isOwn && !is_link($folder) && !@is_link($socket);
    }
}
