<?php

declare(strict_types=1);

namespace Inlay\Test;

use Inlay\Expander;
use Inlay\PhpFileStore;
use Inlay\Request;
use Inlay\Store;
use Inlay\StoreException;
use PHPUnit\Framework\TestCase;
use RuntimeException;
use Throwable;

final class ExpanderTest extends TestCase
{
    private const MENU = '<x-menu location="a">old</x-menu>';
    private const PAGE = '<body><nav>' . self::MENU . '</nav><p><x-logo></x-logo> b</p><nav>' . self::MENU . '</nav>';

    /** A page whose components only a parser knows. */
    private const ODD = '<b><div>' . self::MENU . '</b>';

    private string $folder;

    /** @var list<array<string>> the canvases of each batch */
    private array $batches = [];

    /** @var list<string> messages of failures */
    private array $failures = [];

    protected function setUp(): void
    {
        $this->folder = sys_get_temp_dir() . '/inlay-expander-' . bin2hex(random_bytes(6));
    }

    protected function tearDown(): void
    {
        if (is_dir($this->folder)) {
            exec('chmod -R u+w ' . escapeshellarg($this->folder) . '; rm -r ' . escapeshellarg($this->folder));
        }
    }

    private function store(string $name = 'baked'): PhpFileStore
    {
        return new PhpFileStore("$this->folder/$name", 'a secret for these tests');
    }

    /**
     * An expander whose canvases are baked to `[name]` of each component, `[name revision]` from the second state of
     * the site on.
     *
     * @param list<string> $unbaked sources that are not baked
     */
    private function expander(
        string $revision = '1',
        ?Store $store = null,
        ?Store $plans = null,
        array $unbaked = [],
        ?Throwable $thrown = null,
    ): Expander {
        $bake = function (array $canvases) use ($revision, $unbaked, $thrown): array {
            $this->batches[] = array_values($canvases);
            if ($thrown !== null) {
                throw $thrown;
            }
            $wanted = array_diff($canvases, $unbaked);
            return array_map(fn (string $source): array => $this->baked($source, $revision), $wanted);
        };
        return new Expander(
            $store ?? $this->store(),
            $bake,
            $revision,
            $plans,
            function (Throwable $failure): void {
                $this->failures[] = $failure->getMessage();
            },
        );
    }

    /**
     * @return array<string, mixed>
     */
    private function baked(string $source, string $revision): array
    {
        $name = $revision === '1' ? '[$1]' : "[$1 $revision]";
        $html = preg_replace('~<x-([a-z]+)[^>]*>[^<]*</x-\1>~', $name, $source);
        return ['format' => 'inlay-baked/1', 'url' => 'https://a.example', 'pages' => [], 'parts' => [$html]];
    }

    private const EXPANDED = '<body><nav>[menu]</nav><p>[logo] b</p><nav>[menu]</nav>';

    public function testBakesEachCanvasOnceInOneBatchAndKeepsIt(): void
    {
        $expansion = $this->expander()->expand(self::PAGE, new Request());
        self::assertSame(self::EXPANDED, $expansion->html);
        self::assertSame([3, 0, 0], [$expansion->regions, $expansion->stale, $expansion->missing]);
        self::assertSame([['<nav><x-menu location="a"></x-menu></nav>', '<x-logo></x-logo>']], $this->batches);
        self::assertSame(self::EXPANDED, $this->expander()->expand(self::PAGE, new Request())->html);
        self::assertSame('<nav>c [menu]', $this->expander()->expand('<nav>c ' . self::MENU, new Request())->html);
        self::assertCount(1, $this->batches);
        self::assertSame([], $this->failures);
    }

    public function testLeavesPagesWithoutComponentsAlone(): void
    {
        foreach (['', '<p>a', '<p>x-logo', '<!-- <x-logo></x-logo> -->', '<x-other>'] as $page) {
            $expansion = $this->expander()->expand($page, new Request());
            self::assertSame([$page, 0, 0, 0], array_values(get_object_vars($expansion)));
        }
        self::assertSame([], $this->batches);
    }

    public function testBakesAnewInOneBatchWhenTheSiteChanges(): void
    {
        $this->expander()->expand('<nav>' . self::MENU, new Request());
        $expansion = $this->expander('2')->expand(self::PAGE, new Request());
        self::assertSame('<body><nav>[menu 2]</nav><p>[logo 2] b</p><nav>[menu 2]</nav>', $expansion->html);
        self::assertCount(2, $this->batches);
        self::assertSame(0, $expansion->stale);
        $this->expander('2')->expand(self::PAGE, new Request());
        self::assertCount(2, $this->batches);
    }

    public function testShowsTheLastGoodOneWhereBakingFails(): void
    {
        $this->expander()->expand('<nav>' . self::MENU, new Request());
        $broken = $this->expander('2', thrown: new RuntimeException('down'));
        $expansion = $broken->expand(self::PAGE, new Request());
        self::assertSame('<body><nav>[menu]</nav><p><x-logo></x-logo> b</p><nav>[menu]</nav>', $expansion->html);
        self::assertSame([3, 2, 1], [$expansion->regions, $expansion->stale, $expansion->missing]);
        self::assertSame(['down'], $this->failures);
        $broken->expand('<x-social></x-social>', new Request());
        self::assertCount(2, $this->batches, 'who fails as a whole is not asked again');
        $later = $this->expander('2')->expand(self::PAGE, new Request());
        self::assertStringStartsWith('<body><nav>[menu 2]', $later->html);
    }

    public function testLeavesWhatCouldNotBeBakedAloneForAWhile(): void
    {
        $this->expander()->expand('<nav>' . self::MENU, new Request());
        $source = '<nav><x-menu location="a"></x-menu></nav>';
        foreach ([1, 2] as $_view) {
            $expansion = $this->expander('2', unbaked: [$source])->expand('<nav>' . self::MENU, new Request());
            self::assertSame(['<nav>[menu]', 1, 1, 0], array_values(get_object_vars($expansion)));
            self::assertCount(2, $this->batches);
        }
        $store = $this->store();
        foreach ($store->keys() as $key) {
            $store->set($key, ['until' => time() - 1] + (array) $store->get($key));
        }
        self::assertSame('<nav>[menu 2]', $this->expander('2')->expand('<nav>' . self::MENU, new Request())->html);
        $this->expander('3', unbaked: [$source])->expand('<nav>' . self::MENU, new Request());
        self::assertSame('<nav>[menu 4]', $this->expander('4')->expand('<nav>' . self::MENU, new Request())->html);
    }

    public function testDoesNotTryAgainInTheSameRequestWhatCouldNotBeBaked(): void
    {
        $expander = $this->expander(unbaked: ['<x-logo></x-logo>']);
        for ($times = 0; $times < 2; $times++) {
            $expansion = $expander->expand(self::PAGE, new Request());
            self::assertSame('<body><nav>[menu]</nav><p><x-logo></x-logo> b</p><nav>[menu]</nav>', $expansion->html);
            self::assertSame([0, 1], [$expansion->stale, $expansion->missing]);
        }
        self::assertCount(1, $this->batches);
    }

    public function testKeepsTheLastGoodOneWhenWhatIsBakedCannotBeRun(): void
    {
        $this->expander()->expand(self::MENU, new Request());
        $bake = fn (array $all): array => array_map(fn () => ['format' => 'x'], $all);
        $foreign = new Expander($this->store(), $bake, '2');
        $expansion = $foreign->expand(self::MENU, new Request());
        self::assertSame(['[menu]', 1, 1, 0], array_values(get_object_vars($expansion)));
        $answerless = new Expander($this->store(), fn (): string => 'x', '2');
        self::assertSame('[menu]', $answerless->expand(self::MENU, new Request())->html);
    }

    /**
     * @dataProvider brokenEntries
     * @param array<mixed> $entry
     */
    public function testBakesAnewWhatIsKeptAndBroken(array $entry): void
    {
        $this->expander()->expand(self::MENU, new Request());
        foreach ($this->store()->keys() as $key) {
            $this->store()->set($key, $entry + (array) $this->store()->get($key));
        }
        self::assertSame('[menu]', $this->expander()->expand(self::MENU, new Request())->html);
        self::assertCount(2, $this->batches);
    }

    /**
     * @return iterable<string, array{array<mixed>}>
     */
    public static function brokenEntries(): iterable
    {
        yield 'another format' => [['baked' => ['format' => 'inlay-baked/0', 'parts' => ['x']]]];
        yield 'no baked canvas' => [['baked' => 'x']];
        yield 'a baked canvas without parts' => [['baked' => ['format' => 'inlay-baked/1']]];
        yield 'the canvas of another source, as two may have one hash' => [['source' => 'x']];
        yield 'another revision' => [['revision' => ['x']]];
    }

    public function testShowsWhatItBakedEvenIfItCannotKeepIt(): void
    {
        $full = $this->failingStore();
        $expander = $this->expander(store: $full, plans: $full);
        for ($times = 0; $times < 2; $times++) {
            self::assertSame(self::EXPANDED, $expander->expand(self::PAGE, new Request())->html);
        }
        self::assertCount(1, $this->batches);
        self::assertContains('full', $this->failures);
    }

    public function testShowsTheAuthorsBytesWhereNothingWorks(): void
    {
        $expander = new Expander(
            $this->failingStore(),
            static fn () => throw new RuntimeException('down'),
            '1',
            $this->failingStore(),
            static fn () => throw new RuntimeException('nobody listens'),
        );
        $expansion = $expander->expand(self::PAGE, new Request());
        self::assertSame([self::PAGE, 3, 0, 3], array_values(get_object_vars($expansion)));
    }

    public function testAsksForAFormOnceForAllRegions(): void
    {
        $asked = 0;
        $request = new Request(null, static function () use (&$asked): string {
            $asked++;
            return '<form><input name="a"></form>';
        });
        $hole = ['hole' => 'form', 'provider' => 'a', 'form' => 'b', 'trusted' => false, 'linked' => true];
        $hole += ['before' => '', 'after' => '', 'otherwise' => []];
        $baked = ['format' => 'inlay-baked/1', 'url' => 'https://a.example', 'pages' => [], 'parts' => [$hole]];
        $expander = new Expander($this->store(), fn (array $all): array => array_map(fn () => $baked, $all), '1');
        $page = '<x-addon provider="a"></x-addon><x-addon provider="a" id="b"></x-addon>';
        self::assertSame(2, substr_count($expander->expand($page, $request)->html, '<input name="a">'));
        self::assertSame(1, $asked);
    }

    public function testShowsAFormAsMissingThatThrows(): void
    {
        $hole = ['hole' => 'form', 'provider' => 'a', 'form' => 'b', 'trusted' => false, 'linked' => true];
        $hole += ['before' => '', 'after' => '', 'otherwise' => ['none']];
        $baked = ['format' => 'inlay-baked/1', 'url' => 'https://a.example', 'pages' => [], 'parts' => [$hole]];
        $expander = new Expander($this->store(), fn (array $all): array => array_map(fn () => $baked, $all), '1');
        $request = new Request(null, static fn () => throw new RuntimeException('broken form'));
        self::assertSame('none', $expander->expand('<x-addon provider="a"></x-addon>', $request)->html);
    }

    public function testNeverKeepsFallbackContentWhereItIsShown(): void
    {
        $batches = 0;
        $bake = function (array $canvases) use (&$batches): array {
            $batches++;
            return array_map(fn (string $source): array => ['parts' => [$source]] + $this->baked('', ''), $canvases);
        };
        foreach (['nonce1', 'nonce2'] as $nonce) {
            $page = "<x-addon provider=\"a\"><form><input value=$nonce></form></x-addon>";
            $expansion = (new Expander($this->store(), $bake, '1'))->expand($page, new Request());
            self::assertSame([$page, 1, 0, 0], array_values(get_object_vars($expansion)));
        }
        self::assertSame(1, $batches);
        exec('grep -r nonce ' . escapeshellarg($this->folder), $found);
        self::assertSame([], $found);
    }

    public function testBakesAWholePageWhereOnlyAParserKnowsItsComponents(): void
    {
        foreach ([1, 2] as $view) {
            $expansion = $this->expander()->expand(self::ODD, new Request());
            self::assertSame(['<b><div>[menu]</b>', 1, 0, 0], array_values(get_object_vars($expansion)));
            self::assertSame(array_fill(0, $view, [self::ODD]), $this->batches);
        }
    }

    public function testBakesAWholePageOnceInARequest(): void
    {
        $expander = $this->expander();
        foreach ([1, 2] as $_) {
            self::assertSame('<b><div>[menu]</b>', $expander->expand(self::ODD, new Request())->html);
        }
        self::assertCount(1, $this->batches);
    }

    /**
     * @dataProvider pagesWithSecrets
     */
    public function testKeepsNothingOfThePagesText(string $page): void
    {
        $refused = [$page, '<x-logo></x-logo>'];
        foreach ([[], $refused] as $unbaked) {
            $store = $this->store($unbaked === [] ? 'baked' : 'refused');
            $plans = $this->store($unbaked === [] ? 'plans' : 'other-plans');
            $this->expander(store: $store, plans: $plans, unbaked: $unbaked)->expand($page, new Request());
            self::assertNotSame([], [...$store->keys()]);
        }
        exec('grep -rE "nonce|5ec2e7" ' . escapeshellarg($this->folder), $found);
        self::assertSame([], $found);
    }

    /**
     * @return iterable<string, array{string}>
     */
    public function pagesWithSecrets(): iterable
    {
        $nonce = '<input name="nonce" value="5ec2e7">';
        $logo = '<x-logo></x-logo>';
        yield 'around it' => ["<p>$nonce$logo</p>"];
        yield 'a whole page' => ["<b><div>$nonce$logo</b>"];
        yield 'in fallback content' => ["<x-menu location=\"a\">$nonce</x-menu>"];
        yield 'in fallback content around another' => ["<x-menu location=\"a\">$nonce$logo</x-menu>"];
        yield 'in fallback content in a paragraph' => ["<p><x-menu location=\"a\">$nonce</x-menu></p>"];
        yield 'in two of a paragraph' => ["<p><x-menu>$nonce</x-menu><x-social>$nonce</x-social></p>"];
        yield "in a paragraph's attributes" => ['<p data-nonce="5ec2e7"><x-menu location="a"></x-menu></p>'];
        yield 'in attributes of what is around' => ["<nav data-nonce=\"5ec2e7\"><a href=\"/?nonce=5ec2e7\">$logo</a></nav>"];
    }

    public function testBakesNoMoreThanABoundedNumberOfWholePages(): void
    {
        $expander = $this->expander();
        $missing = 0;
        for ($number = 0; $number < 1000; $number++) {
            $missing += $expander->expand(self::ODD . $number, new Request())->missing;
        }
        self::assertLessThanOrEqual(64, count([...$this->store()->keys()]));
        self::assertSame(count($this->batches), 1000 - $missing);
        self::assertCount(count([...$this->store()->keys()]), $this->batches);
    }

    /**
     * @dataProvider largePages
     */
    public function testTellsOfAPageThatIsTooLarge(string $page, string $expected): void
    {
        $expansion = $this->expander()->expand($page, new Request());
        self::assertSame([$page, 1, 0, 1], array_values(get_object_vars($expansion)));
        self::assertSame([$expected], $this->failures);
        self::assertSame([], $this->batches);
    }

    /**
     * @return iterable<string, array{string, string}>
     */
    public function largePages(): iterable
    {
        yield 'by its bytes' => [
            self::ODD . str_repeat('a', 524_289 - strlen(self::ODD)),
            'Unexpected page of 524,289 bytes that only a parser can read, expected at most 524,288. '
                . 'None of its components is expanded',
        ];
        yield 'by its tags' => [
            self::MENU . str_repeat('<br/>', 120_000),
            'Unexpected page of 600,033 bytes with 120,002 `<`, expected at most 524,288, or 100,000 `<`. '
                . 'None of its components is expanded',
        ];
    }

    public function testExpandsALargePageThatNeedsNoParser(): void
    {
        $expansion = $this->expander()->expand(self::MENU . str_repeat('a', 5_000_000), new Request());
        self::assertSame(0, $expansion->missing);
        $largest = self::ODD . str_repeat('a', 524_288 - strlen(self::ODD));
        self::assertSame(0, $this->expander()->expand($largest, new Request())->missing);
        self::assertSame([], $this->failures);
    }

    public function testGivesTheSlotOfAPageThatIsAnHourOldToAnother(): void
    {
        for ($number = 0; $this->expander()->expand(self::ODD . $number, new Request())->missing === 0; $number++) {
            self::assertLessThan(1000, $number);
        }
        foreach ($this->store()->keys() as $key) {
            $this->store()->set($key, ['since' => time() - 3601] + (array) $this->store()->get($key));
        }
        self::assertSame(0, $this->expander()->expand(self::ODD . $number, new Request())->missing);
    }

    public function testExpandsAPageWithATextThatWasCutInACharacter(): void
    {
        self::assertSame("\xe8" . self::EXPANDED, $this->expander()->expand("\xe8" . self::PAGE, new Request())->html);
    }

    public function testHasNoPageBakedThatIsNotUtf8(): void
    {
        $page = self::ODD . "\xe8";
        $expansion = $this->expander()->expand($page, new Request());
        self::assertSame([$page, 1, 0, 1], array_values(get_object_vars($expansion)));
        self::assertSame([], $this->batches);
    }

    /**
     * @dataProvider unresolved
     */
    public function testFillsWhatIsWithinARegionThatDoesNotResolve(string $page, string $html): void
    {
        $bake = fn (array $canvases): array => array_map(function (string $source): array {
            $html = preg_replace('~<p>((?:(?!<x-addon)[^\n])*)</p>~', '$1', $source);
            $html = preg_replace('~<x-(menu|logo|social)[^>]*></x-\1>~', '[$1]', (string) $html);
            return ['parts' => [$html]] + $this->baked('', '');
        }, $canvases);
        foreach ([1, 2] as $_) {
            $expander = new Expander($this->store(), $bake, '1', $this->store('plans'));
            self::assertSame($html, $expander->expand($page, new Request())->html);
        }
    }

    /**
     * @return iterable<string, array{string, string}>
     */
    public function unresolved(): iterable
    {
        $logo = '<x-logo></x-logo>';
        yield 'an inlay that resolves' => ["a<x-menu>b{$logo}c</x-menu>d", 'a[menu]d'];
        yield 'one that does not' => ["a<x-addon>b{$logo}c</x-addon>d", 'a<x-addon>b[logo]c</x-addon>d'];
        $deep = "<x-addon>b<x-addon>{$logo}c</x-addon><x-menu>{$logo}</x-menu></x-addon>";
        yield 'two of them' => [$deep, '<x-addon>b<x-addon>[logo]c</x-addon>[menu]</x-addon>'];
        yield 'a paragraph that resolves' => ['<p id=a><x-menu>b</x-menu><x-social></x-social></p>', '[menu][social]'];
        yield 'one of which a part does' => [
            '<p id=a><x-menu>b</x-menu><x-addon>c</x-addon></p>',
            '<p id=a>[menu]<x-addon>c</x-addon></p>',
        ];
        yield 'one with a part of a part' => [
            "<p id=a><x-addon>{$logo}c</x-addon></p>",
            '<p id=a><x-addon>[logo]c</x-addon></p>',
        ];
    }

    public function testRemembersPlansAndChecksThem(): void
    {
        $plans = $this->store('plans');
        for ($times = 0; $times < 2; $times++) {
            self::assertSame(self::EXPANDED, $this->expander(plans: $plans)->expand(self::PAGE, new Request())->html);
        }
        $keys = [...$plans->keys()];
        self::assertCount(1, $keys);
        $plan = (array) $plans->get($keys[0]);
        // The remembered plan is what is used: one without regions shows none.
        $plans->set($keys[0], ['regions' => []] + $plan);
        self::assertSame(self::PAGE, $this->expander(plans: $plans)->expand(self::PAGE, new Request())->html);
        $menu = self::MENU;
        foreach ([[[0, 3, 'abc', 0, 0]], [['x']], 'x', [[11, 44, $menu, 0, -1]], [[11, 44, [], 0, 0]]] as $regions) {
            $plans->set($keys[0], ['regions' => $regions] + $plan);
            self::assertSame(self::EXPANDED, $this->expander(plans: $plans)->expand(self::PAGE, new Request())->html);
        }
    }

    public function testRemembersABoundedNumberOfPlans(): void
    {
        $plans = $this->store('plans');
        for ($number = 0; $number < 1500; $number++) {
            $this->expander(plans: $plans)->expand(self::MENU . $number, new Request());
        }
        self::assertLessThanOrEqual(512, count([...$plans->keys()]));
    }

    private function failingStore(): Store
    {
        return new class implements Store {
            public function get(string $key): ?array
            {
                throw new StoreException('unreadable');
            }

            public function set(string $key, array $value): void
            {
                throw new StoreException('full');
            }

            public function delete(string $key): void
            {
            }

            public function keys(): iterable
            {
                return [];
            }

            public function clear(): void
            {
            }
        };
    }
}
