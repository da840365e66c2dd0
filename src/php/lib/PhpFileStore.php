<?php

declare(strict_types=1);

namespace Inlay;

use Inlay\Store\Key;
use Inlay\Store\Opcache;
use Inlay\Store\PhpFile;
use Inlay\Store\PrivateFolder;
use Inlay\Store\Seal;
use SensitiveParameter;

use function dirname;
use function is_dir;
use function is_file;
use function is_link;
use function preg_match;
use function rmdir;
use function rtrim;
use function scandir;
use function str_ends_with;
use function substr;
use function unlink;

/**
 * Keeps values in PHP files, which opcache holds in shared memory: a read costs neither parsing nor copying.
 *
 * Who is kept out: somebody who can write files of any name and content into folders of the site, as by another plugin's
 * upload, but can't run code. What is in the way, in this order:
 * - The folder is this store's alone, belongs to PHP's user, and is refused if others can write to it. It should be outside
 *   of the web root, and of every folder that takes uploads.
 * - A file's name is an HMAC of its key: nobody knows where to write.
 * - Each file has an HMAC over its key and content. It is checked on the bytes before PHP compiles them: a file that is
 *   forged, changed, cut, copied from another key, or a link, is never run and never read.
 * Between this check and `include`, a file could only be changed by who writes to that very folder at that very name in
 * some microseconds: PHP's own user, who can run code anyway.
 *
 * The files hold no secrets of their own: whoever keeps values in them must not put in what only some may read.
 *
 * With `opcache.validate_timestamps=0` a value that another PHP pool or the command line wrote is seen all the same: the
 * tag of the file is compared with that of the value in opcache at every read.
 */
final class PhpFileStore implements Store
{
    private const EXTENSION = '.php';

    /** Digits of a file's name that name its subfolder: folders of some thousand files are slow on some file systems. */
    private const SHARD_DIGITS = 2;

    private readonly string $folder;

    private readonly Seal $seal;

    /**
     * @param string $folder made when a value is first kept
     * @param string $secret at least 16 bytes that only this site's code knows: values kept under another are not read
     * @throws \InvalidArgumentException for a shorter secret
     */
    public function __construct(string $folder, #[SensitiveParameter] string $secret)
    {
        $this->folder = rtrim($folder, '/');
        $this->seal = new Seal($secret);
    }

    public function get(string $key): ?array
    {
        return Key::isValid($key) ? PhpFile::read($this->path($key), $key, $this->seal) : null;
    }

    public function set(string $key, array $value): void
    {
        Key::check($key);
        $path = $this->path($key);
        PrivateFolder::make($this->folder);
        PrivateFolder::make(dirname($path));
        PhpFile::write($path, $key, $value, $this->seal);
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
                $key = PhpFile::key("$shard/$name", $this->seal);
                if ($key !== null && $this->path($key) === "$shard/$name") {
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
                if (str_ends_with($name, PhpFile::TEMPORARY) || PhpFile::key($path, $this->seal) !== null) {
                    self::remove($path);
                }
            }
            @rmdir($shard);
        }
        if (is_dir($this->folder)) {
            @rmdir($this->folder);
        }
    }

    private function path(string $key): string
    {
        $name = $this->seal->name($key);
        $shard = substr($name, 0, self::SHARD_DIGITS);
        return "$this->folder/$shard/" . substr($name, self::SHARD_DIGITS) . self::EXTENSION;
    }

    /**
     * @return list<string>
     */
    private function shards(): array
    {
        $names = is_dir($this->folder) ? self::names($this->folder) : [];
        $shards = [];
        foreach ($names as $name) {
            $path = "$this->folder/$name";
            if (preg_match('/^[0-9a-f]{2}$/D', $name) === 1 && is_dir($path) && !is_link($path)) {
                $shards[] = $path;
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

    private static function remove(string $path): void
    {
        if (is_file($path) || is_link($path)) {
            @unlink($path);
            Opcache::forget($path);
        }
    }
}
