<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\WordPress\Site;
use Inlay\WordPress\SiteRecord;
use Inlay\WordPress\Variant;
use WP_Post;

/**
 * Which contents were checked, and against which state of the site: a mark beside each, that the database can count.
 */
final class Checked
{
    /** When the content was saved that was checked, the revision of the site, and the content's hash. */
    public const META = '_inlay_checked';

    private const MOMENT_LENGTH = 19; // of 2026-12-31 23:59:59
    private const REVISION_LENGTH = 64;

    /** Counted and checked together are those that visitors read. */
    private const STATUS = 'publish';

    /** Of a row of posts `p` beside that of its mark `m`. */
    private const IS_OTHER_CONTENT = '(m.meta_value IS NULL OR LEFT(m.meta_value, ' . self::MOMENT_LENGTH
        . ') <> CONCAT(p.post_modified_gmt))';

    public static function note(WP_Post $post, string $revision): void
    {
        \update_post_meta($post->ID, self::META, "$post->post_modified_gmt $revision " . self::hash($post));
    }

    public static function forget(WP_Post $post): void
    {
        \delete_post_meta($post->ID, self::META);
    }

    public static function forgetAll(): void
    {
        \delete_post_meta_by_key(self::META);
    }

    /**
     * Whether a post was checked as it is now.
     */
    public static function isOfContent(WP_Post $post): bool
    {
        [$moment, , $hash] = self::mark($post);
        return $moment === $post->post_modified_gmt && $hash === self::hash($post);
    }

    /**
     * Whether a post was checked against the site as it is now.
     */
    public static function isOfSite(WP_Post $post): bool
    {
        return in_array(self::mark($post)[1], self::revisions(), true);
    }

    /**
     * @return array{unchecked: int, outdated: int} published contents that were not checked since they were saved, and those
     *     that were checked before the site changed
     */
    public static function counts(): array
    {
        global $wpdb;
        [$from, $values] = self::published();
        $revisions = self::revisions();
        $counts = $from === '' ? null : $wpdb->get_row($wpdb->prepare( // phpcs:ignore -- made of constants and marks
            'SELECT COUNT(DISTINCT CASE WHEN ' . self::IS_OTHER_CONTENT . ' THEN p.ID END) AS unchecked,
                COUNT(DISTINCT CASE WHEN NOT (' . self::IS_OTHER_CONTENT . ') AND ' . self::isOtherSite($revisions)
                . " THEN p.ID END) AS outdated $from",
            [...$revisions, ...$values],
        ), ARRAY_A);
        return ['unchecked' => (int) ($counts['unchecked'] ?? 0), 'outdated' => (int) ($counts['outdated'] ?? 0)];
    }

    /**
     * @return list<int> the next published contents that have to be checked, by their ids
     */
    public static function pending(int $behind, int $limit): array
    {
        global $wpdb;
        [$from, $values] = self::published();
        $revisions = self::revisions();
        $isPending = '(' . self::IS_OTHER_CONTENT . ' OR ' . self::isOtherSite($revisions) . ')';
        $ids = $from === '' ? [] : $wpdb->get_col($wpdb->prepare( // phpcs:ignore -- made of constants and marks
            "SELECT DISTINCT p.ID $from AND $isPending AND p.ID > %d ORDER BY p.ID LIMIT %d",
            [...$values, ...$revisions, $behind, $limit],
        ));
        return array_map(intval(...), $ids);
    }

    /**
     * @param list<string> $revisions
     */
    private static function isOtherSite(array $revisions): string
    {
        $revision = sprintf('SUBSTRING(m.meta_value, %d, %d)', self::MOMENT_LENGTH + 2, self::REVISION_LENGTH);
        $marks = implode(', ', array_fill(0, count($revisions), '%s'));
        return $revisions === [] ? 'TRUE' : "$revision NOT IN ($marks)";
    }

    /**
     * @return array{string, list<string>} what follows `SELECT`, and its values; an empty one where no type is checked
     */
    private static function published(): array
    {
        global $wpdb;
        $types = Findings::postTypes();
        $marks = implode(', ', array_fill(0, count($types), '%s'));
        $from = "FROM $wpdb->posts p LEFT JOIN $wpdb->postmeta m ON m.post_id = p.ID AND m.meta_key = %s
            WHERE p.post_status = %s AND p.post_content <> '' AND p.post_type IN ($marks)";
        return $types === [] ? ['', []] : [$from, [self::META, self::STATUS, ...$types]];
    }

    /**
     * The revisions of the site as it is now: each language and address has one.
     *
     * @return list<string>
     */
    private static function revisions(): array
    {
        $records = SiteRecord::all();
        unset($records[Variant::key()]); // which may be outdated
        $revisions = array_map(static fn (SiteRecord $record): string => $record->revision, array_values($records));
        $own = Site::forEditors()?->revision;
        return array_values(array_unique($own === null ? $revisions : [...$revisions, $own]));
    }

    /**
     * @return array{string, string, string} moment, revision and hash, empty where there are none
     */
    private static function mark(WP_Post $post): array
    {
        $mark = \get_post_meta($post->ID, self::META, true);
        $parts = is_string($mark) ? explode(' ', substr($mark, self::MOMENT_LENGTH + 1)) : [];
        return count($parts) === 2 ? [substr($mark, 0, self::MOMENT_LENGTH), $parts[0], $parts[1]] : ['', '', ''];
    }

    private static function hash(WP_Post $post): string
    {
        return hash('sha256', $post->post_content);
    }
}
