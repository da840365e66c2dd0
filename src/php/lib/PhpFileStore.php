<?php

declare(strict_types=1);

namespace Inlay;

use Inlay\Store\Key;
use Inlay\Store\Opcache;
use Inlay\Store\PhpFile;

use function basename;
use function chmod;
use function error_get_last;
use function glob;
use function is_dir;
use function is_file;
use function md5;
use function mkdir;
use function rmdir;
use function rtrim;
use function scandir;
use function str_ends_with;
use function substr;
use function unlink;

/**
 * Keeps values in PHP files, which opcache holds in shared memory: a read costs neither parsing nor copying.
 *
 * The folder is this store's alone and must not be writable for others, as its files are run. With
 * `opcache.validate_timestamps=0` a value that another PHP pool or the command line wrote is seen all the same: every
 * file's checksum is compared.
 */
final class PhpFileStore implements Store
{
    private const EXTENSION = '.php';

    private readonly string $folder;

    /**
     * @param string $folder made when a value is first kept
     */
    public function __construct(string $folder)
    {
        $this->folder = rtrim($folder, '/');
    }

    public function get(string $key): ?array
    {
        return Key::isValid($key) ? PhpFile::read($this->path($key), $key) : null;
    }

    public function set(string $key, array $value): void
    {
        Key::check($key);
        $path = $this->path($key);
        foreach ([$this->folder, dirname($path)] as $folder) {
            self::make($folder);
        }
        PhpFile::write($path, $key, $value);
    }

    public function delete(string $key): void
    {
        if (Key::isValid($key)) {
            self::remove($this->path($key));
        }
    }

    public function keys(): iterable
    {
        foreach ($this->shards() as $shard) {
            foreach (self::names($shard) as $name) {
                $key = basename($name, self::EXTENSION);
                if (Key::isValid($key) && $this->path($key) === "$shard/$name" && PhpFile::isOurs("$shard/$name")) {
                    yield $key;
                }
            }
        }
    }

    /**
     * Forgets everything and removes the folder, unless there are files of others in it.
     */
    public function clear(): void
    {
        foreach ($this->shards() as $shard) {
            foreach (self::names($shard) as $name) {
                $path = "$shard/$name";
                if (str_ends_with($name, PhpFile::TEMPORARY) || PhpFile::isOurs($path)) {
                    self::remove($path);
                }
            }
            @rmdir($shard);
        }
        if (is_dir($this->folder)) {
            @rmdir($this->folder);
        }
    }

    /** Folders of some thousand files are slow on some file systems. */
    private function path(string $key): string
    {
        return $this->folder . '/' . substr(md5($key), 0, 2) . '/' . $key . self::EXTENSION;
    }

    /**
     * @return list<string>
     */
    private function shards(): array
    {
        $names = is_dir($this->folder) ? self::names($this->folder) : [];
        $shards = [];
        foreach ($names as $name) {
            if (preg_match('/^[0-9a-f]{2}$/D', $name) === 1 && is_dir("$this->folder/$name")) {
                $shards[] = "$this->folder/$name";
            }
        }
        return $shards;
    }

    /**
     * @return list<string>
     */
    private static function names(string $folder): array
    {
        return @scandir($folder, SCANDIR_SORT_NONE) ?: [];
    }

    private static function make(string $folder): void
    {
        if (is_dir($folder)) {
            return;
        }
        if (!@mkdir($folder, 0750, true) && !is_dir($folder)) { // another process may have been faster
            $reason = error_get_last()['message'] ?? 'unknown reason';
            throw new StoreException("Could not make the folder of the store: $reason");
        }
        @chmod($folder, 0750);
    }

    private static function remove(string $path): void
    {
        if (is_file($path)) {
            @unlink($path);
            Opcache::forget($path);
        }
    }
}
