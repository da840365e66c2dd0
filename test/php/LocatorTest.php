<?php

declare(strict_types=1);

namespace Inlay\Test;

use Inlay\Locator;
use PHPUnit\Framework\TestCase;

/**
 * What regions and canvases are. That pages come out of them as they should is for locator.test.ts to show.
 */
final class LocatorTest extends TestCase
{
    private const MENU = '<x-menu location="a"></x-menu>';

    /**
     * @dataProvider canvases
     * @param list<string> $expected
     */
    public function testMakesTheFewestElementsAroundARegionThatDecideOnIt(string $page, array $expected): void
    {
        $regions = Locator::regions($page);
        self::assertNotNull($regions);
        self::assertSame($expected, array_map(static fn ($region) => $region->canvas, $regions));
        foreach ($regions as $region) {
            self::assertNull($region->cut($region->canvas));
            $first = substr($region->canvas, $region->before, 8);
            $isParagraph = str_starts_with($first, '<p>');
            self::assertStringStartsWith($isParagraph ? '<p' : $first, substr($page, $region->start));
            $before = substr($region->canvas, 0, $region->before);
            $after = substr($region->canvas, strlen($region->canvas) - $region->after);
            self::assertSame('new', $region->cut("{$before}new$after"));
        }
    }

    /**
     * @return iterable<string, array{string, list<string>}>
     */
    public static function canvases(): iterable
    {
        $menu = self::MENU;
        $logo = '<x-logo></x-logo>';
        $contact = '<x-contact field="a"></x-contact>';
        $addon = '<x-addon provider="a"></x-addon>';
        yield 'nothing around' => ["<div>$menu</div>", [$menu]];
        yield 'a menu in a navigation' => ["<nav class=a><div>$menu$menu", ["<nav>$menu</nav>", "<nav>$menu</nav>"]];
        yield 'others in a navigation' => ["<nav>$logo$contact$addon", [$logo, $contact, $addon]];
        yield 'a link' => ["<a href=b><b>$logo</b></a>", ["<a>$logo</a>"]];
        yield 'a button' => ["<button>$logo</button>", ["<a>$logo</a>"]];
        yield 'a link in a navigation' => ["<nav><a>$menu", ["<nav><a>$menu</a></nav>"]];
        yield 'a contact in a line' => ["<h2>$contact", ["<span>$contact</span>"]];
        yield 'a contact in a link' => ["<p><a>$contact", ["<a><span>$contact</span></a>"]];
        yield 'a contact in a block' => ["<blockquote>$contact", [$contact]];
        yield 'a menu in a heading' => ["<h2>$menu", [$menu]];
        yield 'a form, where no add-on can be' => ["<form>$addon$menu", [$menu]];
        yield 'a table, in front of which an add-on would come' => ["<table><tr>$addon<td>$addon", [$addon]];
        yield 'only a start tag' => ['<nav><x-menu location=a><p>b', ['<nav><x-menu location=a></nav>']];
        yield 'fallback content' => ['<a><X-logo a>b <i>c</i></x-LOGO >', ['<a><X-logo a></x-logo></a>']];
        yield 'fallback content with end tags for what is outside' => [
            '<nav><table><td><x-menu>a</nav></x-menu>',
            ['<nav><x-menu></x-menu></nav>'],
        ];
        yield 'an inlay in fallback content' => [
            "<button><x-logo><i>$menu</i></x-logo></button>",
            ['<a><x-logo></x-logo></a>', "<a>$menu</a>"],
        ];
        yield 'an end tag in fallback content for what is outside' => [
            "<nav><table><td><x-menu>$logo</nav></x-menu>",
            ['<nav><x-menu></x-menu></nav>', $logo],
        ];
        yield 'a contact in fallback content in a line' => [
            '<b><x-logo><div><x-contact></x-contact></div></x-logo>',
            [$logo, '<x-contact></x-contact>'],
        ];
        yield 'an add-on in the fallback content of one that is refused' => [
            "<form><x-addon><i>$logo</i></x-addon></form>",
            [$logo],
        ];
        yield 'a paragraph of blocks' => ["<p class=b>\n$menu<br>$menu</p>", ["<p>\n$menu<br>$menu</p>", $menu, $menu]];
        yield 'a paragraph of one block with fallback content' => [
            "<p id=nonce><x-menu location=\"a\"><b>nonce</b></x-menu></p>",
            ["<p>$menu</p>"],
        ];
        yield 'a paragraph in a navigation' => ["<nav><p>$menu</p></nav>", ["<nav><p>$menu</p></nav>"]];
        yield 'a paragraph with text' => ["<p>$menu a</p>", [$menu]];
        yield 'a paragraph with an inline component' => ["<p>$menu$logo</p>", [$menu, $logo]];
        yield 'a paragraph in which an add-on is refused' => [
            "<form><p>$addon$menu</p></form>",
            ["<form><p>$addon$menu</p></form>", $menu],
        ];
        yield 'inert places' => [
            "<!-- $menu --><script>'$menu'</script><textarea>$menu</textarea><p title='$menu'><svg>$menu</svg>"
                . "<select>$menu</select><noscript>$menu</noscript>$logo",
            [$logo],
        ];
        yield 'a byte order mark' => ["\u{feff}<!doctype html>$logo", [$logo]];
        yield 'text other than ASCII' => ["<i>è 😀</i>$logo è", [$logo]];
    }

    public function testFindsNothingWhereThereIsNothing(): void
    {
        self::assertSame([], Locator::regions(''));
        self::assertSame([], Locator::regions('<p>x-logo <x-logos>'));
    }

    public function testFindsWhatIsTextAmongBytesThatAreNone(): void
    {
        $regions = (array) Locator::regions("\xe8 <p title=\"\xff\"></p><x-logo></x-logo><x-logo class=\"\xe8\"></x-logo>");
        self::assertCount(1, $regions);
        self::assertSame('<x-logo></x-logo>', $regions[0]->canvas);
    }

    /**
     * @dataProvider doubts
     */
    public function testSaysThatItIsUnsure(string $page): void
    {
        self::assertNull(Locator::regions($page));
    }

    /**
     * @return iterable<string, array{string}>
     */
    public static function doubts(): iterable
    {
        $logo = '<x-logo></x-logo>';
        yield 'a NUL' => ["\0$logo"];
        yield 'formatting that is taken apart' => ["<b><div>$logo</b>"];
        yield 'formatting that is opened again' => ["<p><b></p>$logo"];
        yield 'a part of a table without one' => ["<td>$logo"];
        yield 'a paragraph that something else closes' => ['<p><x-menu></x-menu><div>'];
        yield 'a tag that never ends' => ["<p title=\"$logo"];
        yield 'text at the beginning that looks like attributes' => ["a=\"<b<x-logo >$logo\">"];
        yield 'a script in a comment in a script' => ["<script><!--<script></script>$logo"];
        yield 'a frameset that may follow' => ["<!doctype html>$logo<frameset>"];
        yield 'more tags than are held' => [str_repeat('<i></i>', 50_001) . $logo];
        yield 'more inlays than a canvas may have' => [str_repeat($logo, 10_001)];
    }
}
