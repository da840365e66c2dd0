<?php

declare(strict_types=1);

namespace Inlay\Client;

use CurlHandle;
use Inlay\ClientException;
use Inlay\ProtocolException;
use Inlay\TimeoutException;
use Inlay\UnavailableException;
use InvalidArgumentException;

use function array_filter;
use function array_values;
use function curl_errno;
use function curl_exec;
use function curl_getinfo;
use function curl_init;
use function curl_reset;
use function curl_setopt_array;
use function curl_strerror;
use function explode;
use function extension_loaded;
use function in_array;
use function max;
use function min;
use function preg_match;
use function rtrim;
use function str_starts_with;
use function strlen;
use function strtolower;
use function substr;
use function trim;

/**
 * One connection to the daemon, kept open between requests.
 *
 * @internal
 */
final class Transport
{
    /** Bytes of an answer's body: what PHP has no memory for must not come in. */
    private const MAX_ANSWER_BYTES = 33_554_432;

    /** Bytes of its headers. */
    private const MAX_HEADER_BYTES = 65_536;

    /** `ENOENT` and `EACCES`: the same number everywhere. */
    private const NO_FILE = 2;
    private const NO_PERMISSION = 13;

    private readonly string $origin;
    private readonly ?string $socket;

    /** @var list<string> what `localhost` is, whatever the resolver says */
    private readonly array $loopback;
    private ?CurlHandle $curl = null;

    /**
     * @param string $endpoint `unix:/run/inlay/inlay.sock` or `http://127.0.0.1:7411`
     * @throws InvalidArgumentException for an endpoint of another kind, or a secret that fits in no header
     */
    public function __construct(
        private readonly string $endpoint,
        private readonly ?string $secret,
        private readonly int $connectTimeoutMs,
    ) {
        $isSocket = str_starts_with($endpoint, 'unix:/');
        if (!$isSocket && preg_match('~^http://[^/?#@\s]+/?$~D', $endpoint) !== 1) {
            throw new InvalidArgumentException(
                "Unexpected endpoint `$endpoint`, expected one such as `unix:/run/inlay/inlay.sock` or "
                    . '`http://127.0.0.1:7411`',
            );
        }
        if ($secret !== null && preg_match('/[^\x20-\x7E]/', $secret) === 1) {
            throw new InvalidArgumentException('Unexpected secret, expected visible ASCII characters');
        }
        $this->socket = $isSocket ? substr($endpoint, strlen('unix:')) : null;
        $isLocalhost = preg_match('~^http://localhost(?::(\d+))?/?$~Di', $endpoint, $match) === 1;
        $this->loopback = $isLocalhost ? ['localhost:' . ($match[1] ?? '80') . ':127.0.0.1,[::1]'] : [];
        $this->origin = $isSocket ? 'http://localhost' : rtrim($endpoint, '/');
    }

    /**
     * Sends a request and waits for the whole answer, whatever its status.
     *
     * A daemon that ends closes connections, maybe just when a request goes in. As every request may be repeated, one
     * that gets nothing at all is, once, over a new connection.
     *
     * @param string|null $body JSON
     * @throws ClientException
     */
    public function send(string $method, string $path, ?string $body, int $timeoutMs, bool $isRepeat = false): Answer
    {
        if (!extension_loaded('curl')) {
            throw new UnavailableException('The extension curl of PHP is missing, expected it for Inlay\Client');
        }
        $this->curl ??= curl_init();
        $headers = [];
        $answer = '';
        $isTooLarge = false;
        $headerBytes = 0;
        curl_reset($this->curl); // the connection stays
        curl_setopt_array($this->curl, $this->options($method, $path, $body, $timeoutMs) + [
            CURLOPT_HEADERFUNCTION => static function (CurlHandle $curl, string $line) use (&$headers, &$headerBytes, &$isTooLarge) {
                $headerBytes += strlen($line);
                if ($headerBytes > self::MAX_HEADER_BYTES) {
                    $isTooLarge = true;
                    return 0;
                }
                [$name, $value] = [...explode(':', $line, 2), ''];
                $headers[strtolower(trim($name))] = trim($value);
                return strlen($line);
            },
            CURLOPT_WRITEFUNCTION => static function (CurlHandle $curl, string $chunk) use (&$answer, &$isTooLarge) {
                $isTooLarge = strlen($answer) + strlen($chunk) > self::MAX_ANSWER_BYTES;
                $answer .= $isTooLarge ? '' : $chunk;
                return $isTooLarge ? 0 : strlen($chunk);
            },
        ]);
        curl_exec($this->curl);
        $error = curl_errno($this->curl);
        if ($error === CURLE_OK) {
            return new Answer(curl_getinfo($this->curl, CURLINFO_RESPONSE_CODE), $headers, $answer);
        }
        $exception = $this->exception($error, $isTooLarge, $timeoutMs);
        $spentMs = (int) (curl_getinfo($this->curl, CURLINFO_TOTAL_TIME) * 1000);
        $this->curl = null;
        $isClosed = in_array($error, [CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR], true);
        return $isClosed && $headers === [] && !$isRepeat && $spentMs < $timeoutMs
            ? $this->send($method, $path, $body, $timeoutMs - $spentMs, true)
            : throw $exception;
    }

    /**
     * @return array<int, mixed>
     */
    private function options(string $method, string $path, ?string $body, int $timeoutMs): array
    {
        $patienceMs = max(1, $timeoutMs); // 0 would be no limit
        return [
            CURLOPT_URL => $this->origin . $path,
            CURLOPT_UNIX_SOCKET_PATH => $this->socket,
            CURLOPT_PROXY => '', // whatever the environment says
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP,
            CURLOPT_FOLLOWLOCATION => false, // the secret goes where it was meant to go
            CURLOPT_RESOLVE => $this->loopback,
            CURLOPT_NOSIGNAL => true,
            CURLOPT_CONNECTTIMEOUT_MS => max(1, min($this->connectTimeoutMs, $patienceMs)),
            CURLOPT_TIMEOUT_MS => $patienceMs,
            CURLOPT_HTTPHEADER => array_values(array_filter([
                'Accept: application/json, application/problem+json',
                'Expect:', // no round trip before a large body
                "Inlay-Timeout-Ms: $patienceMs",
                $body === null ? null : 'Content-Type: application/json',
                $this->secret === null ? null : "Authorization: Bearer $this->secret",
            ])),
        ] + ($body === null ? [CURLOPT_HTTPGET => true] : [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_POSTFIELDS => $body,
        ]);
    }

    private function exception(int $error, bool $isTooLarge, int $timeoutMs): ClientException
    {
        if ($isTooLarge) {
            return new ProtocolException('Unexpected size of the answer, expected at most 32 MiB');
        }
        if ($error === CURLE_OPERATION_TIMEDOUT) {
            return new TimeoutException("No answer from $this->endpoint within $timeoutMs ms");
        }
        return new UnavailableException("Can't reach the daemon at $this->endpoint: " . $this->reason($error));
    }

    /** libcurl does not say why it can't connect to a socket, but gives the system's number of the error. */
    private function reason(int $error): string
    {
        if ($error !== CURLE_COULDNT_CONNECT || $this->socket === null || $this->curl === null) {
            return (string) curl_strerror($error);
        }
        return match (curl_getinfo($this->curl, CURLINFO_OS_ERRNO)) {
            self::NO_FILE => 'There is no such socket',
            self::NO_PERMISSION => 'PHP has no permission, expected its user to be in the group of the socket',
            default => 'Nobody listens on the socket',
        };
    }
}
