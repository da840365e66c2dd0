<?php

declare(strict_types=1);

namespace Inlay\Test\WordPress;

use Inlay\WordPress\SavedRows;
use PHPUnit\Framework\TestCase;
use stdClass;

final class SavedRowsTest extends TestCase
{
    /**
     * @dataProvider rows
     * @param array<mixed> $expected
     */
    public function testLeavesOutWhatHasAnotherShape(mixed $rows, array $expected): void
    {
        self::assertSame($expected, SavedRows::of($rows));
    }

    /**
     * @return iterable<string, array{mixed, array<mixed>}>
     */
    public static function rows(): iterable
    {
        yield 'nothing' => [null, []];
        yield 'a text' => ['a', []];
        yield 'an object' => [new stdClass(), []];
        yield 'no rows' => [[1, 'a', null, new stdClass()], []];
        yield 'texts' => [[['network' => 'a', 'label' => 7]], [['network' => 'a', 'label' => '7']]];
        yield 'no texts' => [['phone' => ['kind' => [], 'value' => new stdClass(), 'url' => null]], ['phone' => []]];
        yield 'a flag' => [['a' => ['trusted' => true], 'b' => ['trusted' => 'yes']], ['a' => ['trusted' => true], 'b' => ['trusted' => false]]];
        yield 'forms' => [
            ['a' => ['forms' => [3 => ['id' => 'x', 'title' => []], 4 => 'y']]],
            ['a' => ['forms' => [['id' => 'x']]]],
        ];
    }
}
