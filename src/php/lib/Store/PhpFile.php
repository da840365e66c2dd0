<?php

declare(strict_types=1);

namespace Inlay\Store;

use Inlay\StoreException;
use Throwable;

use function bin2hex;
use function chmod;
use function error_clear_last;
use function error_get_last;
use function fclose;
use function fopen;
use function fread;
use function fwrite;
use function hash;
use function hash_equals;
use function is_array;
use function is_file;
use function preg_match;
use function random_bytes;
use function rename;
use function sprintf;
use function stream_get_contents;
use function strlen;
use function unlink;

/**
 * One value in a PHP file that returns it and does nothing else.
 *
 * The file begins with the checksum of what follows. A file without this head is not ours and never included; and one
 * that opcache doesn't hold is included only when its checksum is right, so that no broken file is ever compiled. The
 * value comes with the same checksum: when opcache has an older file under this name, it shows.
 *
 * @internal
 */
final class PhpFile
{
    private const HEAD = '<?php /* inlay-store/1 %1$s */ return [\'%1$s\',';
    private const HEAD_PATTERN = '~^<\?php /\* inlay-store/1 ([0-9a-f]{32}) \*/ return \[\'\1\',$~D';

    /** Bytes of the head: its text with two checksums of 32 digits. */
    private const HEAD_LENGTH = 102;

    /** Others may write between two looks at a file, but not for long. */
    private const ATTEMPTS = 3;

    /** What a temporary file's name ends with. */
    public const TEMPORARY = '.tmp';

    /**
     * The value, or null where the file is missing, unreadable, broken, foreign, or another key's.
     *
     * @return array<mixed>|null
     */
    public static function read(string $path, string $key): ?array
    {
        for ($attempt = 0; $attempt < self::ATTEMPTS; $attempt += 1) {
            $checksum = self::checksum($path);
            if ($checksum === null) {
                return null;
            }
            $kept = self::included($path);
            if (is_array($kept) && ($kept[0] ?? null) === $checksum) {
                $value = ($kept[1] ?? null) === $key ? $kept[2] ?? null : null;
                return is_array($value) ? $value : null;
            }
            Opcache::forget($path);
        }
        return null;
    }

    /**
     * Whether the file is one of ours.
     */
    public static function isOurs(string $path): bool
    {
        return self::checksum($path) !== null;
    }

    /**
     * Puts the value in the file's place at once.
     *
     * @param array<mixed> $value
     * @throws StoreException
     */
    public static function write(string $path, string $key, array $value): void
    {
        $body = PhpCode::of($key) . ',' . PhpCode::of($value) . "];\n";
        $temporary = $path . '.' . bin2hex(random_bytes(6)) . self::TEMPORARY;
        error_clear_last();
        if (!self::put($temporary, sprintf(self::HEAD, hash('xxh128', $body)) . $body) || !@rename($temporary, $path)) {
            $reason = error_get_last()['message'] ?? 'the disk takes no more';
            if (is_file($temporary)) {
                @unlink($temporary);
            }
            throw new StoreException("Could not keep `$key`: $reason");
        }
        Opcache::forget($path);
    }

    private static function put(string $path, string $code): bool
    {
        $file = @fopen($path, 'x');
        if ($file === false) {
            return false;
        }
        @chmod($path, 0640);
        $written = @fwrite($file, $code);
        return fclose($file) && $written === strlen($code);
    }

    /** The checksum that the file begins with; where opcache doesn't hold the file, only if it is right. */
    private static function checksum(string $path): ?string
    {
        $file = is_file($path) ? @fopen($path, 'r') : false;
        if ($file === false) {
            return null;
        }
        $head = (string) @fread($file, self::HEAD_LENGTH);
        $isOurs = preg_match(self::HEAD_PATTERN, $head, $match) === 1
            && (Opcache::holds($path) || hash_equals($match[1], hash('xxh128', (string) stream_get_contents($file))));
        fclose($file);
        return $isOurs ? $match[1] : null;
    }

    private static function included(string $path): mixed
    {
        try {
            return @include $path;
        } catch (Throwable) {
            return null; // replaced by another file since we looked
        }
    }
}
