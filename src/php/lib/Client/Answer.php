<?php

declare(strict_types=1);

namespace Inlay\Client;

use Inlay\ClientException;
use Inlay\Problem;
use Inlay\ProtocolException;
use Inlay\RejectedException;
use Inlay\TimeoutException;
use Inlay\UnavailableException;

use function ctype_digit;
use function strlen;
use function strtok;
use function strtolower;
use function trim;

/**
 * One answer of the daemon.
 *
 * @internal
 */
final class Answer
{
    /**
     * @param array<string, string> $headers by lower-case name
     */
    public function __construct(
        public readonly int $status,
        public readonly array $headers,
        public readonly string $body,
    ) {
    }

    /**
     * The JSON object of a good answer.
     *
     * @return array<mixed>
     * @throws ClientException for any other, the one that its status stands for
     */
    public function json(): array
    {
        if ($this->daemon() === null) {
            throw new ProtocolException("Unexpected answer $this->status of something else, expected the Inlay daemon");
        }
        if ($this->status !== 200) {
            throw $this->exception();
        }
        $json = $this->decoded('application/json');
        if ($json === null) {
            throw $this->unexpected('expected JSON');
        }
        return $json;
    }

    /**
     * The daemon's version, or null where what answers is none.
     */
    public function daemon(): ?string
    {
        return $this->headers['inlay-version'] ?? null;
    }

    /**
     * What to throw for an answer that does not hold what it should.
     */
    public function unexpected(string $expected): ProtocolException
    {
        $bytes = strlen($this->body);
        $type = $this->headers['content-type'] ?? 'without type';
        $daemon = $this->daemon();
        return new ProtocolException(
            "Unexpected answer $this->status of daemon $daemon ($bytes bytes, $type), $expected",
        );
    }

    private function exception(): ClientException
    {
        $problem = Problem::from($this->decoded('application/problem+json'));
        if ($this->status === 404) { // the exception is what a daemon may not make yet: see `Conversation::made`
            return new ProtocolException(
                "Unexpected protocol of daemon {$this->daemon()} (answer 404), expected protocol " . Protocol::VERSION,
                0,
                $problem === null ? null : new RejectedException($problem),
            );
        }
        if ($this->status === 504) {
            return new TimeoutException('The daemon gave up: ' . ($problem->detail ?? 'gateway timeout'));
        }
        if ($this->status >= 500) {
            $retryAfter = $this->headers['retry-after'] ?? '';
            $reason = $problem === null ? "status $this->status" : "$problem->title ($problem->code)";
            return new UnavailableException(
                "The daemon can't answer: $reason",
                ctype_digit($retryAfter) ? (int) $retryAfter : null,
                $problem,
            );
        }
        return $problem === null || $this->status < 400
            ? $this->unexpected('expected a problem (RFC 9457)')
            : new RejectedException($problem);
    }

    /**
     * @return array<mixed>|null null for another media type, and for what is no JSON object or array
     */
    private function decoded(string $type): ?array
    {
        if (strtolower(trim((string) strtok($this->headers['content-type'] ?? '', ';'))) !== $type) {
            return null;
        }
        return Json::decoded($this->body);
    }
}
