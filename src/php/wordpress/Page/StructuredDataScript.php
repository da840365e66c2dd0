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
    /**
     * Prints it, where the settings say so and there is some. Whatever fails, the page goes on.
     */
    public static function print(): void
    {
        if (!Settings::current()->isStructuredDataShown || !\is_front_page() || \is_paged()) {
            return;
        }
        try {
            $json = self::filtered(StructuredData::current());
        } catch (Throwable $failure) {
            error_log('Inlay: ' . $failure->getMessage());
            return;
        }
        if ($json !== '') {
            // phpcs:ignore -- JSON without any `<` can't end the element
            echo '<script type="application/ld+json">', self::inScript($json), "</script>\n";
        }
    }

    /**
     * As the site's plugins want it; empty where they want none, and where there is none.
     *
     * @throws \JsonException for what JSON can't say
     */
    private static function filtered(string $json): string
    {
        $data = json_decode($json, true);
        if (!is_array($data)) {
            return '';
        }
        /**
         * Filters the structured data of the front page.
         *
         * @param array<string, mixed>|null $data JSON-LD; null to have none
         */
        $filtered = \apply_filters('inlay_structured_data', $data);
        if ($filtered === $data) {
            return $json;
        }
        return is_array($filtered) && $filtered !== [] ? json_encode(
            $filtered,
            JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR,
        ) : '';
    }

    /** In JSON, `<` stands in strings alone. */
    private static function inScript(string $json): string
    {
        return str_replace('<', '\u003c', $json);
    }
}
