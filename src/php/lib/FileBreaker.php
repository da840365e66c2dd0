<?php

declare(strict_types=1);

namespace Inlay;

use Closure;
use Inlay\Breaker\Clock;

use function chmod;
use function fclose;
use function file_get_contents;
use function flock;
use function fopen;
use function fwrite;
use function is_dir;
use function is_file;
use function md5;
use function mkdir;
use function rewind;
use function rtrim;
use function sprintf;
use function stream_get_contents;

/**
 * A breaker that all processes share in a small file. Where it can't be written, each process has a breaker of its own.
 */
final class FileBreaker implements Breaker
{
    private readonly string $folder;
    private readonly string $path;
    private readonly Clock $clock;

    /** When to let somebody try, where the file can't say it; else 0. */
    private int $own = 0;

    /**
     * @param string $folder where the file goes; made where it is missing
     * @param string $name of what is called
     * @param int $periodMs how long everyone is refused after a failure
     * @param Closure|null $now `fn (): int`, ms since 1970
     */
    public function __construct(string $folder, string $name, int $periodMs = 10_000, ?Closure $now = null)
    {
        $this->folder = rtrim($folder, '/');
        $this->path = $this->folder . '/inlay-breaker-' . md5($name);
        $this->clock = new Clock($periodMs, $now);
    }

    public function allows(): bool
    {
        $until = $this->until();
        return $until === 0 || (!$this->clock->isBefore($until) && $this->write($this->clock->next(), $until));
    }

    public function succeeded(): void
    {
        if ($this->until() !== 0) {
            $this->write(0);
        }
    }

    public function failed(): void
    {
        if (!is_dir($this->folder)) {
            @mkdir($this->folder, 0700, true);
        }
        $this->write($this->clock->next());
    }

    /** When to let somebody try; 0 while all are let in. */
    private function until(): int
    {
        return $this->own !== 0 ? $this->own : (int) (is_file($this->path) ? @file_get_contents($this->path) : 0);
    }

    /**
     * @param int|null $expected what must still be there, if it matters: of all who find the time come, one moves it on
     * @return bool whether it was there
     */
    private function write(int $until, ?int $expected = null): bool
    {
        $file = is_dir($this->folder) ? @fopen($this->path, 'c+') : false;
        if ($file === false) {
            $this->own = $until;
            return true;
        }
        $this->own = 0;
        $isMine = $this->lock($file, $expected === null)
            && ($expected === null || (int) stream_get_contents($file) === $expected);
        if ($isMine) {
            // Always as long as before, so that nobody reads a part of it.
            rewind($file);
            @fwrite($file, sprintf('%020d', $until));
            @chmod($this->path, 0640);
        }
        fclose($file);
        return $isMine;
    }

    /**
     * @param resource $file
     * @param bool $waits whether to wait for the others; they hold it for no longer than a write takes
     * @return bool whether nobody else has it; also where the file system has no locks
     */
    private function lock($file, bool $waits): bool
    {
        $wouldBlock = 0;
        return flock($file, $waits ? LOCK_EX : LOCK_EX | LOCK_NB, $wouldBlock) || $wouldBlock !== 1;
    }
}
