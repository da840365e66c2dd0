<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

use Inlay\Generated\SiteWords;
use stdClass;

/**
 * The custom logo, and the theme's own: its modifications `inlay_logo_<name>` and `inlay_logo_<name>_dark` hold the
 * id of an attachment or an address, where the name is a variant's or `main`.
 */
final class Logos
{
    /** The theme modification of WordPress's own logo. */
    public const CUSTOM = 'custom_logo';

    private const MAIN = 'main';
    private const DARK = '_dark';

    /**
     * @return array<string, mixed> the `logos` of the site state
     */
    public static function collect(): array
    {
        $variants = new stdClass();
        foreach (SiteWords::LOGO_VARIANTS as $variant) {
            $logo = self::ofTheme($variant);
            if ($logo !== null) {
                $variants->{$variant} = $logo;
            }
        }
        $logos = [
            'variants' => $variants,
            'main' => self::ofTheme(self::MAIN),
            'platform' => self::image(\get_theme_mod(self::CUSTOM)),
        ];
        return array_filter($logos, static fn (mixed $logo): bool => $logo !== null);
    }

    /**
     * The theme modifications that name logos: each with the one that a logo needs beside it to be shown, or null.
     *
     * @return array<string, ?string>
     */
    public static function modifications(): array
    {
        $names = [self::CUSTOM => null];
        foreach ([...SiteWords::LOGO_VARIANTS, self::MAIN] as $name) {
            $names[self::modification($name)] = null;
            $names[self::modification($name) . self::DARK] = self::modification($name);
        }
        return $names;
    }

    private static function modification(string $name): string
    {
        return "inlay_logo_$name";
    }

    /**
     * @return array<string, string|int>|null
     */
    private static function ofTheme(string $name): ?array
    {
        $logo = self::image(\get_theme_mod(self::modification($name)));
        $dark = self::image(\get_theme_mod(self::modification($name) . self::DARK));
        return $logo === null || $dark === null ? $logo : [...$logo, 'dark' => $dark['url']];
    }

    /**
     * @param mixed $reference id of an attachment, or an address
     * @return array{url: string, alt?: string, width?: int, height?: int, srcset?: string}|null
     */
    public static function image(mixed $reference): ?array
    {
        if (!is_numeric($reference)) {
            $url = is_string($reference) ? WebAddress::web($reference) : null;
            return $url === null ? null : ['url' => $url];
        }
        $id = (int) $reference;
        $source = $id > 0 ? \wp_get_attachment_image_src($id, 'full') : false;
        $url = WebAddress::web($source ? $source[0] : '');
        if ($source === false || $url === null) {
            return null;
        }
        $logo = [
            'url' => $url,
            'alt' => PlainText::of(\get_post_meta($id, '_wp_attachment_image_alt', true)),
            'width' => (int) $source[1],
            'height' => (int) $source[2],
            'srcset' => PlainText::scrubbed(\wp_get_attachment_image_srcset($id, 'full') ?: ''),
        ];
        // An SVG file has no size that WordPress knows.
        return array_filter($logo, static fn (string|int $value): bool => $value !== '' && $value !== 0);
    }
}
