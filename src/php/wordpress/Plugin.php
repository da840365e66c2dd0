<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\WordPress\Admin\ActivationNotice;
use Inlay\WordPress\Admin\EditorNotices;
use Inlay\WordPress\Admin\OnSave;
use Inlay\WordPress\Admin\SettingsPage;
use Inlay\WordPress\Admin\StatusPage;
use Inlay\WordPress\Page\ContentFilter;
use Inlay\WordPress\Page\Kses;
use Inlay\WordPress\Page\OwnLines;
use Inlay\WordPress\Page\PageBuffer;
use Inlay\WordPress\Page\StructuredDataScript;
use Inlay\WordPress\Rest\Routes;

/**
 * All hooks of the plugin. A view of a page loads but the classes that it needs.
 */
final class Plugin
{
    private const DEFAULT_PRIORITY = 10;

    /** Behind shortcodes (11), which may print components, and behind whatever else works on tags. */
    private const BEHIND_SHORTCODES = 1000;

    /** Hook, class and method, number of arguments, priority. */
    private const HOOKS = [
        ['the_content', [OwnLines::class, 'apart'], 1, 9], // wpautop runs at 10
        ['the_content', [ContentFilter::class, 'expand'], 1, self::BEHIND_SHORTCODES],
        ['widget_text_content', [OwnLines::class, 'apart'], 1, 9],
        ['widget_text_content', [ContentFilter::class, 'expand'], 1, self::BEHIND_SHORTCODES],
        ['widget_custom_html_content', [ContentFilter::class, 'expand'], 1, self::BEHIND_SHORTCODES],
        ['widget_block_content', [ContentFilter::class, 'expand'], 1, self::BEHIND_SHORTCODES],
        // Before the scripts of forms are printed, and for what comes after that.
        ['wp_footer', [PageBuffer::class, 'makeForms'], 0, 1],
        ['shutdown', [PageBuffer::class, 'makeForms'], 0, 0],
        ['wp_kses_allowed_html', [Kses::class, 'allow'], 2],
        ['wp_head', [StructuredDataScript::class, 'print'], 0],

        ['init', [SettingsPage::class, 'register'], 0],
        ['admin_menu', [SettingsPage::class, 'addToMenu'], 0],
        ['admin_notices', [ActivationNotice::class, 'show'], 0],
        ['admin_menu', [StatusPage::class, 'addToMenu'], 0],
        ['rest_api_init', [Routes::class, 'register'], 0],
        ['rest_api_init', [EditorNotices::class, 'registerField'], 0],
        ['enqueue_block_editor_assets', [EditorNotices::class, 'enqueue'], 0],
        ['admin_notices', [EditorNotices::class, 'showInClassicEditor'], 0],
        // Not `save_post`: an answer to the block editor, with the findings in it, is made right behind this one.
        ['wp_after_insert_post', [OnSave::class, 'run'], 2],

        ['inlay_site_changed', [Pruning::class, 'schedule'], 0],
        ['wp_uninitialize_site', [Uninstaller::class, 'onSiteDeleted'], 1, 9], // WordPress drops the tables at 10
        [Pruning::EVENT, [Pruning::class, 'run'], 0],

        ['wp_update_nav_menu', [ChangeWatch::class, 'mark'], 0],
        ['wp_update_nav_menu_item', [ChangeWatch::class, 'mark'], 0],
        ['wp_create_nav_menu', [ChangeWatch::class, 'mark'], 0],
        ['wp_delete_nav_menu', [ChangeWatch::class, 'mark'], 0],
        ['switch_theme', [ChangeWatch::class, 'mark'], 0],
        ['activated_plugin', [ChangeWatch::class, 'mark'], 0],
        ['deactivated_plugin', [ChangeWatch::class, 'mark'], 0],
        ['upgrader_process_complete', [ChangeWatch::class, 'mark'], 0],
        ['attachment_updated', [ChangeWatch::class, 'mark'], 0],
        ['deleted_post', [ChangeWatch::class, 'mark'], 0],
        ['edited_term', [ChangeWatch::class, 'mark'], 0],
        ['delete_term', [ChangeWatch::class, 'mark'], 0],
        ['added_option', [ChangeWatch::class, 'onOption'], 1],
        ['updated_option', [ChangeWatch::class, 'onOption'], 1],
        ['deleted_option', [ChangeWatch::class, 'onOption'], 1],
        ['added_post_meta', [ChangeWatch::class, 'onMeta'], 3],
        ['updated_post_meta', [ChangeWatch::class, 'onMeta'], 3],
        ['deleted_post_meta', [ChangeWatch::class, 'onMeta'], 3],
        ['post_updated', [ChangeWatch::class, 'onPost'], 3],
        ['transition_post_status', [ChangeWatch::class, 'onStatus'], 2],
    ];

    /** WordPress 6.9 and newer: its filter runs early, so that what optimises pages sees them expanded. */
    private const WITH_CORES_BUFFER = [
        ['wp_template_enhancement_output_buffer', [PageBuffer::class, 'inHandler'], 1, 5],
    ];

    private const WITH_OWN_BUFFER = [
        ['template_include', [PageBuffer::class, 'start'], 1, PHP_INT_MAX],
        ['shutdown', [PageBuffer::class, 'finish'], 0, -1], // WordPress ends all buffers at 1
    ];

    public static function listen(): void
    {
        foreach (self::hooks() as $row) {
            [$hook, $method, $arguments] = $row;
            \add_filter($hook, $method, $row[3] ?? self::DEFAULT_PRIORITY, $arguments);
        }
    }

    /**
     * Before the plugin's files go while it is loaded: a hook that runs later would look for its class in vain.
     */
    public static function stopListening(): void
    {
        foreach (self::hooks() as $row) {
            \remove_filter($row[0], $row[1], $row[3] ?? self::DEFAULT_PRIORITY);
        }
        ChangeWatch::stop();
    }

    /**
     * Whether WordPress buffers whole pages by itself.
     */
    public static function hasCoresBuffer(): bool
    {
        return function_exists('wp_start_template_enhancement_output_buffer');
    }

    /**
     * @return list<array{string, array{class-string, string}, int, 3?: int}>
     */
    private static function hooks(): array
    {
        return [...self::HOOKS, ...(self::hasCoresBuffer() ? self::WITH_CORES_BUFFER : self::WITH_OWN_BUFFER)];
    }
}
