<?php

declare(strict_types=1);

namespace Inlay\WordPress;

/**
 * Secrets of the site for purposes of the plugin's own, from the keys and salts of wp-config.php. When those change, what
 * was kept under them is not found any more.
 */
final class SiteSecret
{
    /**
     * 64 hexadecimal digits; each site of a network has others.
     */
    public static function for(string $purpose): string
    {
        $what = "inlay\n$purpose\n" . ABSPATH . "\n" . \get_current_blog_id();
        return hash_hmac('sha256', $what, \wp_salt('auth') . \wp_salt('secure_auth'));
    }
}
