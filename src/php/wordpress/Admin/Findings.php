<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\ClientException;
use Inlay\Problem;
use Inlay\StoreException;
use Inlay\WordPress\Daemon;
use Inlay\WordPress\Problems;
use Inlay\WordPress\Site;
use WP_Post;

/**
 * What the linter says of a post's content: asked when it is saved, and when it or the site is another one since; kept beside it.
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

    /** @var array<string, string> why contents could not be checked in this request, by site of the network and post */
    private static array $failures = [];

    /**
     * Whether a post is checked at all.
     */
    public static function areOf(WP_Post $post): bool
    {
        return in_array($post->post_type, self::postTypes(), true)
            && !in_array($post->post_status, ['auto-draft', 'trash', 'inherit'], true);
    }

    /**
     * Lints contents, and keeps what is found and that they were checked. Why they could not be is kept nowhere: it may be
     * mended by now when somebody reads it.
     *
     * @param list<WP_Post> $posts
     * @return string why they could not be checked; empty where they were
     */
    public static function refreshAll(array $posts): string
    {
        $record = Site::forEditors();
        $contents = [];
        foreach ($posts as $post) {
            if (trim($post->post_content) !== '') {
                $contents[$post->ID] = $post->post_content;
            }
        }
        $failure = '';
        try {
            $answers = $record === null ? [] : Daemon::forEditors()->lint($record->revision, $contents, $record->state(...));
        } catch (ClientException $exception) {
            $failure = Problems::text($exception);
        } catch (StoreException $exception) {
            $failure = $exception->getMessage();
        }
        if ($record === null) {
            $failure = \__('the state of the site is not known yet', 'inlay');
        }
        foreach ($posts as $post) {
            self::$failures[self::key($post)] = $failure;
            if ($failure === '') {
                self::keep($post, $answers[$post->ID] ?? [], $record->revision);
            }
        }
        return $failure;
    }

    /**
     * @param array<mixed>|Problem $answer
     */
    private static function keep(WP_Post $post, array|Problem $answer, string $revision): void
    {
        $failure = $answer instanceof Problem ? Problems::text($answer) : '';
        $findings = is_array($answer) ? array_map(self::finding(...), array_values(array_filter($answer, is_array(...)))) : [];
        if ($findings === [] && $failure === '') {
            \delete_post_meta($post->ID, self::META);
        } else {
            // WordPress takes slashes away from what it stores.
            \update_post_meta($post->ID, self::META, \wp_slash([
                'content' => self::hash($post),
                'findings' => array_slice($findings, 0, self::MAX_KEPT),
                'count' => count($findings),
                'failure' => $failure,
            ]));
        }
        $failure === '' ? Checked::note($post, $revision) : Checked::forget($post);
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
     * The findings of a post as it is kept, and what is to say against them: that it could not be checked, or that it or the
     * site is another one since.
     *
     * @return array{findings: list<Finding>, count: int, failure: string}
     */
    public static function of(WP_Post $post): array
    {
        $kept = self::kept($post);
        $failures = [
            self::$failures[self::key($post)] ?? '',
            $kept['failure'],
            match (true) {
                !self::areOf($post) || trim($post->post_content) === '' => '',
                !Checked::isOfContent($post) => \__('it was not checked since it was saved', 'inlay'),
                !Checked::isOfSite($post) => \__('it was checked before the site changed', 'inlay'),
                default => '',
            },
        ];
        return [...$kept, 'failure' => array_values([...array_filter($failures), ''])[0]];
    }

    /**
     * The same for who looks at this one post: it is checked now if it has to be.
     *
     * @return array{findings: list<Finding>, count: int, failure: string}
     */
    public static function current(WP_Post $post): array
    {
        $isChecked = isset(self::$failures[self::key($post)]) // in this request
            || !self::areOf($post)
            || (Checked::isOfContent($post) && Checked::isOfSite($post));
        if (!$isChecked) {
            self::refreshAll([$post]);
        }
        return self::of($post);
    }

    /**
     * The findings that are kept of a post, unless they are of another content.
     *
     * @return array{findings: list<Finding>, count: int, failure: string}
     */
    public static function kept(WP_Post $post): array
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

    private static function key(WP_Post $post): string
    {
        return \get_current_blog_id() . " $post->ID";
    }

    private static function hash(WP_Post $post): string
    {
        return hash('sha256', $post->post_content);
    }
}
