<?php

declare(strict_types=1);

namespace Inlay\WordPress;

/**
 * Hears of changes that the site state may show. Whether it does is told by the revision of the state, so it is
 * better to hear too much than too little.
 */
final class ChangeWatch
{
    private const OPTIONS = [
        'blogname', 'blogdescription', 'home', 'siteurl', 'WPLANG', 'permalink_structure', 'category_base', 'tag_base',
        'show_on_front', 'page_on_front', 'page_for_posts', 'stylesheet', 'template', 'site_logo', 'active_plugins',
        'upload_path', 'upload_url_path', Settings::OPTION,
    ];
    private const OPTION_PREFIX = 'theme_mods_';

    private const META = ['_wp_attached_file', '_wp_attachment_metadata', '_wp_attachment_image_alt'];
    private const META_PREFIX = '_menu_item_';

    /** What a link in a menu shows of its page. */
    private const POST_FIELDS = ['post_title', 'post_name', 'post_status', 'post_parent', 'post_type', 'menu_order'];

    /** @var array<int, true> sites of the network that changed in this request */
    private static array $changed = [];

    /**
     * Marks the state.
     */
    public static function mark(): void
    {
        if (!isset(self::$changed[\get_current_blog_id()])) {
            if (self::$changed === []) {
                \add_action('shutdown', [self::class, 'markAgain']);
            }
            self::$changed[\get_current_blog_id()] = true;
            SiteRecord::mark();
        }
    }

    /**
     * Leaves a site of the network alone that is being deleted.
     */
    public static function forget(int $site): void
    {
        unset(self::$changed[$site]);
    }

    /**
     * Leaves all sites alone for the rest of the request, in which the plugin is deleted.
     */
    public static function stop(): void
    {
        self::$changed = [];
        \remove_action('shutdown', [self::class, 'markAgain']);
    }

    public static function onOption(mixed $option): void
    {
        if (in_array($option, self::OPTIONS, true) || str_starts_with((string) $option, self::OPTION_PREFIX)) {
            self::mark();
        }
    }

    public static function onMeta(mixed $_id, mixed $_post, mixed $key): void
    {
        if (in_array($key, self::META, true) || str_starts_with((string) $key, self::META_PREFIX)) {
            self::mark();
        }
    }

    public static function onPost(mixed $_id, mixed $after, mixed $before): void
    {
        foreach (self::POST_FIELDS as $field) {
            if (($after->{$field} ?? null) !== ($before->{$field} ?? null)) {
                self::mark();
            }
        }
    }

    public static function onStatus(mixed $new, mixed $old): void
    {
        if ($new !== $old && (\is_post_status_viewable($new) || \is_post_status_viewable($old))) {
            self::mark();
        }
    }

    /**
     * Marks the state once more at the end of a request: a view in the meantime may have collected half of a menu.
     */
    public static function markAgain(): void
    {
        $current = \get_current_blog_id();
        foreach (array_keys(self::$changed) as $site) {
            if ($site !== $current) {
                \switch_to_blog($site);
            }
            SiteRecord::mark();
            /**
             * Tells that something changed which pages may show, at the end of the request that changed it. Whether they do
             * show something else is only known at the next page view, which a page cache that answers by itself keeps away.
             */
            \do_action('inlay_site_marked');
            if ($site !== $current) {
                \restore_current_blog();
            }
        }
    }
}
