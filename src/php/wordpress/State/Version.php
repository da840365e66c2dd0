<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

/**
 * A theme's version as a semantic one: `6.1` is `6.1.0`, `2.0-beta` is `2.0.0-beta`, `1.2.3.4` is `1.2.3+4`.
 */
final class Version
{
    public static function of(string $version): string
    {
        if (preg_match('/^\s*v?(\d+(?:\.\d+)*)(?:[-_ .]?([a-z][\da-z.-]*))?/i', $version, $match) !== 1) {
            return '0.0.0';
        }
        $numbers = array_map(
            static fn (string $digits): string => ltrim($digits, '0') === '' ? '0' : ltrim($digits, '0'),
            explode('.', $match[1]),
        );
        $core = implode('.', array_slice([...$numbers, '0', '0'], 0, 3));
        $pre = trim($match[2] ?? '', '.-');
        $build = implode('.', array_slice($numbers, 3));
        return $core . ($pre === '' ? '' : "-$pre") . ($build === '' ? '' : "+$build");
    }
}
