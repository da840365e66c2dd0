<?php

declare(strict_types=1);

namespace Inlay\Client;

use Closure;
use Inlay\ClientException;
use Inlay\ProtocolException;
use Inlay\RejectedException;
use Inlay\TimeoutException;

use function hrtime;
use function intdiv;
use function rawurlencode;

/**
 * The requests of one call, which have to come to an end in time together. What the caller does in between doesn't
 * count.
 *
 * @internal
 */
final class Conversation
{
    private const NANOSECONDS = 1_000_000;

    private int $spentNs = 0;

    /**
     * @param Closure|null $state `fn (): string`, the site's state as JSON, should the daemon not know it
     */
    public function __construct(
        private readonly Transport $transport,
        private readonly int $timeoutMs,
        private ?Closure $state = null,
    ) {
    }

    /**
     * The JSON of the answer.
     *
     * @return array<mixed>
     * @throws ClientException
     */
    public function ask(string $method, string $path, ?string $body = null): array
    {
        $leftMs = $this->timeoutMs - intdiv($this->spentNs, self::NANOSECONDS);
        if ($leftMs < 1) {
            throw new TimeoutException("No answer within $this->timeoutMs ms");
        }
        $begin = hrtime(true);
        try {
            return $this->transport->send($method, $path, $body, $leftMs)->json();
        } finally {
            $this->spentNs += hrtime(true) - $begin;
        }
    }

    /**
     * The same for a request about a site: where the daemon doesn't know the revision, its state is put, once.
     *
     * @return array<mixed>
     * @throws ClientException
     */
    public function askAbout(string $revision, string $method, string $path, ?string $body = null): array
    {
        try {
            return $this->ask($method, $path, $body);
        } catch (RejectedException $exception) {
            if ($exception->problem->code !== 'unknown-revision' || $this->state === null) {
                throw $exception;
            }
        }
        [$state, $this->state] = [$this->state, null];
        $this->put($revision, $state());
        return $this->ask($method, $path, $body);
    }

    /**
     * What the daemon makes of a site alone.
     *
     * A daemon of an earlier version may not make it yet. It refuses that, then, and is no worse for all the rest.
     *
     * @param string $what behind the site's path
     * @return array<mixed>
     * @throws ClientException
     */
    public function made(string $revision, string $what): array
    {
        try {
            return $this->askAbout($revision, 'GET', '/v1/sites/' . rawurlencode($revision) . "/$what");
        } catch (ProtocolException $failure) {
            throw $failure->getPrevious() ?? $failure;
        }
    }

    /**
     * @return array<mixed>
     * @throws ClientException
     */
    public function put(string $revision, string $stateJson): array
    {
        return $this->ask('PUT', '/v1/sites/' . rawurlencode($revision), $stateJson);
    }
}
