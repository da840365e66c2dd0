<?php

declare(strict_types=1);

namespace Inlay\WordPress\Page;

/**
 * Expands the components of posts and widgets where a visitor reads them as a page.
 */
final class ContentFilter
{
    /**
     * The content with its components expanded, where it goes into a page.
     */
    public static function expand(mixed $html): mixed
    {
        if (!is_string($html) || stripos($html, '<x-') === false || !self::isPageView()) {
            return $html;
        }
        // Block themes have their whole page texturized and searched for shortcodes afterwards: what editors typed into
        // menus must not be there yet.
        if (PageBuffer::expandsBlockTheme()) {
            PageExpander::makeForms($html);
            return $html;
        }
        return PageExpander::of($html);
    }

    /**
     * Whether the content goes into a page: feeds, REST and searches get the author's own markup, and an excerpt
     * would show a menu's labels as text.
     */
    private static function isPageView(): bool
    {
        $isPage = !\is_admin()
            && !\is_feed()
            && !(defined('REST_REQUEST') && REST_REQUEST)
            && !(defined('XMLRPC_REQUEST') && XMLRPC_REQUEST)
            && !\wp_doing_cron()
            && !\doing_filter('get_the_excerpt');
        /**
         * Filters whether the components of a content are expanded now.
         *
         * @param bool $isPage whether the content is shown as part of a page
         */
        return (bool) \apply_filters('inlay_should_expand', $isPage);
    }
}
