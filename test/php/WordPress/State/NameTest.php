<?php

declare(strict_types=1);

namespace Inlay\Test\WordPress\State;

use Inlay\WordPress\State\Name;
use PHPUnit\Framework\TestCase;

final class NameTest extends TestCase
{
    /**
     * @dataProvider names
     */
    public function testNamesAreAllowedThatEveryReaderOfJsonCanHold(mixed $name, bool $expected): void
    {
        self::assertSame($expected, Name::isAllowed($name));
    }

    /**
     * @return list<array{mixed, bool}>
     */
    public static function names(): array
    {
        return [
            ['primary', true],
            ['Menü oben', true],
            ['constructor', true],
            [7, true],
            ['__proto__', false],
            ['', false],
            ["a\xFF", false],
            ["\0a", false],
            [null, false],
        ];
    }
}
