<?php

declare(strict_types=1);

namespace Inlay\Test;

use Closure;
use Inlay\Breaker;
use Inlay\Client;
use Inlay\ClientException;
use Inlay\FileBreaker;
use Inlay\Problem;
use Inlay\ProtocolException;
use Inlay\RejectedException;
use Inlay\TimeoutException;
use Inlay\UnavailableException;
use InvalidArgumentException;
use LogicException;
use PHPUnit\Framework\TestCase;
use Throwable;

final class ClientTest extends TestCase
{
    /** Long enough for a busy machine, where a test does not wait for it. */
    private const PATIENCE_MS = 20_000;

    private static MisbehavingServer $server;

    public static function setUpBeforeClass(): void
    {
        self::$server = new MisbehavingServer();
    }

    public static function tearDownAfterClass(): void
    {
        self::$server->stop();
    }

    /**
     * A client of the server, which behaves as the part of the secret behind the colon says.
     */
    private static function client(string $secret, int $totalMs = self::PATIENCE_MS, ?Breaker $breaker = null): Client
    {
        return new Client('unix:' . self::$server->path, $secret, self::PATIENCE_MS, $totalMs, $breaker);
    }

    /**
     * What the server of the tests bakes of a canvas.
     *
     * @return array<mixed>
     */
    private static function baked(string $canvas): array
    {
        return [
            'format' => 'inlay-baked/1',
            'canvas' => substr(hash('sha256', $canvas), 0, 32),
            'site' => 's',
            'url' => 'https://a.example',
            'dependencies' => [['kind' => 'location', 'name' => 'a', 'revision' => 'r']],
            'pages' => ['//a.example/a' => [0, 2]],
            'parts' => [$canvas],
        ];
    }

    private static function noState(): string
    {
        throw new LogicException('The state was asked for');
    }

    private static function thrownBy(Closure $work): Throwable
    {
        try {
            $work();
        } catch (Throwable $throwable) {
            return $throwable;
        }
        self::fail('Nothing was thrown');
    }

    public function testPutsASite(): void
    {
        $answer = self::client('put:good')->putSite('a.b:1', '{"site":1}');
        $expected = ['revision' => 'a.b%3A1', 'site' => 's', 'dependencies' => [], 'state' => ['site' => 1]];
        self::assertSame($expected, $answer);
        self::assertSame(['PUT /v1/sites/a.b%3A1'], self::$server->log('put:good'));
    }

    public function testPutsTheSiteThatTheDaemonDoesNotKnowAndRepeats(): void
    {
        $client = self::client('handshake:good');
        $asked = 0;
        $state = static function () use (&$asked): string {
            $asked += 1;
            return '{}';
        };
        foreach ([1, 2] as $_) {
            $baked = $client->bake('1', ['x' => 'canvas'], $state);
            self::assertSame(['x' => self::baked('canvas')], $baked);
        }
        self::assertSame(1, $asked);
        $expected = ['POST /v1/bake', 'PUT /v1/sites/1', 'POST /v1/bake', 'POST /v1/bake'];
        self::assertSame($expected, self::$server->log('handshake:good'));
    }

    public function testGivesResultsAndProblemsByTheKeysOfTheSources(): void
    {
        $client = self::client('keys:good');
        $client->putSite('1', '{}');
        $canvases = ['b' => 'ä', 7 => 'bad', str_repeat('k', 5000) => '', '' => "\xFF", 'a' => '</script>'];
        $results = $client->bake('1', $canvases, self::noState(...));
        ksort($results, SORT_STRING);
        $baked = self::baked(...);
        $problem = new Problem('limit-exceeded', 'Title', 'Detail', 422, 'urn:inlay:problem:limit-exceeded');
        $type = 'urn:inlay:problem:not-utf-8';
        $notUtf8 = new Problem('not-utf-8', 'The canvas is not UTF-8', 'Expected UTF-8', 422, $type);
        $expected = [
            '' => $notUtf8,
            7 => $problem,
            'a' => $baked('</script>'),
            'b' => $baked('ä'),
            str_repeat('k', 5000) => $baked(''),
        ];
        self::assertEquals($expected, $results);
    }

    public function testRendersForARequest(): void
    {
        $client = self::client('render:good');
        $client->putSite('1', '{}');
        $request = ['url' => "/a\xFF", 'addons' => ['p' => ['7' => '<b>']]];
        $results = $client->render('1', ['a' => 'x', 'b' => 'bad'], self::noState(...), $request, true);
        $report = ['request' => ['url' => "/a\u{FFFD}", 'addons' => ['p' => ['7' => '<b>']]], 'report' => true];
        self::assertSame(['html' => 'x', 'report' => $report], $results['a']);
        self::assertInstanceOf(Problem::class, $results['b']);
        $plain = $client->render('1', ['a' => 'x'], self::noState(...));
        self::assertSame(['a' => ['html' => 'x', 'report' => ['request' => [], 'report' => false]]], $plain);
    }

    public function testLints(): void
    {
        $client = self::client('lint:good');
        $client->putSite('1', '{}');
        $results = $client->lint('1', ['a' => 'x', 'b' => 'bad'], self::noState(...));
        self::assertSame([['rule' => 'x', 'detail' => 'full']], $results['a']);
        self::assertInstanceOf(Problem::class, $results['b']);
        $lines = $client->lint('1', ['x'], self::noState(...), 'concise');
        self::assertSame([['x concise']], $lines);
    }

    public function testGivesTheManifest(): void
    {
        $manifest = self::client('manifest:good')->manifest('1', 'concise', static fn (): string => '{}');
        self::assertSame(['manifest' => ['query' => 'detail=concise', 'resources' => []], 'acceptance' => []], $manifest);
        $path = '/v1/sites/1/manifest?detail=concise';
        self::assertSame(["GET $path", 'PUT /v1/sites/1', "GET $path"], self::$server->log('manifest:good'));
    }

    public function testGivesTheStructuredDataAsItsText(): void
    {
        $json = self::client('data:good')->structuredData('1', static fn (): string => '{}');
        self::assertSame('{"@type":"Organization","name":"\u003c/script>é/","empty":{},"none":[],"number":1.0}', $json);
        $path = '/v1/sites/1/structured-data';
        self::assertSame(["GET $path", 'PUT /v1/sites/1', "GET $path"], self::$server->log('data:good'));
    }

    public function testAnEarlierDaemonThatMakesNoStructuredDataIsAskedForTheRest(): void
    {
        foreach (['earlier' => RejectedException::class, 'another server' => ProtocolException::class] as $which => $class) {
            $breaker = new RecordingBreaker();
            $client = self::client("data:$which", self::PATIENCE_MS, $breaker);
            $exception = self::thrownBy(static fn () => $client->structuredData('1', self::noState(...)));
            self::assertInstanceOf($class, $exception);
            self::assertSame(['allows', $which === 'earlier' ? 'succeeded' : 'failed'], $breaker->calls);
        }
    }

    public function testTellsVersionsAndReadiness(): void
    {
        self::assertSame('0.1.0', self::client('info:good')->info()['version']);
        self::assertTrue(self::client('ready:good')->isReady());
        self::assertFalse(self::client('ready:full')->isReady());
        self::assertFalse(self::client('ready:another server')->isReady());
        self::assertFalse((new Client('unix:/nonexistent/inlay.sock'))->isReady());
    }

    public function testSendsWhatTheDaemonReads(): void
    {
        $headers = self::client('own:headers', 1234)->info()['headers'];
        self::assertSame('1234', $headers['inlay-timeout-ms']);
        self::assertSame('Bearer own:headers', $headers['authorization']);
        self::assertArrayNotHasKey('expect', $headers);
    }

    public function testAsksForNothingWhereThereIsNothingToBake(): void
    {
        $client = self::client('nothing:good');
        self::assertSame([], $client->bake('1', [], self::noState(...)));
        self::assertInstanceOf(Problem::class, $client->bake('1', ["\xFF"], self::noState(...))[0]);
        self::assertSame([], self::$server->log('nothing:good'));
    }

    public function testDividesWhatIsTooMuchForOneRequest(): void
    {
        $client = self::client('batches:good');
        $client->putSite('1', '{}');
        $many = array_map('strval', range(0, 2000));
        self::assertSame(array_keys($many), array_keys($client->bake('1', $many, self::noState(...))));
        $large = array_fill(0, 3, str_repeat('x', 5_000_000));
        self::assertSame([0, 1, 2], array_keys($client->bake('1', $large, self::noState(...))));
        $expected = ['PUT /v1/sites/1', ...array_fill(0, 6, 'POST /v1/bake')];
        self::assertSame($expected, self::$server->log('batches:good'));
    }

    /**
     * @dataProvider closingBehaviours
     */
    public function testGoesOnWhenTheDaemonClosesTheConnection(string $behaviour): void
    {
        $client = self::client("reuse:$behaviour");
        $client->putSite('1', '{}');
        foreach (range(1, 5) as $_) {
            self::assertCount(1, $client->bake('1', ['canvas'], self::noState(...)));
        }
    }

    /**
     * @return iterable<array{string}>
     */
    public function closingBehaviours(): iterable
    {
        yield from [['closing'], ['dropping'], ['dropping every other'], ['good']];
    }

    /**
     * @dataProvider failures
     * @param class-string<ClientException> $class
     */
    public function testSaysClearlyWhatWentWrong(string $behaviour, string $class, string $message): void
    {
        $client = self::client("failure:$behaviour");
        $exception = self::thrownBy(
            static fn () => $client->bake('1', ['canvas', 'other'], static fn (): string => '{}'),
        );
        self::assertSame([$class, $message], [$exception::class, $exception->getMessage()]);
    }

    /**
     * @return iterable<string, array{string, class-string<ClientException>, string}>
     */
    public function failures(): iterable
    {
        $protocol = [
            'no JSON' => 'answer 200 of daemon 0.1.0 (13 bytes, application/json; charset=utf-8), expected JSON',
            'no object' => 'answer 200 of daemon 0.1.0 (1 bytes, application/json; charset=utf-8), expected JSON',
            'deep JSON' => 'answer 200 of daemon 0.1.0 (10000 bytes, application/json; charset=utf-8), expected JSON',
            'another type' => 'answer 200 of daemon 0.1.0 (2 bytes, text/html), expected JSON',
            'another server' => 'answer 200 of something else, expected the Inlay daemon',
            'a redirect' => 'answer 302 of daemon 0.1.0 (0 bytes, application/json; charset=utf-8), '
                . 'expected a problem (RFC 9457)',
            'no problem' => 'answer 400 of daemon 0.1.0 (11 bytes, text/plain), expected a problem (RFC 9457)',
            'huge' => 'size of the answer, expected at most 32 MiB',
            'another protocol' => 'protocol of daemon 9.0.0 (answer 404), expected protocol 1',
            'another format' => 'format of baked canvases `inlay-baked/2` of the daemon, expected `inlay-baked/1`',
            'no results' => 'results of the daemon, expected one for each canvas, in order',
            'fewer results' => 'results of the daemon, expected one for each canvas, in order',
            'other ids' => 'results of the daemon, expected one for each canvas, in order',
            'empty results' => 'result of the daemon, expected what was asked',
        ];
        foreach ($protocol as $behaviour => $message) {
            yield $behaviour => [$behaviour, ProtocolException::class, "Unexpected $message"];
        }
        yield 'full' => ['full', UnavailableException::class, "The daemon can't answer: Title (overloaded)"];
        yield 'failing' => ['failing', UnavailableException::class, "The daemon can't answer: Title (internal-error)"];
        yield 'crashing' => ['crashing', UnavailableException::class, "The daemon can't answer: status 502"];
        yield 'late' => ['late', TimeoutException::class, 'The daemon gave up: Detail'];
        yield 'always unknown' => ['always unknown', RejectedException::class, 'Title: Detail (unknown-revision)'];
        yield 'in use' => ['in use', RejectedException::class, 'Title: Detail (revision-in-use)'];
        yield 'unauthorized' => ['unauthorized', RejectedException::class, 'Title: Detail (unauthorized)'];
        yield 'invalid state' => ['invalid state', RejectedException::class, 'Title: Detail (invalid-site)'];
    }

    public function testTakesEveryKindOfHole(): void
    {
        $client = self::client('shapes:forged all kinds');
        $parts = $client->bake('1', ['canvas'], self::noState(...))[0]['parts'] ?? [];
        self::assertSame(['a', 'page', 'form', 'forms'], [$parts[0], ...array_column($parts, 'hole')]);
    }

    /**
     * @dataProvider forgeries
     */
    public function testTakesNothingForABakedCanvasThatIsNone(string $behaviour): void
    {
        $breaker = new RecordingBreaker();
        $client = self::client("forgery:forged $behaviour", self::PATIENCE_MS, $breaker);
        $exception = self::thrownBy(static fn () => $client->bake('1', ['canvas'], self::noState(...)));
        self::assertInstanceOf(ProtocolException::class, $exception);
        self::assertMatchesRegularExpression(
            '~^Unexpected `\w+` in a baked canvas of the daemon, expected |^Unexpected answer 200 of daemon~',
            $exception->getMessage(),
        );
        self::assertSame(['allows', 'failed'], $breaker->calls);
    }

    /**
     * @return iterable<array{string}>
     */
    public function forgeries(): iterable
    {
        yield from [['another canvas'], ['no hash'], ['another member'], ['an address of a file']];
        yield from [['a number for an address'], ['a long revision'], ['an object for dependencies']];
        yield from [['another kind of dependency'], ['a dependency without revision'], ['pages by path']];
        yield from [['pages with texts'], ['pages in no order'], ['no parts'], ['parts by name']];
        yield from [['a number for a part'], ['an array for a part'], ['another kind of hole'], ['an array for a kind']];
        yield from [['a hole with another member'], ['a hole without a member'], ['a range of texts']];
        yield from [['a range of three'], ['a range backwards'], ['a text for trust'], ['an array for a provider']];
        yield from [['a form of another shape'], ['something deep in a hole'], ['parts too deep'], ['too many parts']];
    }

    /**
     * @dataProvider otherForgeries
     */
    public function testTakesNoFindingsAndNothingOfASiteOfAnotherShape(string $behaviour, string $message): void
    {
        $client = self::client("others:$behaviour");
        $call = match (strtok($behaviour, ' ')) {
            'findings' => static fn () => $client->lint('1', ['canvas'], self::noState(...)),
            'structured' => static fn () => $client->structuredData('1', self::noState(...)),
            default => static fn () => $client->manifest('1', 'full', self::noState(...)),
        };
        $exception = self::thrownBy($call);
        self::assertSame([ProtocolException::class, $message], [$exception::class, $exception->getMessage()]);
    }

    /**
     * @return iterable<array{string, string}>
     */
    public function otherForgeries(): iterable
    {
        $findings = 'Unexpected result of the daemon, expected what was asked';
        yield ['findings of texts', $findings];
        yield ['findings with arrays', $findings];
        yield ['a manifest of texts', 'Unexpected answer of the daemon, expected a manifest with resources'];
        foreach (['with a tag', 'cut off', 'of a list', 'of nothing', 'too large', 'as an object'] as $data) {
            $message = 'Unexpected answer of the daemon, expected a JSON object as text without any `<`';
            yield ["structured data $data", $message];
        }
    }

    public function testFollowsNoRedirect(): void
    {
        $isFound = fn (string $where): bool => self::thrownBy(
            static fn () => self::client("redirect:$where")->info(),
        ) instanceof ProtocolException;
        self::assertTrue($isFound('a redirect to metadata'));
        self::assertTrue($isFound('a redirect to another path'));
        self::assertSame(['GET /v1/info'], self::$server->log('redirect:a redirect to another path'));
    }

    public function testReadsNoMoreOfAnAnswerThanThereIsMemoryFor(): void
    {
        $before = memory_get_peak_usage();
        foreach (['endless headers', 'nothing but brackets', 'a length of a terabyte'] as $behaviour) {
            $client = self::client("memory:$behaviour", 3000);
            self::assertInstanceOf(
                ClientException::class,
                self::thrownBy(static fn () => $client->bake('1', ['canvas'], static fn (): string => '{}')),
            );
        }
        self::assertLessThan(64 * 1024 * 1024, memory_get_peak_usage() - $before);
    }

    public function testCutsWhatADaemonHasToSay(): void
    {
        $refused = self::thrownBy(static fn () => self::client('long:a long problem')->putSite('1', '{}'));
        self::assertInstanceOf(RejectedException::class, $refused);
        $problem = $refused->problem;
        self::assertSame(str_repeat('ä', 2000) . '…', $problem->detail);
        self::assertCount(200, $problem->problems);
        self::assertSame(2003, strlen($problem->problems[0]['message']));
    }

    public function testPutsTheSiteNoMoreThanOnce(): void
    {
        $client = self::client('once:always unknown');
        self::thrownBy(static fn () => $client->bake('1', ['canvas'], static fn (): string => '{}'));
        $expected = ['POST /v1/bake', 'PUT /v1/sites/1', 'POST /v1/bake'];
        self::assertSame($expected, self::$server->log('once:always unknown'));
    }

    /**
     * @dataProvider connectionFailures
     */
    public function testSaysWhenTheConnectionFails(string $behaviour): void
    {
        $this->expectException(UnavailableException::class);
        $this->expectExceptionMessage("Can't reach the daemon at unix:" . self::$server->path . ': ');
        self::client("connection:$behaviour")->bake('1', ['canvas'], self::noState(...));
    }

    /**
     * @return iterable<array{string}>
     */
    public function connectionFailures(): iterable
    {
        yield from [['cut body'], ['no HTTP'], ['dropping all']];
    }

    public function testRepeatsWhatGetsNoAnswerNoMoreThanOnce(): void
    {
        self::thrownBy(static fn () => self::client('repeats:dropping all')->info());
        self::assertSame(['GET /v1/info', 'GET /v1/info'], self::$server->log('repeats:dropping all'));
    }

    /**
     * @dataProvider slowBehaviours
     */
    public function testGivesUpInTime(string $behaviour): void
    {
        $this->expectException(TimeoutException::class);
        $this->expectExceptionMessage('No answer from unix:' . self::$server->path . ' within 100 ms');
        self::client("slow:$behaviour", 100)->bake('1', ['canvas'], self::noState(...));
    }

    /**
     * @return iterable<array{string}>
     */
    public function slowBehaviours(): iterable
    {
        yield from [['frozen'], ['slow headers'], ['slow body']];
    }

    public function testKnowsWhatTheDaemonSaysOfItsTrouble(): void
    {
        $full = self::thrownBy(static fn () => self::client('trouble:full')->putSite('1', '{}'));
        self::assertInstanceOf(UnavailableException::class, $full);
        self::assertSame([2, 'overloaded'], [$full->retryAfter, $full->problem?->code]);
        $invalid = self::thrownBy(static fn () => self::client('trouble:invalid state')->putSite('1', '{}'));
        self::assertInstanceOf(RejectedException::class, $invalid);
        $problems = [['pointer' => '/site/url', 'message' => 'Unexpected']];
        self::assertSame([422, $problems], [$invalid->problem->status, $invalid->problem->problems]);
    }

    public function testSaysWhenPhpHasNoCurl(): void
    {
        $code = 'require $argv[1]; $client = new Inlay\Client("unix:/x"); var_dump($client->isReady());'
            . 'try { $client->info(); } catch (Inlay\UnavailableException $e) { echo $e->getMessage(); }';
        $arguments = [PHP_BINARY, '-n', '-r', $code, __DIR__ . '/../../src/php/autoload.php'];
        exec(implode(' ', array_map('escapeshellarg', $arguments)), $output);
        $expected = 'The extension curl of PHP is missing, expected it for Inlay\Client';
        self::assertSame(['bool(false)', $expected], $output);
    }

    public function testRefusesADaemonOfAnotherProtocol(): void
    {
        $this->expectException(ProtocolException::class);
        $this->expectExceptionMessage('Unexpected protocol `2` of the daemon, expected `1`');
        self::client('info:another protocol')->info();
    }

    /**
     * @dataProvider unreachableEndpoints
     */
    public function testSaysWhenThereIsNoDaemon(string $endpoint, string $reason): void
    {
        $this->expectException(UnavailableException::class);
        $this->expectExceptionMessage("Can't reach the daemon at $endpoint: $reason");
        (new Client($endpoint))->bake('1', ['canvas'], self::noState(...));
    }

    /**
     * @return iterable<string, array{string, string}>
     */
    public function unreachableEndpoints(): iterable
    {
        yield 'no socket' => ['unix:/nonexistent/inlay.sock', 'There is no such socket'];
        yield 'a file' => ['unix:' . __FILE__, 'Nobody listens on the socket'];
        yield 'a path too long for a socket' => ['unix:/' . str_repeat('x', 200), ''];
        yield 'a closed port' => ['http://127.0.0.1:1', "Couldn't connect to server"];
    }

    public function testSaysWhenTheSocketIsNotForThisUser(): void
    {
        if (posix_getuid() !== 0) {
            self::markTestSkipped('Another user can not be taken on here: only root may do that');
        }
        $code = 'require $argv[1]; $client = new Inlay\Client("unix:$argv[2]", "permission:good", 9999, 9999);'
            . '$ask = static function () use (&$client) {'
            . '    try { $client->info(); echo "good\n"; } catch (Inlay\ClientException $e) { echo $e->getMessage(); }'
            . '};'
            . '$ask(); posix_setgid(65534); posix_setuid(65534);'
            . '$client = new Inlay\Client("unix:$argv[2]", "permission:good", 9999, 9999); $ask();';
        chmod(self::$server->path, 0600);
        $arguments = [PHP_BINARY, '-r', $code, __DIR__ . '/../../src/php/autoload.php', self::$server->path];
        exec(implode(' ', array_map('escapeshellarg', $arguments)), $output);
        $message = "Can't reach the daemon at unix:" . self::$server->path
            . ': PHP has no permission, expected its user to be in the group of the socket';
        self::assertSame(['good', $message], $output);
    }

    /**
     * @dataProvider badEndpoints
     */
    public function testRefusesAnEndpointOfAnotherKind(string $endpoint): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage("Unexpected endpoint `$endpoint`, expected one such as `unix:/run/");
        new Client($endpoint);
    }

    /**
     * @return iterable<array{string}>
     */
    public function badEndpoints(): iterable
    {
        yield from [[''], ['unix:'], ['unix:inlay.sock'], ['/run/inlay.sock']];
        yield from [['https://a'], ['http://'], ['http://a/b'], ["http://a\n"]];
    }

    public function testRefusesASecretThatWouldMakeAnotherHeader(): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage('Unexpected secret, expected visible ASCII characters');
        new Client('http://127.0.0.1:7411', "secret\r\nX: y");
    }

    public function testCostsAFrozenDaemonOnceInAPeriod(): void
    {
        $now = 1_800_000_000_000;
        $folder = sys_get_temp_dir() . '/inlay-client-' . bin2hex(random_bytes(6));
        $breaker = static function () use ($folder, &$now): Breaker {
            return new FileBreaker($folder, 'x', 10_000, static function () use (&$now): int {
                return $now;
            });
        };
        $failures = [];
        foreach ([0, 0, 9_999, 1, 0] as $later) {
            $now += $later;
            try {
                self::client('breaker:frozen', 50, $breaker())->bake('1', ['canvas'], self::noState(...));
            } catch (ClientException $exception) {
                $failures[] = $exception::class;
            }
        }
        $expected = [TimeoutException::class, UnavailableException::class, UnavailableException::class];
        self::assertSame([...$expected, TimeoutException::class, UnavailableException::class], $failures);
        self::assertCount(2, self::$server->log('breaker:frozen'));
        $now += 10_000;
        self::client('breaker:good', self::PATIENCE_MS, $breaker())->putSite('1', '{}');
        self::assertTrue($breaker()->allows());
        exec('rm -r ' . escapeshellarg($folder));
    }

    /**
     * @dataProvider breakingBehaviours
     */
    public function testOpensTheBreakerForWhatIsTheDaemonsFaultOnly(string $behaviour, bool $isItsFault): void
    {
        $breaker = new RecordingBreaker();
        try {
            self::client("fault:$behaviour", 500, $breaker)->bake('1', ['bad'], static fn (): string => '{}');
        } catch (ClientException) {
            // Which one is another test's.
        }
        self::assertSame(['allows', $isItsFault ? 'failed' : 'succeeded'], $breaker->calls);
    }

    /**
     * @return iterable<array{string, bool}>
     */
    public function breakingBehaviours(): iterable
    {
        yield from [['frozen', true], ['full', true], ['failing', true], ['no JSON', true], ['cut body', true]];
        yield from [['good', false], ['unauthorized', false], ['invalid state', false], ['always unknown', false]];
    }

    public function testLeavesTheBreakerAloneWhenTheStateCanNotBeHad(): void
    {
        $breaker = new RecordingBreaker();
        $client = self::client('state:good', self::PATIENCE_MS, $breaker);
        self::assertInstanceOf(
            LogicException::class,
            self::thrownBy(static fn () => $client->bake('1', ['canvas'], self::noState(...))),
        );
        self::assertSame(['allows', 'succeeded'], $breaker->calls);
    }
}
