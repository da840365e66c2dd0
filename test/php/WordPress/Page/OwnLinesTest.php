<?php

declare(strict_types=1);

namespace Inlay\Test\WordPress\Page;

use Inlay\WordPress\Page\OwnLines;
use PHPUnit\Framework\TestCase;

final class OwnLinesTest extends TestCase
{
    /**
     * @dataProvider contents
     */
    public function testLinesOfBlockLevelComponentsStandApart(string $content, string $expected): void
    {
        self::assertSame($expected, OwnLines::of($content));
    }

    /**
     * @return array<string, array{string, string}>
     */
    public static function contents(): array
    {
        $menu = '<x-menu location="a"></x-menu>';
        return [
            'a line of its own' => ["a\n$menu\nb", "a\n\n$menu\n\nb"],
            'two on a line' => ["a\n$menu <x-social></x-social>\r\nb", "a\n\n$menu <x-social></x-social>\r\n\nb"],
            'uppercase' => ["a\n<X-MENU></x-Menu>", "a\n\n<X-MENU></x-Menu>\n"],
            'a component in a sentence' => ["a $menu b", "a $menu b"],
            'one that stands in a line of text' => ["<x-logo></x-logo>\na", "<x-logo></x-logo>\na"],
            'fallback content' => ["<x-menu>\n<a>b</a></x-menu>", "<x-menu>\n<a>b</a></x-menu>"],
            'another element' => ["<x-menus></x-menus>", "<x-menus></x-menus>"],
            'preformatted text' => ["<pre>\n$menu\n</pre>", "<pre>\n$menu\n</pre>"],
        ];
    }
}
