<?php

declare(strict_types=1);

namespace Inlay\Test\WordPress\State;

use Inlay\WordPress\State\LanguageTag;
use PHPUnit\Framework\TestCase;

final class LanguageTagTest extends TestCase
{
    /**
     * @dataProvider locales
     */
    public function testLocalesOfWordPressBecomeLanguageTags(string $locale, string $expected): void
    {
        self::assertSame($expected, LanguageTag::of($locale));
    }

    /**
     * @return list<array{string, string}>
     */
    public static function locales(): array
    {
        return [
            ['en_US', 'en-US'],
            ['it', 'it'],
            ['bal', 'bal'],
            ['es_419', 'es-419'],
            ['sr_Latn_RS', 'sr-Latn-RS'],
            ['de_DE_formal', 'de-DE-formal'],
            ['pt_PT_ao90', 'pt-PT'],
            ['art_xpirate', 'art-xpirate'],
            ['de-CH-1996', 'de-CH-1996'],
            ['de_formal_Formal', 'de-formal'],
            ['', 'en'],
            ['"><script>', 'en'],
            ["en_US\n", 'en'],
        ];
    }
}
