<?php

declare(strict_types=1);

namespace Inlay;

use Closure;
use Inlay\Client\BakedShape;
use Inlay\Client\Batches;
use Inlay\Client\Conversation;
use Inlay\Client\Finding;
use Inlay\Client\MadeOfSite;
use Inlay\Client\Protocol;
use Inlay\Client\Transport;
use InvalidArgumentException;
use Throwable;

use function array_combine;
use function array_keys;
use function array_map;
use function is_string;
use function rawurlencode;

/**
 * Talks to the render daemon (`inlay-server daemon`) over one connection, which stays open from call to call.
 *
 * Every method throws a ClientException for what goes wrong: UnavailableException, TimeoutException, RejectedException
 * or ProtocolException. Where a method takes `$state`, that is a `fn (): string` for the site's state as JSON, asked
 * only when the daemon doesn't know the revision. Results come by the keys of the sources, in any order.
 */
final class Client
{
    private readonly Transport $transport;

    /**
     * @param string $endpoint `unix:/run/inlay/inlay.sock` or `http://127.0.0.1:7411`
     * @param string|null $secret what the daemon asks for on TCP
     * @param int $connectTimeoutMs for the connection
     * @param int $totalTimeoutMs for a whole call, all its requests together
     * @throws InvalidArgumentException for an endpoint of another kind, or a secret that fits in no header
     */
    public function __construct(
        string $endpoint,
        ?string $secret = null,
        int $connectTimeoutMs = 50,
        private readonly int $totalTimeoutMs = 300,
        private readonly ?Breaker $breaker = null,
    ) {
        $this->transport = new Transport($endpoint, $secret, $connectTimeoutMs);
    }

    /**
     * Puts a state of a site under a revision: 1 to 128 characters of `A-Za-z0-9._:-`, never another state's.
     *
     * @return array<mixed> `['revision' => …, 'site' => …, 'dependencies' => […]]`, which Runtime::isStale() takes
     * @throws ClientException
     */
    public function putSite(string $revision, string $stateJson): array
    {
        return $this->talk(null, static function (Conversation $talk) use ($revision, $stateJson): array {
            return $talk->put($revision, $stateJson);
        });
    }

    /**
     * Bakes canvases.
     *
     * @param array<string> $canvases sources
     * @param callable(): string $state
     * @return array<array<mixed>|Problem> baked canvases, or why there is none
     * @throws ClientException
     */
    public function bake(string $revision, array $canvases, callable $state): array
    {
        $read = static fn (array $result, int|string $key): ?array => BakedShape::read($result, $canvases[$key]);
        return $this->each('bake', ['revision' => $revision], $canvases, $state, $read);
    }

    /**
     * Renders canvases for a request.
     *
     * @param array<string> $canvases sources
     * @param callable(): string $state
     * @param array{url?: string, addons?: array<array<string>>} $request address of the page, and HTML of forms by
     *     provider and form id
     * @param bool $report whether to report on each inlay
     * @return array<array{html: string, report?: array<mixed>}|Problem>
     * @throws ClientException
     */
    public function render(
        string $revision,
        array $canvases,
        callable $state,
        array $request = [],
        bool $report = false,
    ): array {
        if (isset($request['addons'])) { // an empty array is an object here
            $toObject = static fn (array $forms): object => (object) $forms;
            $request['addons'] = (object) array_map($toObject, $request['addons']);
        }
        $members = ['revision' => $revision, 'request' => (object) $request, 'report' => $report];
        return $this->each('render', $members, $canvases, $state, static function (array $result): ?array {
            unset($result['id']);
            return is_string($result['html'] ?? null) ? $result : null;
        });
    }

    /**
     * Lints canvases.
     *
     * @param array<string> $canvases sources
     * @param callable(): string $state
     * @param string $detail `full`, or `concise`: a line of text for each finding, for a model's context
     * @return array<list<array<mixed>|string>|Problem> findings
     * @throws ClientException
     */
    public function lint(string $revision, array $canvases, callable $state, string $detail = 'full'): array
    {
        $members = ['revision' => $revision, 'detail' => $detail];
        $areRight = $detail === 'concise' ? Finding::areLines(...) : Finding::areAll(...);
        $read = static function (array $result) use ($areRight): ?array {
            return $areRight($result['findings'] ?? null) ? $result['findings'] : null;
        };
        return $this->each('lint', $members, $canvases, $state, $read);
    }

    /**
     * The manifest of a site, and how it stands to the rules of acceptance.
     *
     * @param string $detail `full` or `concise`
     * @param callable(): string $state
     * @return array<mixed> `['manifest' => …, 'acceptance' => …]`
     * @throws ClientException
     */
    public function manifest(string $revision, string $detail, callable $state): array
    {
        $what = 'manifest?detail=' . rawurlencode($detail);
        return $this->talk($state, static function (Conversation $talk) use ($revision, $what): array {
            return MadeOfSite::manifest($talk->made($revision, $what));
        });
    }

    /**
     * The structured data of a site: JSON-LD as text for a `script` element, which nothing in it can end.
     *
     * @param callable(): string $state
     * @throws ClientException
     */
    public function structuredData(string $revision, callable $state): string
    {
        return $this->talk($state, static function (Conversation $talk) use ($revision): array {
            return MadeOfSite::structuredData($talk->made($revision, 'structured-data'));
        })['json'];
    }

    /**
     * Versions and limits of the daemon. The breaker has no say in it.
     *
     * @return array<mixed> `['version' => …, 'protocol' => 1, 'baked' => 'inlay-baked/1', …]`
     * @throws ClientException a ProtocolException for a daemon of another protocol
     */
    public function info(): array
    {
        $info = (new Conversation($this->transport, $this->totalTimeoutMs))->ask('GET', '/v1/info');
        Protocol::expect('protocol', $info['protocol'] ?? null, Protocol::VERSION);
        return $info;
    }

    /**
     * Whether the daemon takes work. The breaker has no say in it.
     */
    public function isReady(): bool
    {
        try {
            $answer = $this->transport->send('GET', '/readyz', null, $this->totalTimeoutMs);
        } catch (ClientException) {
            return false;
        }
        return $answer->status === 200 && $answer->daemon() !== null;
    }

    /**
     * @param array<string, mixed> $members what the body holds beside the canvases
     * @param array<string> $canvases sources
     * @param callable(): string $state
     * @param Closure $read `fn (array $result, int|string $key): ?array` gives what the caller wants of a canvas's result;
     *     null for a result without it
     * @return array<mixed>
     */
    private function each(string $action, array $members, array $canvases, callable $state, Closure $read): array
    {
        $batches = new Batches($canvases);
        if ($batches->isEmpty()) {
            return $batches->problems;
        }
        $readOne = static fn (array|Problem $result, int|string $key): array|Problem => $result instanceof Problem
            ? $result
            : $read($result, $key)
                ?? throw new ProtocolException('Unexpected result of the daemon, expected what was asked');
        return $this->talk($state, static function (Conversation $talk) use ($batches, $members, $action, $readOne): array {
            $results = $batches->send(
                $members,
                static fn (string $body): array => $talk->askAbout($members['revision'], 'POST', "/v1/$action", $body),
            );
            $keys = array_keys($results);
            return array_combine($keys, array_map($readOne, $results, $keys));
        });
    }

    /**
     * Makes a call, unless the breaker is against it, and tells the breaker how it went.
     *
     * @param (callable(): string)|null $state
     * @param Closure $call `fn (Conversation): array`
     * @return array<mixed>
     */
    private function talk(?callable $state, Closure $call): array
    {
        if ($this->breaker !== null && !$this->breaker->allows()) {
            throw new UnavailableException('The daemon has failed a moment ago and is not asked again yet');
        }
        $state = $state === null ? null : Closure::fromCallable($state);
        try {
            $result = $call(new Conversation($this->transport, $this->totalTimeoutMs, $state));
        } catch (Throwable $throwable) {
            // What the daemon refuses and what fails on this side is no fault of the daemon's.
            $isItsFault = $throwable instanceof ClientException && !$throwable instanceof RejectedException;
            $isItsFault ? $this->breaker?->failed() : $this->breaker?->succeeded();
            throw $throwable;
        }
        $this->breaker?->succeeded();
        return $result;
    }
}
