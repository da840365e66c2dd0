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
use function filetype;
use function fopen;
use function fread;
use function fwrite;
use function hash_equals;
use function is_array;
use function is_file;
use function preg_match;
use function random_bytes;
use function rename;
use function stream_get_contents;
use function strlen;
use function substr;
use function unlink;

/**
 * One value in a PHP file that returns it and does nothing else.
 *
 * The file begins with its key and the tag of its key and all that follows. Only somebody who has the store's secret can
 * make a tag. A file that opcache doesn't hold is read, its tag is checked, and only then it is included. One that opcache
 * holds was checked when it was compiled: it is included from memory. The value comes with the same tag, so that an
 * older or another file in opcache shows.
 *
 * @internal
 */
final class PhpFile
{
    private const HEAD = '~^<\?php /\* inlay-store/2 ([0-9a-f]{64}) ([A-Za-z0-9._-]{1,128}) \*/ return \[\'\1\',~';

    /** Bytes that a head has at most: two tags, a key and the text between them. */
    private const MAX_HEAD = 320;

    /** Others may write between two looks at a file, but not for long. */
    private const ATTEMPTS = 3;

    private const MODE = 0600;

    /** What a temporary file's name ends with. */
    public const TEMPORARY = '.tmp';

    /**
     * The value, or null where the file is missing, unreadable, broken, forged, a link, or another key's.
     *
     * @return array<mixed>|null
     */
    public static function read(string $path, string $key, Seal $seal): ?array
    {
        for ($attempt = 0; $attempt < self::ATTEMPTS; $attempt += 1) {
            [$found, $tag] = self::head($path, $seal, true);
            if ($found !== $key) {
                return null;
            }
            $kept = self::included($path);
            if (is_array($kept) && ($kept[0] ?? null) === $tag) {
                $value = $kept[1] ?? null;
                return is_array($value) ? $value : null;
            }
            Opcache::forget($path);
        }
        return null;
    }

    /**
     * The key of a file whose tag is right; null for any other file.
     */
    public static function key(string $path, Seal $seal): ?string
    {
        return self::head($path, $seal, false)[0];
    }

    /**
     * Puts the value in the file's place at once.
     *
     * @param array<mixed> $value
     * @throws StoreException
     */
    public static function write(string $path, string $key, array $value, Seal $seal): void
    {
        $body = PhpCode::of($value) . "];\n";
        $tag = $seal->tag($key, $body);
        $temporary = $path . '.' . bin2hex(random_bytes(6)) . self::TEMPORARY;
        error_clear_last();
        $code = "<?php /* inlay-store/2 $tag $key */ return ['$tag'," . $body;
        if (!self::put($temporary, $code) || !@rename($temporary, $path)) {
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
        @chmod($path, self::MODE);
        $written = @fwrite($file, $code);
        return fclose($file) && $written === strlen($code);
    }

    /**
     * Key and tag of the file's head, if the tag is right.
     *
     * @param bool $trustsOpcache whether what opcache holds counts as checked
     * @return array{string, string}|array{null, null}
     */
    private static function head(string $path, Seal $seal, bool $trustsOpcache): array
    {
        // `filetype` sees links, where `is_file` follows them.
        $file = @filetype($path) === 'file' ? @fopen($path, 'r') : false;
        if ($file === false) {
            return [null, null];
        }
        $text = (string) @fread($file, self::MAX_HEAD);
        $isRight = preg_match(self::HEAD, $text, $match) === 1
            && (($trustsOpcache && Opcache::holds($path)) || hash_equals(
                $match[1],
                $seal->tag($match[2], substr($text, strlen($match[0])) . stream_get_contents($file)),
            ));
        fclose($file);
        return $isRight ? [$match[2], $match[1]] : [null, null];
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
