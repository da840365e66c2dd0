<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use WP_Post;

/**
 * Checks the published contents that were not checked since they were saved, or since the site changed.
 */
final class CheckAll
{
    /** Few enough, in number and bytes, for the daemon to answer within an editor's patience. */
    private const BATCH = 20;
    private const MAX_BYTES = 262_144;

    /** Behind that the others are left for the next time: a request takes no minutes. */
    private const SECONDS = 20;

    /**
     * @return string what was done, for whoever asked for it
     */
    public static function run(float $seconds = self::SECONDS): string
    {
        $end = microtime(true) + $seconds;
        $count = 0;
        $last = 0;
        $failure = '';
        do {
            $posts = self::batch(Checked::pending($last, self::BATCH));
            $failure = $posts === [] ? '' : Findings::refreshAll($posts);
            if ($posts === [] || $failure !== '') {
                break;
            }
            $count += count($posts);
            $last = end($posts)->ID;
        } while (microtime(true) < $end);
        $lines = [];
        if ($count > 0 || $failure === '') {
            /* translators: %d: how many */
            $lines[] = sprintf(\_n('%d content was checked.', '%d contents were checked.', $count, 'inlay'), $count);
        }
        if ($failure !== '') {
            /* translators: %s: a reason */
            $lines[] = sprintf(\__('Not all was checked: %s', 'inlay'), $failure);
        } elseif ($posts !== [] && Checked::pending($last, 1) !== []) {
            $lines[] = \__('There are more: check again to go on.', 'inlay');
        }
        return implode(' ', $lines);
    }

    /**
     * As many of the first as may go together.
     *
     * @param list<int> $ids
     * @return list<WP_Post>
     */
    private static function batch(array $ids): array
    {
        \_prime_post_caches($ids, false);
        $posts = [];
        $bytes = 0;
        foreach (array_filter(array_map(\get_post(...), $ids)) as $post) {
            $bytes += strlen($post->post_content);
            if ($posts !== [] && $bytes > self::MAX_BYTES) {
                break;
            }
            $posts[] = $post;
        }
        return $posts;
    }
}
