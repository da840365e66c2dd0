<?php

declare(strict_types=1);

namespace Inlay\Test\WordPress\State;

use Inlay\WordPress\State\PlainText;
use PHPUnit\Framework\TestCase;

final class PlainTextTest extends TestCase
{
    /**
     * @dataProvider texts
     */
    public function testStoredTextBecomesWhatPeopleRead(mixed $stored, string $expected): void
    {
        self::assertSame($expected, PlainText::of($stored));
    }

    /**
     * @return array<string, array{mixed, string}>
     */
    public static function texts(): array
    {
        return [
            'plain' => ['Docs', 'Docs'],
            'entities of names and numbers' => ['Docs &amp; more &#8211; caf&eacute;', 'Docs & more – café'],
            'an ampersand that is none' => ['Docs & more', 'Docs & more'],
            'an element' => ['<i class="icon"></i> Home', 'Home'],
            'a script with its content' => ['Home<script>alert(1)</script>', 'Home'],
            'an end tag alone' => ['a</script>b', 'ab'],
            'a comment' => ['a<!-- x -->b', 'ab'],
            'signs that begin no tag' => ['1<2 and a < b', '1<2 and a < b'],
            'an escaped tag is text' => ['&lt;b&gt;', '<b>'],
            'an escaped tag is not decoded twice' => ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
            'lines and controls become one space' => [" a\r\n\tb\0c\u{85} ", 'a b c'],
            'a broken character' => ["a\xFFb", "a\u{FFFD}b"],
            'a number' => [7, '7'],
            'an array' => [['a'], ''],
            'nothing' => [null, ''],
        ];
    }

    public function testLinesStay(): void
    {
        self::assertSame("Via Roma 1\n\n00100 Roma", PlainText::lines(" Via  Roma 1\r\n\r\n<b>00100</b> Roma\n"));
    }

    public function testATextOfAMegabyteIsNoProblem(): void
    {
        $text = str_repeat('<a b', 250_000);
        self::assertSame($text, PlainText::of($text));
    }
}
