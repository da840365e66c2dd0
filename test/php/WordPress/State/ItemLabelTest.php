<?php

declare(strict_types=1);

namespace Inlay\Test\WordPress\State;

use Inlay\WordPress\State\ItemLabel;
use PHPUnit\Framework\TestCase;

final class ItemLabelTest extends TestCase
{
    /**
     * @dataProvider labels
     */
    public function testALabelIsItsTextElseWhatNamesItsPicture(string $label, string $title, string $expected): void
    {
        self::assertSame($expected, ItemLabel::of($label, $title));
    }

    /**
     * @return array<string, array{string, string, string}>
     */
    public static function labels(): array
    {
        return [
            'text' => ['Docs &amp; <b>more</b>', 'Title', 'Docs & more'],
            'lines of a text' => ['Our<br>story<p>and</p>more<BR/>of it', '', 'Our story and more of it'],
            'parts of a word' => ['<b>In</b>lay', '', 'Inlay'],
            'a picture beside its text' => ['<img src="h.png" alt="House"> Home', '', 'Home'],
            'a picture' => ['<img class="icon" src="h.png" alt="Home">', 'Title', 'Home'],
            'an alternative text without quotes' => ['<IMG ALT=Home src=h.png>', '', 'Home'],
            'references' => ['<img alt="Docs &amp; &lt;more&gt; &#8212; &quot;all&quot;">', '', 'Docs & <more> — "all"'],
            'lines' => ["<img alt=\"Docs\n  and   more\">", '', 'Docs and more'],
            'two pictures' => ['<img alt="Docs"><span><img alt="and more"></span>', '', 'Docs and more'],
            'a label for what is in it' => ['<span aria-label="Find"><img alt="Lens"></span>', '', 'Find'],
            'an icon' => ['<i class="icon" aria-label="Search"></i>', '', 'Search'],
            'an icon with a title' => ['<i class="icon" title="Search"></i>', 'Title', 'Search'],
            'a drawing with a title' => ['<svg><title>Search</title><path d="M0 0"/></svg>', '', 'Search'],
            'a label before a title' => ['<i title="Title"></i><i aria-label="Search"></i>', '', 'Search'],
            'the title of the item' => ['<i class="icon"></i>', ' Search ', 'Search'],
            'a picture without alternative text' => ['<img src="h.png" alt=" ">', '', ''],
            'attributes that only sound alike' => ['<img data-alt="Home" src="?alt=Home">', '', ''],
            'what is no tag' => ['<!-- <img alt="Home"> -->', '', ''],
            'nothing' => ['', '', ''],
        ];
    }

    public function testALabelThatNobodyCouldReadTakesNoTime(): void
    {
        $deep = str_repeat('<b><i>', 16_000);
        self::assertSame('Home', ItemLabel::of("$deep<img alt=x>", 'Home'));
        self::assertSame('Home', ItemLabel::of(str_repeat('<b>', 60_000) . '<img alt=x>', 'Home'));
        self::assertSame('x', ItemLabel::of(str_repeat('<b>', 100) . '<img alt=x>', 'Home'));
    }
}
