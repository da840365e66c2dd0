<?php

declare(strict_types=1);

namespace Inlay\Test\WordPress\State;

use Inlay\WordPress\State\Version;
use PHPUnit\Framework\TestCase;

final class VersionTest extends TestCase
{
    private const SEMVER = '/^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-[\dA-Za-z.-]+)?(?:\+[\dA-Za-z.-]+)?$/D';

    /**
     * @dataProvider versions
     */
    public function testVersionsBecomeSemantic(string $version, string $expected): void
    {
        self::assertSame($expected, Version::of($version));
        self::assertMatchesRegularExpression(self::SEMVER, Version::of($version));
    }

    /**
     * @return list<array{string, string}>
     */
    public static function versions(): array
    {
        return [
            ['1.2.3', '1.2.3'],
            ['6.1', '6.1.0'],
            ['3', '3.0.0'],
            ['1.2.3.4.5', '1.2.3+4.5'],
            ['2024.01.09', '2024.1.9'],
            ['v2.0-beta', '2.0.0-beta'],
            ['2.0 RC1', '2.0.0-RC1'],
            ['1.0.0-rc.1+build', '1.0.0-rc.1'],
            ['', '0.0.0'],
            ['trunk', '0.0.0'],
            ['1.0"><script>', '1.0.0'],
        ];
    }
}
