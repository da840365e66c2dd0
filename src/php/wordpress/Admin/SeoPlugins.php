<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

/**
 * Plugins that tell search engines themselves who is behind a site.
 */
final class SeoPlugins
{
    /** Names by the constant that each defines. */
    private const NAMES = [
        'WPSEO_VERSION' => 'Yoast SEO',
        'RANK_MATH_VERSION' => 'Rank Math',
        'SEOPRESS_VERSION' => 'SEOPress',
        'AIOSEO_VERSION' => 'All in One SEO',
        'THE_SEO_FRAMEWORK_VERSION' => 'The SEO Framework',
        'SLIM_SEO_VER' => 'Slim SEO',
    ];

    /**
     * Names of those that are active.
     *
     * @return list<string>
     */
    public static function active(): array
    {
        return array_values(array_filter(self::NAMES, defined(...), ARRAY_FILTER_USE_KEY));
    }
}
