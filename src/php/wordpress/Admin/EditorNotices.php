<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use WP_Post;

/**
 * Shows the findings of a post where it is edited: in the block editor by a script, which reads them of the post; in
 * the classic one as a notice.
 */
final class EditorNotices
{
    private const FIELD = 'inlay_findings';
    private const SCRIPT = 'inlay-editor-notices';

    /**
     * Adds the findings to posts in the REST API, for those who may edit them.
     */
    public static function registerField(): void
    {
        \register_rest_field(Findings::postTypes(), self::FIELD, [
            'get_callback' => static function (array $data, string $_field, mixed $request): ?array {
                $post = \get_post((int) ($data['wp_id'] ?? $data['id'] ?? 0)); // templates have a text for an id
                $isEditor = $post instanceof WP_Post && \current_user_can('edit_post', $post->ID);
                if (!$isEditor) {
                    return null;
                }
                // A list has them as they are kept: it may be of many posts.
                return isset($request['id']) ? Findings::current($post) : Findings::of($post);
            },
            'schema' => [
                'description' => \__('What the linter says of the content.', 'inlay'),
                'type' => ['object', 'null'],
                'context' => ['edit'],
                'readonly' => true,
            ],
        ]);
    }

    public static function enqueue(): void
    {
        $path = dirname(__DIR__) . '/editor-notices.js';
        $source = \plugins_url('wordpress/editor-notices.js', dirname(__DIR__, 2) . '/inlay.php');
        $dependencies = ['wp-data', 'wp-notices', 'wp-editor', 'wp-i18n'];
        \wp_enqueue_script(self::SCRIPT, $source, $dependencies, (string) filemtime($path), true);
        \wp_set_script_translations(self::SCRIPT, 'inlay');
    }

    public static function showInClassicEditor(): void
    {
        $screen = \get_current_screen();
        $post = \get_post();
        if ($screen?->base !== 'post' || $screen->is_block_editor() || !$post instanceof WP_Post) {
            return;
        }
        ['findings' => $findings, 'count' => $count, 'failure' => $failure] = Findings::current($post);
        if ($failure !== '') {
            /* translators: %s: a reason */
            self::show('info', sprintf(\__('Inlay could not check this content: %s', 'inlay'), $failure), []);
        }
        if ($findings !== []) {
            $hasErrors = in_array('error', array_column($findings, 'severity'), true);
            /* translators: %d: how many */
            $title = sprintf(\_n('Inlay has %d finding:', 'Inlay has %d findings:', $count, 'inlay'), $count);
            self::show($hasErrors ? 'error' : 'warning', $title, array_map(self::text(...), $findings));
        }
    }

    /**
     * @param array{rule: string, severity: string, outcome: string, message: string, line: int} $finding
     */
    private static function text(array $finding): string
    {
        $severities = [
            'error' => \__('Error', 'inlay'),
            'warning' => \__('Warning', 'inlay'),
            'info' => \__('Note', 'inlay'),
        ];
        /* translators: 1: severity, 2: line number, 3: message, 4: name of a rule */
        return sprintf(
            $finding['outcome'] === 'needs-review'
                ? \__('%1$s to review, line %2$d: %3$s (%4$s)', 'inlay')
                : \__('%1$s, line %2$d: %3$s (%4$s)', 'inlay'),
            $severities[$finding['severity']],
            $finding['line'],
            $finding['message'],
            $finding['rule'],
        );
    }

    /**
     * @param list<string> $lines
     */
    private static function show(string $type, string $title, array $lines): void
    {
        $list = implode('', array_map(static fn (string $line): string => '<li>' . \esc_html($line) . '</li>', $lines));
        printf(
            '<div class="notice notice-%s"><p>%s</p>%s</div>',
            \esc_attr($type),
            \esc_html($title),
            $list === '' ? '' : '<ul class="ul-disc">' . $list . '</ul>', // phpcs:ignore -- escaped above
        );
    }
}
