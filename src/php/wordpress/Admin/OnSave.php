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
    public static function run(mixed $_id, mixed $post): void
    {
        if (!$post instanceof WP_Post || !Findings::areOf($post)) {
            return;
        }
        Findings::refreshAll([$post]);
        if (stripos($post->post_content, '<x-') !== false) {
            PageExpander::bake(\has_blocks($post) ? $post->post_content : \wpautop(OwnLines::of($post->post_content)));
        }
    }
}
