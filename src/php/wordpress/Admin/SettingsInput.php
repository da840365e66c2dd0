<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\WordPress\Settings;
use Inlay\WordPress\State\Name;
use Inlay\WordPress\State\PlainText;
use Inlay\WordPress\State\WebAddress;

/**
 * Makes settings out of what the settings page's form, or anybody else who saves the option, sends.
 */
final class SettingsInput
{
    private const KINDS = ['phone', 'email', 'address', 'text'];
    private const ENDPOINT = '~^(?:unix:/[^\x00-\x20?#]+|http://(?:\[::1\]|[\w.-]+):\d{1,5})$~D';
    private const STATUSES = ['selected', 'available', 'inactive'];

    /**
     * @return array<string, mixed> as the option holds it
     */
    public static function sanitised(mixed $input): array
    {
        $saved = Settings::saved();
        $input = is_array($input) ? [...$saved, ...$input] : $saved;
        return [
            'endpoint' => self::endpoint($input['endpoint'], (string) $saved['endpoint']),
            'secret' => self::secret($input, (string) $saved['secret']),
            'connect_timeout' => self::milliseconds($input['connect_timeout'], 50),
            'total_timeout' => self::milliseconds($input['total_timeout'], 300),
            'store' => $input['store'] === 'apcu' ? 'apcu' : 'files',
            'whole_page' => (bool) $input['whole_page'],
            'namespace' => \sanitize_title(PlainText::of($input['namespace'])),
            'public_manifest' => (bool) $input['public_manifest'],
            'social' => self::social($input['social']),
            'contacts' => self::contacts($input['contacts']),
            'addons' => self::addons($input['addons'], (array) $saved['addons']),
        ];
    }

    private static function endpoint(mixed $value, string $before): string
    {
        $endpoint = PlainText::of($value);
        if (preg_match(self::ENDPOINT, $endpoint) === 1) {
            return $endpoint;
        }
        \add_settings_error(Settings::OPTION, 'endpoint', sprintf(
            /* translators: 1: what was typed, 2 and 3: examples */
            \__('Unexpected address of the daemon "%1$s", expected one such as %2$s or %3$s.', 'inlay'),
            $endpoint,
            'unix:/run/inlay/inlay.sock',
            'http://127.0.0.1:7411',
        ));
        return $before;
    }

    /**
     * The field comes empty unless somebody types a new secret: the saved one is never sent to a browser.
     *
     * @param array<mixed> $input
     */
    private static function secret(array $input, string $before): string
    {
        $secret = preg_replace('/[^\x21-\x7e]/', '', PlainText::scrubbed($input['secret'])) ?? '';
        return match (true) {
            !empty($input['forget_secret']) => '',
            $secret === '' => $before,
            default => $secret,
        };
    }

    private static function milliseconds(mixed $value, int $default): int
    {
        return is_numeric($value) ? max(1, min(10_000, (int) $value)) : $default;
    }

    /**
     * @return list<array{network: string, url: string, label?: string}>
     */
    private static function social(mixed $rows): array
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
    private static function contacts(mixed $rows): array
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
    private static function addons(mixed $rows, array $before): array
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
