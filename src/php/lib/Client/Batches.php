<?php

declare(strict_types=1);

namespace Inlay\Client;

use Inlay\Generated\Limits;
use Inlay\Problem;
use Inlay\ProtocolException;
use Inlay\Url\Utf8;

use function array_keys;
use function count;
use function is_array;
use function json_encode;
use function strlen;

/**
 * The canvases of one call, in as few requests as the daemon's limits allow.
 *
 * @internal
 */
final class Batches
{
    /** Bytes of addresses and forms that are no UTF-8 come to U+FFFD, as in JavaScript; canvases are checked before. */
    private const JSON_FLAGS = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE
        | JSON_PRESERVE_ZERO_FRACTION | JSON_THROW_ON_ERROR;

    /** @var array<Problem> by key of the source: what needs no daemon to be seen */
    public readonly array $problems;

    /** @var list<array<string>> sources by key */
    private readonly array $batches;

    /**
     * @param array<string> $canvases sources by key
     */
    public function __construct(array $canvases)
    {
        $problems = [];
        $batches = [];
        $batch = [];
        $bytes = 0;
        foreach ($canvases as $key => $source) {
            if (!Utf8::isValid($source)) {
                $problems[$key] = Problem::found('not-utf-8', 'The canvas is not UTF-8', 'Expected UTF-8');
                continue;
            }
            $bytes += strlen($source);
            $isFull = count($batch) === Limits::MAX_CANVASES || $bytes > Limits::MAX_BATCH_BYTES;
            if ($batch !== [] && $isFull) {
                $batches[] = $batch;
                $batch = [];
                $bytes = strlen($source);
            }
            $batch[$key] = $source;
        }
        $this->problems = $problems;
        $this->batches = $batch === [] ? $batches : [...$batches, $batch];
    }

    /**
     * Whether there is nothing to send.
     */
    public function isEmpty(): bool
    {
        return $this->batches === [];
    }

    /**
     * Has each batch sent, and gives the results by key of the source.
     *
     * @param array<string, mixed> $members what the bodies hold beside the canvases
     * @param callable(string): array<mixed> $send takes a body, gives the answer's JSON
     * @return array<array<mixed>|Problem>
     * @throws ProtocolException where results are missing
     */
    public function send(array $members, callable $send): array
    {
        $results = $this->problems;
        foreach ($this->batches as $batch) {
            $keys = array_keys($batch);
            $canvases = [];
            foreach ($keys as $position => $key) { // keys may be of any length, positions are short
                $canvases[] = ['id' => (string) $position, 'canvas' => $batch[$key]];
            }
            $answer = $send(json_encode([...$members, 'canvases' => $canvases], self::JSON_FLAGS));
            foreach ($keys as $position => $key) {
                $results[$key] = self::result($answer, $position);
            }
        }
        return $results;
    }

    /**
     * @param array<mixed> $answer
     * @return array<mixed>|Problem
     */
    private static function result(array $answer, int $position): array|Problem
    {
        $result = $answer['results'][$position] ?? null;
        if (!is_array($result) || ($result['id'] ?? null) !== (string) $position) {
            throw new ProtocolException('Unexpected results of the daemon, expected one for each canvas, in order');
        }
        return Problem::from($result['problem'] ?? null) ?? $result;
    }
}
