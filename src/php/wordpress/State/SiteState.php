<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

use Inlay\WordPress\Settings;
use stdClass;

/**
 * The state of the site, read from WordPress: what Inlay's `siteSchema` describes.
 */
final class SiteState
{
    /**
     * The state as canonical JSON: the same content is the same text, whatever the order of its keys.
     *
     * @throws \JsonException for what a theme's filter adds and JSON can't say
     */
    public static function json(): string
    {
        /**
         * Filters the whole state of the site.
         *
         * @param array<string, mixed> $state as `inlay schema site` describes it
         */
        $state = \apply_filters('inlay_site_state', self::collect());
        return json_encode(
            self::sorted(self::withMarkup($state)),
            JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR,
        );
    }

    /**
     * @return array<string, mixed>
     */
    private static function collect(): array
    {
        $settings = Settings::current();
        $theme = \wp_get_theme();
        return [
            'site' => [
                'name' => PlainText::of(\get_option('blogname')),
                'description' => PlainText::of(\get_option('blogdescription')),
                'url' => WebAddress::site(\home_url('/')),
                // Not `get_bloginfo('language')`: in the admin that is the language of whoever is logged in.
                'language' => LanguageTag::of(\get_locale()),
            ],
            'theme' => [
                'name' => PlainText::of($theme->get('Name') ?: \get_stylesheet()),
                'version' => Version::of((string) $theme->get('Version')),
            ],
            /** Filters the logos: `variants` by name, `main`, `builder`, `platform`. */
            'logos' => self::logos(\apply_filters('inlay_logos', Logos::collect())),
            'menus' => Menus::collect(),
            /** Filters the profiles: a list of `network`, `url`, `label`. */
            'social' => \apply_filters('inlay_social', $settings->social),
            /** Filters the contacts: by field, `kind`, `value`, `display`, `url`. */
            'contacts' => (object) \apply_filters('inlay_contacts', $settings->contacts),
            'addons' => Addons::collect(),
        ];
    }

    private static function withMarkup(mixed $state): mixed
    {
        return is_array($state) && isset($state['theme'])
            ? [...$state, 'theme' => Markup::inTheme($state['theme'])]
            : $state;
    }

    /**
     * An empty array of variants, as a theme's filter may give, would be a list.
     */
    private static function logos(mixed $logos): mixed
    {
        return is_array($logos) ? [...$logos, 'variants' => (object) ($logos['variants'] ?? [])] : $logos;
    }

    /**
     * Objects with their keys in order; arrays with keys of their own become objects, lists stay.
     */
    private static function sorted(mixed $value): mixed
    {
        if (!is_array($value) && !is_object($value)) {
            return $value;
        }
        $members = array_map(self::sorted(...), (array) $value);
        if (is_array($value) && array_is_list($value)) {
            return $members;
        }
        ksort($members, SORT_STRING);
        return $members === [] ? new stdClass() : (object) $members;
    }
}
