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
use function is_array;
use function json_decode;
use function strlen;
use function strtok;
use function strtolower;
use function substr_count;
use function trim;

/**
 * One answer of the daemon.
 *
 * @internal
 */
final class Answer
{
    /** The body's arrays within each other; baked canvases have some forty. */
    private const MAX_DEPTH = 200;

    /** Bytes that the body may take when it is decoded. */
    private const MAX_DECODED_BYTES = 67_108_864;

    /** What PHP takes for an array or object, and for an entry of one. */
    private const BYTES_OF_ARRAY = 400;
    private const BYTES_OF_ENTRY = 40;

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
        if ($this->status === 404) { // this version asks for nothing that a daemon of its protocol does not have
            return new ProtocolException(
                "Unexpected protocol of daemon {$this->daemon()} (answer 404), expected protocol " . Protocol::VERSION,
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
        if (!$this->fits()) {
            return null;
        }
        $json = json_decode($this->body, true, self::MAX_DEPTH);
        return is_array($json) ? $json : null;
    }

    /** A body of nothing but brackets needs a hundred times its size, and PHP ends where it has no memory left. */
    private function fits(): bool
    {
        $arrays = substr_count($this->body, '[') + substr_count($this->body, '{');
        $bytes = strlen($this->body) + self::BYTES_OF_ARRAY * $arrays
            + self::BYTES_OF_ENTRY * substr_count($this->body, ',');
        return $bytes <= self::MAX_DECODED_BYTES;
    }
}
