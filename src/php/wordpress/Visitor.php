<?php

declare(strict_types=1);

namespace Inlay\WordPress;

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
}
