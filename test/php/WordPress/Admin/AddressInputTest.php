<?php

declare(strict_types=1);

namespace Inlay\Test\WordPress\Admin;

use Inlay\WordPress\Admin\AddressInput;
use PHPUnit\Framework\TestCase;

final class AddressInputTest extends TestCase
{
    /**
     * @dataProvider addresses
     */
    public function testIsAnAddressThatIsTheSameOnAllPages(mixed $typed, ?string $expected): void
    {
        self::assertSame($expected, AddressInput::of($typed));
    }

    /**
     * @return list<array{mixed, ?string}>
     */
    public static function addresses(): array
    {
        return [
            ['https://instagram.com/luna', 'https://instagram.com/luna'],
            ['mailto:a@b.test', 'mailto:a@b.test'],
            ['tel:+390612', 'tel:+390612'],
            ['/contact/', '/contact/'],
            ['//example.test/a', '//example.test/a'],
            ['#map', '#map'],
            ['?map', '?map'],
            ['instagram.com/luna', 'https://instagram.com/luna'],
            ['www.instagram.com/luna', 'https://www.instagram.com/luna'],
            [' Instagram.com ', 'https://Instagram.com'],
            ['example.com:8080/a', 'https://example.com:8080/a'],
            ['example.com?a=1', 'https://example.com?a=1'],
            ['osteria.it', 'https://osteria.it'],
            ['münchen.de/karte', 'https://münchen.de/karte'],
            ['пример.рф', 'https://пример.рф'],
            ['luna.example.social/@luna', 'https://luna.example.social/@luna'],
            ['@luna', null],
            ['luna', null],
            ['luna.bella', null],
            ['luna/bella', null],
            ['about.html', null],
            ['./about', null],
            ['me@example.com', null],
            ['127.0.0.1/a', null],
            ['example.com, and more', null],
            ['.com', null],
            ['javascript:alert(1)', null],
            ['ftp://a', null],
            ['', null],
            [null, null],
            [['https://example.test/'], null],
        ];
    }
}
