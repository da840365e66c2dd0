<?php

declare(strict_types=1);

namespace Inlay\Test\WordPress\State;

use Inlay\WordPress\State\WebAddress;
use PHPUnit\Framework\TestCase;

final class WebAddressTest extends TestCase
{
    /**
     * @dataProvider links
     */
    public function testLinksKeepTheirAddressIfItsSchemeIsAllowed(mixed $value, ?string $expected): void
    {
        self::assertSame($expected, WebAddress::link($value));
    }

    /**
     * @return array<string, array{mixed, ?string}>
     */
    public static function links(): array
    {
        return [
            'web' => ['https://example.test/?a=1&b=2', 'https://example.test/?a=1&b=2'],
            'mail' => ['mailto:a@b.test', 'mailto:a@b.test'],
            'phone' => ['TEL:+390612', 'TEL:+390612'],
            'relative' => ['/about/', '/about/'],
            'fragment' => ['#', '#'],
            'a colon in a path' => ['./a:b', './a:b'],
            'a colon behind a slash' => ['a/b:c', 'a/b:c'],
            'script' => ['javascript:alert(1)', null],
            'script with controls and a newline' => ["\x01 java\nscript\t:alert(1)", null],
            'data' => ['data:text/html,x', null],
            'empty' => [' ', null],
            'nothing' => [null, null],
            'an array' => [['https://example.test/'], null],
        ];
    }

    public function testWhatBrowsersFetchIsOfTheWeb(): void
    {
        self::assertSame('/logo.png', WebAddress::web('/logo.png'));
        self::assertNull(WebAddress::web('mailto:a@b.test'));
    }

    public function testTheSitesAddressHasNoPassword(): void
    {
        self::assertSame('https://example.test/a@b/', WebAddress::site('https://me:secret@example.test/a@b/'));
        self::assertSame('http://example.test:8080/', WebAddress::site('http://example.test:8080/'));
    }
}
