<?php

declare(strict_types=1);

namespace Inlay\Test;

use RuntimeException;

/**
 * `inlay-server daemon`, as it is built, as a process of its own.
 */
final class Daemon
{
    private const PROGRAM = __DIR__ . '/../../src/server/dist/cli/main.js';

    /** @var resource */
    private $process;

    /**
     * @param list<string> $options of the command
     * @param callable(): bool $isReady asked until it says so
     */
    public function __construct(array $options, callable $isReady)
    {
        $nothing = ['file', '/dev/null', 'w'];
        $command = ['node', self::PROGRAM, 'daemon', '--workers', '1', '--log-level', 'silent', ...$options];
        $process = proc_open($command, [1 => $nothing, 2 => $nothing], $pipes);
        if ($process === false) {
            throw new RuntimeException('The daemon did not start');
        }
        $this->process = $process;
        while (!$isReady()) {
            if (!proc_get_status($process)['running']) {
                throw new RuntimeException('The daemon ended before it was ready');
            }
            usleep(20_000);
        }
    }

    /**
     * Whether there is a daemon to start.
     */
    public static function isBuilt(): bool
    {
        return is_file(self::PROGRAM);
    }

    public function signal(int $signal): void
    {
        posix_kill(proc_get_status($this->process)['pid'], $signal);
    }

    public function stop(): void
    {
        $this->signal(SIGKILL);
        proc_close($this->process);
    }
}
