<?php

declare(strict_types=1);

namespace Inlay\WordPress\Page;

/**
 * What the site's plugins make of the structured data of the front page.
 */
final class StructuredDataFilter
{
    public const NAME = 'inlay_structured_data';

    /**
     * @param string $json empty where none shall be printed
     * @param string $mistake of a filter; empty where it made none
     */
    private function __construct(public readonly string $json, public readonly string $mistake = '')
    {
    }

    /**
     * Null for what is no structured data.
     *
     * @throws \Throwable for what JSON can't say, and what a filter throws
     */
    public static function on(string $json): ?self
    {
        $data = json_decode($json, true);
        if (!is_array($data)) {
            return null;
        }
        /**
         * Filters the structured data of the front page.
         *
         * @param array<string, mixed>|null $data JSON-LD; null to have none
         */
        $filtered = \apply_filters(self::NAME, $data);
        if ($filtered === $data) {
            return new self($json);
        }
        if ($filtered === null || $filtered === []) {
            return new self('');
        }
        return is_array($filtered) ? new self(json_encode(
            $filtered,
            JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR,
        )) : new self('', 'Unexpected ' . get_debug_type($filtered) . ', expected an array, or null to have none.');
    }
}
