<?php

declare(strict_types=1);

namespace Inlay\Test\WordPress\State;

use Inlay\WordPress\State\Markup;
use PHPUnit\Framework\TestCase;
use stdClass;

final class MarkupTest extends TestCase
{
    /**
     * @dataProvider themes
     */
    public function testOfAThemeHasNoListsAndNoNulls(mixed $theme, string $expected): void
    {
        self::assertSame($expected, json_encode(Markup::inTheme($theme)));
    }

    /**
     * @return iterable<string, array{mixed, string}>
     */
    public static function themes(): iterable
    {
        $markup = static fn (mixed $markup): array => ['name' => 'a', 'markup' => $markup];
        yield 'no theme' => [null, 'null'];
        yield 'a theme that is a text' => ['a', '"a"'];
        yield 'none' => [['name' => 'a'], '{"name":"a"}'];
        yield 'null' => [$markup(null), '{"name":"a"}'];
        yield 'a preset' => [$markup('plain'), '{"name":"a","markup":"plain"}'];
        yield 'an empty array' => [$markup([]), '{"name":"a","markup":{}}'];
        yield 'an empty object' => [$markup(new stdClass()), '{"name":"a","markup":{}}'];
        yield 'empty members' => [
            $markup(['x-logo' => [], 'x-menu' => ['link' => [], 'item' => ['data' => []], 'nav' => '']]),
            '{"name":"a","markup":{"x-logo":{},"x-menu":{"link":{},"item":{"data":{}},"nav":""}}}',
        ];
        yield 'null in it' => [
            $markup(['preset' => null, 'x-menu' => (object) ['link' => null, 'list' => ['class' => null]]]),
            '{"name":"a","markup":{"x-menu":{"list":{}}}}',
        ];
        yield 'a list, which the daemon refuses' => [$markup(['plain']), '{"name":"a","markup":["plain"]}'];
        yield 'a list in it' => [$markup(['x-logo' => ['a', 'b']]), '{"name":"a","markup":{"x-logo":["a","b"]}}'];
        yield 'another type' => [$markup(7), '{"name":"a","markup":7}'];
    }
}
