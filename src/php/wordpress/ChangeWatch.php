<?php

declare(strict_types=1);

namespace Inlay\WordPress;

/**
 * Hears of changes that the site state may show. Whether it does is told by the revision of the state, so it is
 * better to hear too much than too little.
 */
final class ChangeWatch
{
    /** Actions that always count. */
    private const ACTIONS = [
        'wp_update_nav_menu', 'wp_update_nav_menu_item', 'wp_create_nav_menu', 'wp_delete_nav_menu',
        'switch_theme', 'activated_plugin', 'deactivated_plugin', 'upgrader_process_complete',
        'attachment_updated', 'deleted_post', 'edited_term', 'delete_term',
    ];

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

    private static bool $hasChanged = false;

    public static function listen(): void
    {
        foreach (self::ACTIONS as $action) {
            \add_action($action, self::changed(...), 10, 0);
        }
        foreach (['added_option', 'updated_option', 'deleted_option'] as $action) {
            \add_action($action, self::onOption(...));
        }
        foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $action) {
            \add_action($action, self::onMeta(...), 10, 3);
        }
        \add_action('post_updated', self::onPost(...), 10, 3);
        \add_action('transition_post_status', self::onStatus(...), 10, 3);
        // Once more at the end: a view in the meantime may have collected half of a menu.
        \add_action('shutdown', self::atEnd(...));
    }

    private static function changed(): void
    {
        if (!self::$hasChanged) {
            self::$hasChanged = true;
            Site::markDirty();
        }
    }

    private static function onOption(string $option): void
    {
        if (in_array($option, self::OPTIONS, true) || str_starts_with($option, self::OPTION_PREFIX)) {
            self::changed();
        }
    }

    private static function onMeta(mixed $_id, mixed $_post, mixed $key): void
    {
        if (in_array($key, self::META, true) || str_starts_with((string) $key, self::META_PREFIX)) {
            self::changed();
        }
    }

    private static function onPost(int $_id, object $after, object $before): void
    {
        foreach (self::POST_FIELDS as $field) {
            if ($after->{$field} !== $before->{$field}) {
                self::changed();
            }
        }
    }

    private static function onStatus(string $new, string $old, object $post): void
    {
        $isSeen = \is_post_status_viewable($new) || \is_post_status_viewable($old);
        if ($new !== $old && $isSeen && $post->post_type !== 'revision') {
            self::changed();
        }
    }

    private static function atEnd(): void
    {
        if (self::$hasChanged) {
            Site::markDirty();
        }
    }
}
