<?php

declare(strict_types=1);

namespace Inlay\WordPress\Page;

use Inlay\WordPress\Settings;
use Inlay\WordPress\StructuredData;
use Throwable;

/**
 * The site's JSON-LD in the head of its front page, where search engines look for who is behind a site.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
final class StructuredDataScript
{
    private const SINCE = '0.1.0';

    /** A theme may print its head more than once. */
    private static bool $isLogged = false;

    /**
     * Prints it, where the settings say so and there is some. Whatever fails, the page goes on.
     */
    public static function print(): void
    {
        if (!Settings::current()->isStructuredDataShown || !\is_front_page() || \is_paged()) {
            return;
        }
        try {
            $filtered = StructuredDataFilter::on(StructuredData::current());
        } catch (Throwable $failure) {
            self::log($failure);
            return;
        }
        if ($filtered === null) {
            return;
        }
        if ($filtered->mistake !== '') {
            \_doing_it_wrong(StructuredDataFilter::NAME, \esc_html($filtered->mistake), self::SINCE);
        }
        if ($filtered->json !== '') {
            // phpcs:ignore -- JSON without any `<` can't end the element
            echo '<script type="application/ld+json">', self::inScript($filtered->json), "</script>\n";
        }
    }

    private static function log(Throwable $failure): void
    {
        if (!self::$isLogged) {
            self::$isLogged = true;
            error_log('Inlay: the front page has no structured data: ' . $failure->getMessage());
        }
    }

    /** In JSON, `<` stands in strings alone. */
    private static function inScript(string $json): string
    {
        return str_replace('<', '\u003c', $json);
    }
}
