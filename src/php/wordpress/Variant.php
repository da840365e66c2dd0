<?php

declare(strict_types=1);

namespace Inlay\WordPress;

/**
 * What a request brings in that decides what the site's state is: language and addresses. Each variant has a state and
 * baked canvases of its own, so that nobody gets those of another language or of a forged `Host`.
 */
final class Variant
{
    private const DIGITS = 16;

    /**
     * The variant of this request; 16 hexadecimal digits.
     */
    public static function key(): string
    {
        /**
         * Filters what the state depends on, for plugins that choose menus or names by something else than the language
         * and the address. Of each list of values the site keeps a state of its own, for at most 16.
         *
         * @param list<string> $values
         */
        $values = \apply_filters('inlay_variant', self::values());
        return substr(hash('sha256', serialize($values)), 0, self::DIGITS);
    }

    /**
     * Its language and address, for whoever runs the site.
     */
    public static function label(): string
    {
        return \get_locale() . ', ' . \home_url('/');
    }

    /**
     * Whether the addresses that WordPress makes now are the site's own: those that are stored in the database. Constants
     * in wp-config.php and plugins may take them of the header `Host`, which anybody can send.
     */
    public static function hasOwnAddress(): bool
    {
        $own = self::hosts();
        $sent = strtolower(is_string($_SERVER['HTTP_HOST'] ?? null) ? $_SERVER['HTTP_HOST'] : '');
        $uploads = self::host(self::uploads());
        return in_array(self::host(\home_url('/')), $own, true)
            && in_array(self::host(\site_url('/')), $own, true)
            && ($uploads !== $sent || in_array($uploads, $own, true)); // files may be on a host of their own
    }

    /**
     * @return list<string>
     */
    private static function values(): array
    {
        // In the admin, and where the block editor asks, the language is that of whoever is logged in.
        $shown = Visitor::readsPage() ? \determine_locale() : \get_locale();
        $isSecure = \is_ssl() ? 'https' : 'http';
        return [$shown, \get_locale(), $isSecure, \home_url('/'), \site_url('/'), self::uploads()];
    }

    /**
     * @return list<string> hosts with their ports
     */
    private static function hosts(): array
    {
        $stored = \wp_load_alloptions(); // `get_option` gives what constants and plugins make of it
        $hosts = [];
        foreach (['home', 'siteurl'] as $option) {
            $hosts[] = self::host(is_string($stored[$option] ?? null) ? $stored[$option] : '');
        }
        /**
         * Filters the hosts that the site is reached by, where those are more than the addresses in the database say: such
         * as `['example.test', 'it.example.test:8080']`.
         *
         * @param list<string> $hosts
         */
        $filtered = \apply_filters('inlay_hosts', array_values(array_unique(array_filter($hosts))));
        return is_array($filtered) ? array_values(array_filter($filtered, is_string(...))) : [];
    }

    private static function uploads(): string
    {
        return (string) (\wp_upload_dir(null, false)['baseurl'] ?? '');
    }

    private static function host(string $address): string
    {
        $parts = \wp_parse_url($address) ?: [];
        return strtolower((string) ($parts['host'] ?? '')) . (isset($parts['port']) ? ":{$parts['port']}" : '');
    }
}
