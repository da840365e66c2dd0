<?php

declare(strict_types=1);

namespace Inlay\Test;

use Inlay\BakedException;
use Inlay\PageKey;
use Inlay\Request;
use Inlay\Runtime;
use PHPUnit\Framework\TestCase;
use RuntimeException;

/**
 * What of the runtime has no twin: test/php/run.test.ts holds the rest against TypeScript's `run`.
 */
final class RuntimeTest extends TestCase
{
    private const BAKED = [
        'format' => 'inlay-baked/1',
        'canvas' => 'c',
        'site' => 's',
        'url' => 'https://a.example',
        'dependencies' => [],
        'pages' => ['//a.example/a' => [1, 3, 5]],
        'parts' => [],
    ];

    private const FORM = [
        'hole' => 'form',
        'provider' => 'p',
        'form' => 'f',
        'trusted' => false,
        'linked' => true,
        'before' => '<div>',
        'after' => '</div>',
        'otherwise' => ['none'],
    ];

    /**
     * @dataProvider vectors
     * @param array<mixed> $baked
     * @param array<mixed> $request
     */
    public function testGivesWhatTheFixturesSay(array $baked, array $request, string $html): void
    {
        $forms = static fn (string $provider, string $form): ?string => $request['addons'][$provider][$form] ?? null;
        self::assertSame($html, Runtime::run($baked, new Request($request['url'] ?? null, $forms)));
    }

    /**
     * @return iterable<string, array{array<mixed>, array<mixed>, string}>
     */
    public function vectors(): iterable
    {
        foreach (glob(__DIR__ . '/../../fixtures/bake/*') ?: [] as $folder) {
            $baked = json_decode((string) file_get_contents("$folder/baked.json"), true);
            foreach (json_decode((string) file_get_contents("$folder/runs.json"), true) as $number => $run) {
                yield basename($folder) . " $number" => [$baked, $run['request'], $run['html']];
            }
        }
    }

    public function testRunsWhatHasNoHoles(): void
    {
        self::assertSame('ab', Runtime::run(['parts' => ['a', 'b']] + self::BAKED, new Request()));
    }

    public function testRefusesAFileThatIsCutOff(): void
    {
        $this->expectException(BakedException::class);
        $this->expectExceptionMessage('Unexpected null, expected a baked canvas as an array');
        Runtime::run(json_decode('{"format":"inlay-ba', true), new Request());
    }

    /**
     * @dataProvider brokenShapes
     * @param array<mixed> $broken
     */
    public function testRefusesABrokenShapeWithoutAWarning(array $broken, string $message): void
    {
        $this->expectException(BakedException::class);
        $this->expectExceptionMessage($message);
        $forms = static fn (): string => '<b>a</b>';
        Runtime::run($broken + self::BAKED, new Request('/a', $forms));
    }

    /**
     * @return iterable<string, array{array<mixed>, string}>
     */
    public function brokenShapes(): iterable
    {
        $page = ['hole' => 'page', 'items' => [1, 1], 'current' => 'x', 'otherwise' => ''];
        $forms = ['hole' => 'forms', 'forms' => [['provider' => 'p', 'form' => 'f', 'trusted' => true]]];
        $without = 'Unexpected baked canvas without address or pages';
        $kind = 'Unexpected kind of hole, expected `page`, `form` or `forms`';
        yield 'another format' => [['format' => 'x/2'], 'Unexpected format `x/2`, expected `inlay-baked/1`'];
        yield 'no format' => [['format' => null], 'Unexpected format of type null'];
        yield 'no address' => [['url' => null], $without];
        yield 'no pages' => [['pages' => 1], $without];
        yield 'no list of items' => [['pages' => ['//a.example/a' => 'x']], 'Unexpected items of type string'];
        $page0 = static fn (array $items): array => ['pages' => ['//a.example/a' => $items], 'parts' => [$page]];
        yield 'items with a key' => [$page0(['k' => 1]), 'Unexpected items with keys of their own, expected a list'];
        yield 'items with gaps' => [$page0(['1' => 5, '7' => 3]), 'Unexpected items with keys of their own'];
        yield 'an item that is a text' => [$page0(['zz']), 'Unexpected item of type string'];
        yield 'an item that is a list' => [$page0([[1]]), 'Unexpected item of type array'];
        yield 'items that descend' => [$page0([5, 3]), 'Unexpected item 3 behind 5, expected ascending numbers'];
        yield 'an object for items' => [['parts' => [['items' => (object) []] + $page]], '`items` of type stdClass'];
        yield 'parts with keys' => [['parts' => ['k' => 'a']], 'Unexpected parts with keys of their own'];
        yield 'no parts' => [['parts' => null], 'Unexpected parts of type null, expected an array'];
        yield 'a number' => [['parts' => [1]], 'Unexpected part of type int, expected a hole'];
        yield 'an object' => [['parts' => [(object) []]], 'Unexpected part of type stdClass, expected a hole'];
        yield 'a hole without kind' => [['parts' => [[]]], $kind];
        yield 'a hole of another kind' => [['parts' => [['hole' => 'x']]], $kind];
        yield 'items' => [['parts' => [['items' => 1] + $page]], 'Unexpected `items` of type int, expected an array'];
        yield 'one item' => [['parts' => [['items' => [1]] + $page]], 'Unexpected `items` of a hole'];
        yield 'a text' => [['parts' => [['current' => 1] + $page]], 'Unexpected `current` of type int'];
        yield 'trust' => [['parts' => [['trusted' => 1] + self::FORM]], 'Unexpected form without `trusted`'];
        yield 'links' => [['parts' => [['linked' => null] + self::FORM]], 'Unexpected hole without `linked`'];
        yield 'a name' => [['parts' => [['form' => []] + self::FORM]], 'Unexpected `form` of type array'];
        yield 'what is before' => [['parts' => [['before' => null] + self::FORM]], 'Unexpected `before` of type null'];
        yield 'no forms' => [['parts' => [['forms' => null] + $forms]], 'Unexpected `forms` of type null'];
        yield 'a form' => [['parts' => [['forms' => ['f']] + $forms]], 'Unexpected form of type string'];
        yield 'nothing present' => [['parts' => [$forms]], 'Unexpected `present` of type null, expected an array'];
        yield 'a part in a hole' => [['parts' => [$forms + ['present' => [1]]]], 'Unexpected part of type int'];
    }

    public function testRefusesAPageHoleWithoutTextWhereNoPageIsCurrent(): void
    {
        $this->expectExceptionMessage('Unexpected `otherwise` of type null, expected a string');
        Runtime::run(['parts' => [['hole' => 'page', 'items' => [1, 1]]]] + self::BAKED, new Request());
    }

    public function testAsksForAFormOnceInARequestHoweverManyCanvasesShowIt(): void
    {
        $asked = [];
        $request = new Request(null, static function (string $provider, string $form) use (&$asked): ?string {
            $asked[] = "$provider $form";
            return $form === 'f' ? '<form><input name="a"></form>' : null;
        });
        $forms = [['trusted' => true] + self::FORM, ['form' => 'g'] + self::FORM];
        $holes = [
            self::FORM,
            ['linked' => false] + self::FORM,
            ['trusted' => true] + self::FORM,
            ['form' => 'g'] + self::FORM,
            ['hole' => 'forms', 'forms' => $forms, 'present' => ['present'], 'otherwise' => ['|']],
        ];
        $once = str_repeat('<div><form><input name="a"></form></div>', 3) . 'none|';
        $baked = ['parts' => [...$holes, ...$holes]] + self::BAKED;
        self::assertSame($once . $once, Runtime::run($baked, $request));
        self::assertSame($once . $once, Runtime::run($baked, $request));
        self::assertSame(['p f', 'p g'], $asked);
    }

    public function testAsksForNoFormThatIsNotShown(): void
    {
        $request = new Request(null, static function (): never {
            throw new RuntimeException('asked');
        });
        self::assertSame('a', Runtime::run(['parts' => ['a']] + self::BAKED, $request));
        $this->expectExceptionMessage('asked');
        Runtime::run(['parts' => [self::FORM]] + self::BAKED, $request);
    }

    public function testTakesTheFormsOfOneRequestForNoOther(): void
    {
        $baked = ['parts' => [self::FORM]] + self::BAKED;
        foreach (['<b>1</b>', '<b>2</b>'] as $html) {
            $request = new Request(null, static fn (): string => $html);
            self::assertSame("<div>$html</div>", Runtime::run($baked, $request));
        }
        self::assertSame('none', Runtime::run($baked, new Request()));
        self::assertSame('none', Runtime::run($baked, new Request(null, static fn (): int => 1)));
    }

    public function testTakesABlankInAnAddressForItsPercentEncoding(): void
    {
        $key = PageKey::of('/%C3%BCber%20uns/', 'https://a.example');
        self::assertSame('//a.example/über uns', $key);
        self::assertSame($key, PageKey::of('/über uns/', 'https://a.example'));
    }

    /**
     * @dataProvider brokenUtf8
     */
    public function testReadsBytesThatAreNoUtf8AsTheReplacementCharacter(string $url, ?string $key): void
    {
        self::assertSame($key, PageKey::of($url, 'https://a.example'));
    }

    /**
     * @return iterable<string, array{string, string}>
     */
    public function brokenUtf8(): iterable
    {
        yield 'in a path' => ["/\xE4/b", "//a.example/\u{FFFD}/b"];
        yield 'begun' => ["/\xE2\x82/b", "//a.example/\u{FFFD}/b"];
        yield 'in a query' => ["/?a=\xFF\xC0\x80", '//a.example?a=' . str_repeat('%EF%BF%BD', 3)];
        yield 'encoded in a path' => ['/%E4/b', '//a.example/%E4/b'];
        yield 'encoded in a query' => ['/?a=%E2%82%28', '//a.example?a=%EF%BF%BD%28'];
    }

    /**
     * @dataProvider staleness
     * @param array<mixed> $revisions
     */
    public function testTellsWhetherACanvasIsStale(bool $expected, ?string $source, array $revisions): void
    {
        $baked = [
            'canvas' => 'ba7816bf8f01cfea414140de5dae2223',
            'dependencies' => [
                ['kind' => 'social', 'revision' => '1'],
                ['kind' => 'field', 'name' => 'Tel', 'revision' => '2'],
                ['kind' => 'location', 'name' => 'x', 'revision' => '74234e98afe7498fb5daf1f36ac2d78a'],
            ],
        ] + self::BAKED;
        self::assertSame($expected, Runtime::isStale($baked, $source, $revisions));
    }

    /**
     * @return iterable<string, array{bool, string|null, array<mixed>}>
     */
    public function staleness(): iterable
    {
        $social = ['kind' => 'social', 'revision' => '1'];
        $phone = ['kind' => 'field', 'name' => 'phone', 'revision' => '2'];
        yield 'the same site' => [false, null, ['site' => 's', 'dependencies' => []]];
        yield 'the same canvas' => [false, 'abc', ['site' => 's', 'dependencies' => []]];
        yield 'another canvas' => [true, 'abd', ['site' => 's', 'dependencies' => []]];
        yield 'nothing that is shown' => [false, 'abc', ['site' => 't', 'dependencies' => [$social, $phone]]];
        $other = ['revision' => '3'] + $social;
        yield 'what is shown' => [true, 'abc', ['site' => 't', 'dependencies' => [$other, $phone]]];
        yield 'what is gone' => [true, 'abc', ['site' => 't', 'dependencies' => [$social]]];
        $added = ['kind' => 'location', 'name' => 'x', 'revision' => '4'];
        yield 'what is new' => [true, 'abc', ['site' => 't', 'dependencies' => [$social, $phone, $added]]];
        yield 'an answer without anything' => [true, null, []];
    }
}
