<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\WordPress\Page\PageExpander;
use Inlay\WordPress\Page\OwnLines;
use WP_Post;

/**
 * What happens when a canvas is saved: it is linted, and its components are baked before the first visitor comes.
 */
final class OnSave
{
    public static function listen(): void
    {
        // Not `save_post`: an answer to the block editor, with the findings in it, is made right behind this one.
        \add_action('wp_after_insert_post', self::saved(...), 10, 2);
    }

    private static function saved(int $_id, WP_Post $post): void
    {
        $isCanvas = in_array($post->post_type, Findings::postTypes(), true)
            && !in_array($post->post_status, ['auto-draft', 'trash', 'inherit'], true);
        if (!$isCanvas) {
            return;
        }
        Findings::refresh($post);
        if (stripos($post->post_content, '<x-') !== false) {
            PageExpander::bake(\has_blocks($post) ? $post->post_content : \wpautop(OwnLines::of($post->post_content)));
        }
    }
}
