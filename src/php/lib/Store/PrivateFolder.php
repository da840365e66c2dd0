<?php

declare(strict_types=1);

namespace Inlay\Store;

use Inlay\StoreException;

use function chmod;
use function clearstatcache;
use function dirname;
use function error_clear_last;
use function error_get_last;
use function fclose;
use function fstat;
use function function_exists;
use function is_dir;
use function is_link;
use function lstat;
use function mkdir;
use function posix_geteuid;
use function stat;
use function tmpfile;

/**
 * A folder that only the user of this PHP process can write to and look into.
 *
 * @internal
 */
final class PrivateFolder
{
    private const MODE = 0700;

    private const WRITABLE_FOR_OTHERS = 0022;

    /** What keeps the others of a shared folder, such as that for temporary files, from replacing what is not theirs. */
    private const STICKY = 01000;

    /** Number of the user that PHP runs as. */
    private static ?int $user = null;

    /**
     * Makes the folder where it is missing, and all above it.
     *
     * @throws StoreException where it can't be made, and where others could write to it
     */
    public static function make(string $folder): void
    {
        error_clear_last();
        if (!is_dir($folder) && !is_link($folder)) {
            if (!@mkdir($folder, self::MODE, true) && !is_dir($folder)) { // another process may have been faster
                $reason = error_get_last()['message'] ?? 'unknown reason';
                throw new StoreException("Could not make the folder `$folder` of the store: $reason");
            }
            @chmod($folder, self::MODE);
            clearstatcache(true, $folder);
        }
        if (!self::isPrivate($folder)) {
            throw new StoreException(
                "Unexpected folder `$folder`, expected one that belongs to PHP's user and that no one else can write to",
            );
        }
    }

    /**
     * Whether the folder is there, is no link, belongs to this process's user, and nobody else can write to it or put
     * another one in its place.
     */
    public static function isPrivate(string $folder): bool
    {
        if (PHP_OS_FAMILY === 'Windows') { // has no such bits
            return is_dir($folder) && !is_link($folder);
        }
        $found = @lstat($folder);
        $isOwn = $found !== false
            && is_dir($folder)
            && !is_link($folder)
            && $found['uid'] === self::user()
            && ($found['mode'] & self::WRITABLE_FOR_OTHERS) === 0;
        if (!$isOwn) {
            return false;
        }
        $parent = @stat(dirname($folder)); // nothing where `open_basedir` ends
        return $parent === false
            || ($parent['mode'] & self::WRITABLE_FOR_OTHERS) === 0
            || ($parent['mode'] & self::STICKY) !== 0;
    }

    private static function user(): ?int
    {
        return self::$user ??= function_exists('posix_geteuid') ? posix_geteuid() : self::ownerOfANewFile();
    }

    /** For PHP without the extension posix. */
    private static function ownerOfANewFile(): ?int
    {
        $file = tmpfile();
        if ($file === false) {
            return null;
        }
        $found = fstat($file);
        fclose($file);
        return $found === false ? null : $found['uid'];
    }
}
