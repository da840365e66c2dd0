<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Closure;

/**
 * Who asks for a page.
 */
final class Visitor
{
    /** Who entered the password of a post, or left a comment. */
    private const COOKIES = '~^(?:wp-postpass_|comment_author_|wordpress_logged_in_)~';

    /**
     * Whether the page may show what others must not see: nothing of it is written anywhere then.
     */
    public static function isKnown(): bool
    {
        return \is_user_logged_in()
            || isset($_SERVER['HTTP_AUTHORIZATION'])
            || preg_grep(self::COOKIES, array_map('strval', array_keys($_COOKIE))) !== [];
    }

    /**
     * Whether this request is for a page of the site: all that themes and plugins do for visitors is at work then.
     */
    public static function readsPage(): bool
    {
        return !\is_admin()
            && !(defined('REST_REQUEST') && REST_REQUEST)
            && !(defined('XMLRPC_REQUEST') && XMLRPC_REQUEST)
            && !\wp_doing_cron()
            && PHP_SAPI !== 'cli';
    }

    /**
     * Does something while nobody is logged in, as far as WordPress and plugins can tell.
     *
     * @template T
     * @param Closure(): T $do
     * @return T
     */
    public static function asNobody(Closure $do): mixed
    {
        $user = \get_current_user_id();
        if ($user === 0) {
            return $do();
        }
        \wp_set_current_user(0);
        try {
            return $do();
        } finally {
            \wp_set_current_user($user);
        }
    }
}
