<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\WordPress\Endpoint;
use Inlay\WordPress\Settings;
use Inlay\WordPress\State\PlainText;

/**
 * Makes settings out of what the settings page's form, or anybody else who saves the option, sends.
 */
final class SettingsInput
{
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
            'social' => ResourceInput::social($input['social']),
            'contacts' => ResourceInput::contacts($input['contacts']),
            'addons' => ResourceInput::addons($input['addons'], (array) $saved['addons']),
        ];
    }

    private static function endpoint(mixed $value, string $before): string
    {
        $endpoint = PlainText::of($value);
        $refusal = Endpoint::refusal($endpoint);
        if ($refusal === null && self::mayConnect()) {
            return $endpoint;
        }
        if ($refusal !== null && function_exists('add_settings_error')) { // only the admin has it
            \add_settings_error(Settings::OPTION, 'endpoint', $refusal);
        }
        return Endpoint::refusal($before) === null ? $before : Settings::DEFAULTS['endpoint'];
    }

    /** Whose daemon it is that all sites of a network share is the network's to say. */
    private static function mayConnect(): bool
    {
        return !\is_multisite() || \current_user_can('manage_network_options');
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
            !self::mayConnect() => $before,
            !empty($input['forget_secret']) => '',
            $secret === '' => $before,
            default => $secret,
        };
    }

    private static function milliseconds(mixed $value, int $default): int
    {
        return is_numeric($value) ? max(1, min(10_000, (int) $value)) : $default;
    }
}
