<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

/**
 * What the status page tells of contents: how many have to be checked, which have findings.
 */
final class FindingsSection
{
    private const MAX_ROWS = 200;

    /**
     * The section below its heading, escaped.
     */
    public static function html(string $title): string
    {
        $counts = Checked::counts();
        $rows = self::rows();
        $lines = self::lines($counts);
        if ($rows === []) {
            $lines[] = $lines === []
                ? \__('No content has any.', 'inlay')
                : \__('No content that was checked has any.', 'inlay');
        }
        $headers = [\__('Content', 'inlay'), \__('Findings', 'inlay'), \__('Rules', 'inlay')];
        return implode('', array_map(static fn (string $line): string => '<p>' . \esc_html($line) . '</p>', $lines))
            . ($rows === [] ? '' : Field::table($title, $headers, $rows))
            . StatusPage::button(StatusPage::CHECK, \__('Check all', 'inlay'));
    }

    /**
     * @param array{unchecked: int, outdated: int} $counts
     * @return list<string>
     */
    private static function lines(array $counts): array
    {
        ['unchecked' => $unchecked, 'outdated' => $outdated] = $counts;
        $lines = [
            sprintf(
                /* translators: %d: how many */
                \_n(
                    '%d published content is not checked yet.',
                    '%d published contents are not checked yet.',
                    $unchecked,
                    'inlay',
                ),
                $unchecked,
            ),
            sprintf(
                /* translators: %d: how many */
                \_n(
                    'The findings of %d published content were made before the site changed.',
                    'The findings of %d published contents were made before the site changed.',
                    $outdated,
                    'inlay',
                ),
                $outdated,
            ),
        ];
        return array_values(array_intersect_key($lines, array_filter([$unchecked, $outdated])));
    }

    /**
     * @return list<list<string>> cells as HTML
     */
    private static function rows(): array
    {
        $rows = [];
        foreach (Findings::posts(self::MAX_ROWS) as $post) {
            ['findings' => $findings, 'count' => $count, 'failure' => $failure] = Findings::kept($post);
            if ($findings === [] && $failure === '') {
                continue;
            }
            $title = \get_the_title($post) ?: \__('(no title)', 'inlay');
            /* translators: %d: how many */
            $before = \__('%d, made before the site changed', 'inlay');
            $number = Checked::isOfSite($post) ? (string) $count : sprintf($before, $count);
            $rows[] = [
                sprintf('<a href="%s">%s</a>', \esc_url((string) \get_edit_post_link($post, 'raw')), \esc_html($title)),
                \esc_html($failure === '' ? $number : $failure),
                \esc_html(implode(', ', array_unique(array_column($findings, 'rule')))),
            ];
        }
        return $rows;
    }
}
