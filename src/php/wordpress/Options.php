<?php

declare(strict_types=1);

namespace Inlay\WordPress;

/**
 * Options of the plugin whose names end in something that differs.
 */
final class Options
{
    /**
     * Deletes all options whose names begin so.
     */
    public static function deleteAll(string $prefix): void
    {
        global $wpdb;
        $names = $wpdb->get_col($wpdb->prepare(
            "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s",
            $wpdb->esc_like($prefix) . '%',
        ));
        foreach ($names as $name) {
            \delete_option((string) $name);
        }
    }
}
