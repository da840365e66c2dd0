<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\ClientException;
use Inlay\StoreException;
use Inlay\WordPress\Daemon;
use Inlay\WordPress\Problems;
use Inlay\WordPress\Site;
use WP_Post;

/**
 * What the linter says of a post's content: asked when it is saved, kept beside it.
 *
 * @phpstan-type Finding array{rule: string, severity: string, outcome: string, message: string, line: int}
 */
final class Findings
{
    public const META = '_inlay_findings';

    /** Of a page with more, whoever mends these sees the others at the next save. */
    private const MAX_KEPT = 50;

    private const SEVERITIES = ['error', 'warning', 'info'];
    private const TEMPLATE_TYPES = ['wp_block', 'wp_template', 'wp_template_part'];

    /**
     * Lints a post's content and keeps the findings.
     */
    public static function refresh(WP_Post $post): void
    {
        $findings = trim($post->post_content) === '' ? [] : self::ask($post->post_content);
        if ($findings === []) {
            \delete_post_meta($post->ID, self::META);
            return;
        }
        // WordPress takes slashes away from what it stores.
        \update_post_meta($post->ID, self::META, \wp_slash([
            'content' => self::hash($post),
            'findings' => is_array($findings) ? array_slice($findings, 0, self::MAX_KEPT) : [],
            'count' => is_array($findings) ? count($findings) : 0,
            'failure' => is_string($findings) ? $findings : '',
        ]));
    }

    /**
     * @return list<WP_Post> posts that have findings or could not be checked, those saved last first
     */
    public static function posts(int $limit): array
    {
        $posts = \get_posts([
            'post_type' => self::postTypes(),
            'post_status' => 'any',
            'meta_key' => self::META,
            'orderby' => 'modified',
            'numberposts' => $limit,
            'suppress_filters' => true,
        ]);
        return array_values(array_filter($posts, static fn (mixed $post): bool => $post instanceof WP_Post));
    }

    /**
     * The findings of a post, unless they are of another content.
     *
     * @return array{findings: list<Finding>, count: int, failure: string}
     */
    public static function of(WP_Post $post): array
    {
        $kept = \get_post_meta($post->ID, self::META, true);
        $isCurrent = is_array($kept) && ($kept['content'] ?? '') === self::hash($post);
        $findings = array_values(array_filter((array) ($isCurrent ? $kept['findings'] ?? [] : []), is_array(...)));
        return [
            'findings' => array_map(self::finding(...), $findings),
            'count' => $isCurrent ? (int) ($kept['count'] ?? 0) : 0,
            'failure' => $isCurrent ? (string) ($kept['failure'] ?? '') : '',
        ];
    }

    /**
     * @return list<string> types of posts that hold canvases
     */
    public static function postTypes(): array
    {
        $types = [...\get_post_types(['public' => true, 'show_ui' => true]), ...self::TEMPLATE_TYPES];
        /**
         * Filters the types of posts that are linted.
         *
         * @param list<string> $types
         */
        $filtered = \apply_filters('inlay_lint_post_types', array_values(array_diff($types, ['attachment'])));
        return is_array($filtered) ? array_values(array_filter($filtered, is_string(...))) : [];
    }

    /**
     * @return list<Finding>|string a string says why there are none
     */
    private static function ask(string $content): array|string
    {
        $record = Site::current();
        if ($record === null) {
            return \__('the state of the site is not known yet', 'inlay');
        }
        try {
            $answer = Daemon::forEditors()->lint(
                $record->revision,
                ['post' => $content],
                $record->state(...),
            )['post'];
        } catch (ClientException $failure) {
            return Problems::text($failure);
        } catch (StoreException $failure) {
            return $failure->getMessage();
        }
        return is_array($answer)
            ? array_values(array_map(self::finding(...), array_filter($answer, is_array(...))))
            : Problems::text($answer);
    }

    /**
     * @param array<mixed> $finding
     * @return Finding
     */
    private static function finding(array $finding): array
    {
        $severity = $finding['severity'] ?? '';
        return [
            'rule' => (string) ($finding['rule'] ?? ''),
            'severity' => in_array($severity, self::SEVERITIES, true) ? $severity : 'info',
            'outcome' => ($finding['outcome'] ?? '') === 'needs-review' ? 'needs-review' : 'violation',
            'message' => (string) ($finding['message'] ?? ''),
            'line' => (int) ($finding['line'] ?? 1),
        ];
    }

    private static function hash(WP_Post $post): string
    {
        return hash('sha256', $post->post_content);
    }
}
