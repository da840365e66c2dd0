<?php

declare(strict_types=1);

namespace Inlay\Store;

use function function_exists;
use function ini_get;
use function opcache_invalidate;
use function opcache_is_script_cached;
use function str_starts_with;

/**
 * What may be asked of opcache, where it runs and lets this script ask.
 *
 * @internal
 */
final class Opcache
{
    private static ?bool $isOpen = null;

    /**
     * Whether the file, as it is now, is compiled and kept.
     */
    public static function holds(string $path): bool
    {
        return self::isOpen() && opcache_is_script_cached($path);
    }

    /**
     * Has the file compiled again when it is next included, by all processes.
     */
    public static function forget(string $path): void
    {
        if (self::isOpen()) {
            opcache_invalidate($path, true);
        }
    }

    private static function isOpen(): bool
    {
        return self::$isOpen ??= function_exists('opcache_invalidate')
            && function_exists('opcache_is_script_cached')
            && (bool) ini_get(PHP_SAPI === 'cli' ? 'opcache.enable_cli' : 'opcache.enable')
            && self::mayAsk((string) ini_get('opcache.restrict_api'));
    }

    /** Scripts outside of this folder get a warning for an answer. */
    private static function mayAsk(string $folder): bool
    {
        return $folder === '' || str_starts_with((string) ($_SERVER['SCRIPT_FILENAME'] ?? ''), $folder);
    }
}
