<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\WordPress\State\Name;
use Inlay\WordPress\State\PlainText;
use Inlay\WordPress\State\WebAddress;

/**
 * Makes profiles, contacts and providers out of rows that somebody typed: what is empty or not allowed is left out.
 */
final class ResourceInput
{
    private const KINDS = ['phone', 'email', 'address', 'text'];
    private const STATUSES = ['selected', 'available', 'inactive'];

    /**
     * @return list<array{network: string, url: string, label?: string}>
     */
    public static function social(mixed $rows): array
    {
        $profiles = [];
        foreach (self::rows($rows) as $row) {
            $network = PlainText::of($row['network'] ?? '');
            $url = WebAddress::link($row['url'] ?? '');
            if ($network !== '' && $url !== null) {
                $profiles[] = ['network' => $network, 'url' => $url, ...self::optional($row, ['label'])];
            }
        }
        return $profiles;
    }

    /**
     * @return array<string, array{kind: string, value: string, display?: string, url?: string}>
     */
    public static function contacts(mixed $rows): array
    {
        $contacts = [];
        foreach (self::rows($rows) as $key => $row) {
            $field = PlainText::of($row['field'] ?? (is_string($key) ? $key : ''));
            $value = PlainText::lines($row['value'] ?? '');
            if (!Name::isAllowed($field) || $value === '') {
                continue;
            }
            $kind = $row['kind'] ?? '';
            $url = WebAddress::link($row['url'] ?? '');
            $contacts[$field] = [
                'kind' => in_array($kind, self::KINDS, true) ? $kind : 'text',
                'value' => $value,
                ...self::optional($row, ['display']),
                ...($url === null ? [] : ['url' => $url]),
            ];
        }
        return $contacts;
    }

    /**
     * @param array<mixed> $before the saved providers
     * @return array<string, array{status: string, trusted: bool, default: string, forms: list<array>}>
     */
    public static function addons(mixed $rows, array $before): array
    {
        $addons = [];
        foreach (self::rows($rows) as $key => $row) {
            $name = \sanitize_key(PlainText::of($row['provider'] ?? (is_string($key) ? $key : '')));
            $forms = self::forms($row['forms'] ?? []);
            if (!Name::isAllowed($name) || $forms === []) {
                continue;
            }
            $status = $row['status'] ?? '';
            // Scripts of a form are as good as scripts of one's own.
            $mayTrust = \current_user_can('unfiltered_html') || !empty($before[$name]['trusted']);
            $addons[$name] = [
                'status' => in_array($status, self::STATUSES, true) ? $status : 'selected',
                'trusted' => !empty($row['trusted']) && $mayTrust,
                'default' => PlainText::of($row['default'] ?? ''),
                'forms' => $forms,
            ];
        }
        return $addons;
    }

    /**
     * @return list<array{id: string, title: string, shortcode: string}>
     */
    private static function forms(mixed $rows): array
    {
        $forms = [];
        foreach (self::rows($rows) as $row) {
            $id = PlainText::of($row['id'] ?? '');
            $shortcode = trim(PlainText::scrubbed($row['shortcode'] ?? ''));
            if (Name::isAllowed($id) && preg_match('/^\[[^<>\x00-\x1f]*\]$/D', $shortcode) === 1) {
                $title = PlainText::of($row['title'] ?? '');
                $forms[$id] = ['id' => $id, 'title' => $title === '' ? $id : $title, 'shortcode' => $shortcode];
            }
        }
        return array_values($forms);
    }

    /**
     * @return array<array-key, array<mixed>>
     */
    private static function rows(mixed $rows): array
    {
        return array_filter(is_array($rows) ? $rows : [], is_array(...));
    }

    /**
     * @param array<mixed> $row
     * @param list<string> $names
     * @return array<string, string> those that say something
     */
    private static function optional(array $row, array $names): array
    {
        $texts = [];
        foreach ($names as $name) {
            $text = PlainText::of($row[$name] ?? '');
            $texts += $text === '' ? [] : [$name => $text];
        }
        return $texts;
    }
}
