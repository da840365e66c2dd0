<?php

declare(strict_types=1);

namespace Inlay\Test;

use RuntimeException;

/**
 * test/php/misbehaving-server.mjs as a process of its own.
 */
final class MisbehavingServer
{
    public readonly string $path;

    /** @var resource */
    private $process;

    /** @var array<resource> */
    private array $pipes = [];

    public function __construct()
    {
        $this->path = sys_get_temp_dir() . '/inlay-' . bin2hex(random_bytes(6)) . '.sock';
        $command = ['node', __DIR__ . '/misbehaving-server.mjs', $this->path];
        $process = proc_open($command, [1 => ['pipe', 'w']], $this->pipes);
        if ($process === false || fgets($this->pipes[1]) !== "ready\n") {
            throw new RuntimeException('The server of the tests did not start');
        }
        $this->process = $process;
    }

    /**
     * Method and path of the requests that came with a secret, in order.
     *
     * @return list<string>
     */
    public function log(string $secret): array
    {
        $curl = curl_init('http://localhost/log');
        curl_setopt_array($curl, [CURLOPT_UNIX_SOCKET_PATH => $this->path, CURLOPT_RETURNTRANSFER => true]);
        return json_decode((string) curl_exec($curl), true)[$secret] ?? [];
    }

    public function stop(): void
    {
        proc_terminate($this->process, SIGKILL);
        proc_close($this->process);
        @unlink($this->path);
    }
}
