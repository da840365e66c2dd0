<?php

declare(strict_types=1);

namespace Inlay\Test\WordPress\Admin;

use Inlay\WordPress\Admin\CheckedRows;
use PHPUnit\Framework\TestCase;

final class CheckedRowsTest extends TestCase
{
    public function testARefusedRowLeavesTheSavedOneInItsPlace(): void
    {
        $rows = new CheckedRows();
        $rows->accept('a', ['typed a']);
        $rows->refuse('b', ['saved b']);
        $rows->refuse('', null);
        $rows->accept('c', ['typed c']);
        self::assertSame([['typed a'], ['saved b'], ['typed c']], $rows->listed());
        self::assertSame(['a' => ['typed a'], 'b' => ['saved b'], 'c' => ['typed c']], $rows->named());
    }

    public function testASavedRowGivesWayToOneOfItsName(): void
    {
        $rows = new CheckedRows();
        $rows->refuse('a', ['saved']);
        self::assertFalse($rows->has('a'));
        $rows->accept('a', ['typed']);
        self::assertTrue($rows->has('a'));
        self::assertSame([['typed']], $rows->listed());
    }

    public function testTwoRowsOfOneNameMayBothBeTyped(): void
    {
        $rows = new CheckedRows();
        $rows->accept('a', [1]);
        $rows->accept('a', [2]);
        self::assertSame([[1], [2]], $rows->listed());
    }
}
