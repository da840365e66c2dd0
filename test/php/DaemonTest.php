<?php

declare(strict_types=1);

namespace Inlay\Test;

use Closure;
use Inlay\Client;
use Inlay\ClientException;
use Inlay\Problem;
use Inlay\RejectedException;
use Inlay\Request;
use Inlay\Runtime;
use Inlay\TimeoutException;
use Inlay\UnavailableException;
use PHPUnit\Framework\TestCase;

/**
 * The client and the render daemon.
 */
final class DaemonTest extends TestCase
{
    private const FIXTURES = __DIR__ . '/../../fixtures';
    private const PATIENCE_MS = 60_000;

    private static string $folder;
    private static Daemon $daemon;

    public static function setUpBeforeClass(): void
    {
        if (!Daemon::isBuilt()) {
            self::markTestSkipped('The daemon is not built: npm run build');
        }
        self::$folder = sys_get_temp_dir() . '/inlay-daemon-' . bin2hex(random_bytes(6));
        self::start();
    }

    public static function tearDownAfterClass(): void
    {
        if (isset(self::$daemon)) {
            self::$daemon->stop();
            exec('rm -r ' . escapeshellarg(self::$folder));
        }
    }

    private static function start(): void
    {
        self::$daemon = new Daemon(['--socket', self::socket()], self::client()->isReady(...));
    }

    private static function socket(): string
    {
        return self::$folder . '/inlay.sock';
    }

    private static function client(int $totalMs = self::PATIENCE_MS): Client
    {
        return new Client('unix:' . self::socket(), null, self::PATIENCE_MS, $totalMs);
    }

    private static function state(string $site = 'small-business'): string
    {
        return (string) file_get_contents(self::FIXTURES . "/sites/$site/site.json");
    }

    public function testBakesWhatTheFixturesHold(): void
    {
        $canvases = [];
        $expected = [];
        foreach (glob(self::FIXTURES . '/bake/*') ?: [] as $folder) {
            $site = json_decode((string) file_get_contents("$folder/case.json"), true)['site'];
            $canvases[$site][$folder] = (string) file_get_contents("$folder/canvas.html");
            $expected[$site][$folder] = json_decode((string) file_get_contents("$folder/baked.json"), true);
        }
        self::assertArrayHasKey('small-business', $canvases);
        foreach ($canvases as $site => $sources) {
            $state = static fn (): string => self::state($site);
            self::assertSame($expected[$site], self::client()->bake("fixtures-$site", $sources, $state));
        }
    }

    public function testRendersWhatTheRuntimeMakesOfABakedCanvas(): void
    {
        $canvases = ['<x-menu location="utili"></x-menu>', '<x-addon provider="provider_newsletter_form"></x-addon>'];
        $client = self::client();
        $forms = ['provider_newsletter_form' => ['notizie' => '<b>a</b>']];
        $request = ['url' => '/cookie/', 'addons' => $forms];
        $rendered = $client->render('rendered', $canvases, self::state(...), $request);
        $own = new Request('/cookie/', static fn (string $provider, string $form): string => $forms[$provider][$form]);
        foreach ($client->bake('rendered', $canvases, self::state(...)) as $key => $baked) {
            self::assertSame(['html' => Runtime::run($baked, $own)], $rendered[$key]);
        }
    }

    public function testGivesAProblemForTheCanvasThatHasOne(): void
    {
        $canvases = ['good' => '<x-logo></x-logo>', 'bad' => str_repeat('<x-logo/>', 10_001)];
        $baked = self::client()->bake('problems', $canvases, self::state(...));
        self::assertSame('inlay-baked/1', $baked['good']['format'] ?? null);
        self::assertInstanceOf(Problem::class, $baked['bad']);
        self::assertSame(['limit-exceeded', 422], [$baked['bad']->code, $baked['bad']->status]);
    }

    public function testTellsWhatIsStaleByTheAnswerToASite(): void
    {
        $client = self::client();
        $source = '<x-menu location="utili"></x-menu><x-contact field="tel"></x-contact>';
        [$baked] = $client->bake('stale-1', [$source], self::state(...));
        self::assertFalse(Runtime::isStale($baked, $source, $client->putSite('stale-1', self::state())));
        self::assertTrue(Runtime::isStale($baked, "$source ", $client->putSite('stale-1', self::state())));
        $state = json_decode(self::state(), true);
        $state['site']['description'] = 'another';
        self::assertFalse(Runtime::isStale($baked, $source, $client->putSite('stale-2', json_encode($state))));
        $state['contacts']['phone']['value'] = '+39 06 1234567';
        self::assertTrue(Runtime::isStale($baked, $source, $client->putSite('stale-3', json_encode($state))));
    }

    public function testLintsAndGivesTheManifest(): void
    {
        $client = self::client();
        $canvas = '<x-menu location="nowhere"></x-menu>';
        [$findings] = $client->lint('linted', [$canvas], self::state(...));
        self::assertContains('assigned-location', array_column($findings, 'rule'));
        [$lines] = $client->lint('linted', [$canvas], self::state(...), 'concise');
        self::assertStringStartsWith('1:1 error assigned-location: Unexpected location `nowhere`', $lines[0]);
        ['manifest' => $manifest, 'acceptance' => $acceptance] = $client->manifest('linted', 'full', self::state(...));
        self::assertSame('1.0.0', $manifest['contract']['version']);
        self::assertNotSame([], $acceptance);
    }

    public function testGivesTheStructuredData(): void
    {
        $state = json_decode(self::state(), true);
        $state['site']['name'] = '</script><!--';
        $json = self::client()->structuredData('hostile', static fn (): string => (string) json_encode($state));
        self::assertStringStartsWith('{"@context":"https://schema.org"', $json);
        self::assertStringNotContainsString('<', $json);
        self::assertSame('</script><!--', json_decode($json, true)['name']);
    }

    public function testTellsItsVersions(): void
    {
        $info = self::client()->info();
        self::assertSame([1, 'inlay-baked/1'], [$info['protocol'], $info['baked']]);
        self::assertTrue(self::client()->isReady());
    }

    public function testRefusesABrokenState(): void
    {
        $rejected = self::thrownBy(static fn () => self::client()->putSite('broken', '{"site": {"url": 1}}'));
        self::assertInstanceOf(RejectedException::class, $rejected);
        self::assertSame(422, $rejected->problem->status);
        self::assertContains('/site/url', array_column($rejected->problem->problems, 'pointer'));
        $malformed = self::thrownBy(static fn () => self::client()->putSite('broken', '{'));
        self::assertInstanceOf(RejectedException::class, $malformed);
        self::assertSame('malformed-json', $malformed->problem->code);
    }

    public function testRefusesAnotherStateUnderTheSameRevision(): void
    {
        self::client()->putSite('taken', self::state());
        $state = json_decode(self::state(), true);
        $state['site']['name'] = 'another';
        $rejected = self::thrownBy(static fn () => self::client()->putSite('taken', json_encode($state)));
        self::assertInstanceOf(RejectedException::class, $rejected);
        self::assertSame('revision-in-use', $rejected->problem->code);
    }

    public function testGoesOnAfterTheDaemonWasFrozenAndAfterItWasKilled(): void
    {
        $client = self::client(300);
        $patient = self::client();
        $bake = static fn (Client $client): array => $client->bake('killed', ['<x-logo></x-logo>'], self::state(...));
        self::assertCount(1, $bake($patient));
        self::assertTrue($client->isReady());

        self::$daemon->signal(SIGSTOP);
        self::assertInstanceOf(TimeoutException::class, self::thrownBy(static fn () => $bake($client)));
        self::$daemon->signal(SIGCONT);
        self::assertCount(1, $bake($patient));

        self::$daemon->stop();
        foreach ([$client, $patient] as $cutOff) {
            self::assertInstanceOf(UnavailableException::class, self::thrownBy(static fn () => $bake($cutOff)));
        }
        self::start();
        self::assertCount(1, $bake($patient)); // it does not know the site any more
    }

    public function testAsksForASecretOnTcp(): void
    {
        $server = stream_socket_server('tcp://127.0.0.1:0');
        $address = (string) stream_socket_get_name($server, false);
        fclose($server);
        $secret = self::$folder . '/secret';
        file_put_contents($secret, "a-long-secret-of-the-test\n");
        chmod($secret, 0600);
        $client = new Client("http://$address", 'a-long-secret-of-the-test', self::PATIENCE_MS, self::PATIENCE_MS);
        $daemon = new Daemon(['--listen', $address, '--secret-file', $secret], $client->isReady(...));
        try {
            self::assertCount(1, $client->bake('tcp', ['<x-logo></x-logo>'], self::state(...)));
            foreach ([null, 'another'] as $wrong) {
                $stranger = new Client("http://$address", $wrong, self::PATIENCE_MS, self::PATIENCE_MS);
                $rejected = self::thrownBy(static fn () => $stranger->putSite('tcp', self::state()));
                self::assertInstanceOf(RejectedException::class, $rejected);
                self::assertSame('unauthorized', $rejected->problem->code);
            }
        } finally {
            $daemon->stop();
        }
    }

    private static function thrownBy(Closure $work): ClientException
    {
        try {
            $work();
        } catch (ClientException $exception) {
            return $exception;
        }
        self::fail('Nothing was thrown');
    }
}
