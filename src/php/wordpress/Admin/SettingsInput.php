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
    private const MAX_MILLISECONDS = 10_000;

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
            'connect_timeout' => self::milliseconds(\__('Time to connect (ms)', 'inlay'), $input, 'connect_timeout'),
            'total_timeout' => self::milliseconds(\__('Time for an answer (ms)', 'inlay'), $input, 'total_timeout'),
            'store' => $input['store'] === 'apcu' ? 'apcu' : 'files',
            'whole_page' => (bool) $input['whole_page'],
            'namespace' => self::namespace($input['namespace'], (string) $saved['namespace']),
            'public_manifest' => (bool) $input['public_manifest'],
            'structured_data' => (bool) $input['structured_data'],
            'social' => ResourceInput::social($input['social'], (array) $saved['social']),
            'contacts' => ResourceInput::contacts($input['contacts'], (array) $saved['contacts']),
            'addons' => AddonInput::addons($input['addons'], (array) $saved['addons']),
        ];
    }

    private static function endpoint(mixed $value, string $before): string
    {
        $endpoint = PlainText::of($value);
        if (Settings::constant('INLAY_ENDPOINT') !== null) {
            if ($endpoint !== $before && $endpoint !== Settings::current()->endpoint) {
                Refusals::tell(self::ruledBy('INLAY_ENDPOINT'));
            }
            return $before;
        }
        $refusal = Endpoint::refusal($endpoint);
        if ($refusal === null && self::mayConnect()) {
            return $endpoint;
        }
        if ($refusal !== null) {
            Refusals::tell($refusal);
            Typed::keepField('endpoint', $value);
        } elseif ($endpoint !== $before) {
            Refusals::tell(self::whoseConnection());
        }
        return Endpoint::refusal($before) === null ? $before : Settings::DEFAULTS['endpoint'];
    }

    /**
     * Whether this user may say where the daemon is: whose daemon it is that all sites of a network share is the network's
     * to say.
     */
    public static function mayConnect(): bool
    {
        return !\is_multisite() || \current_user_can('manage_network_options');
    }

    /**
     * Why the user may not.
     */
    public static function whoseConnection(): string
    {
        return \__("Only administrators of the network may change the daemon's address and secret.", 'inlay');
    }

    private static function ruledBy(string $constant): string
    {
        /* translators: %s: a constant of wp-config.php */
        return sprintf(\__('%s in wp-config.php rules: what was typed in its place was not saved.', 'inlay'), $constant);
    }

    /**
     * The field comes empty unless somebody types a new secret: the saved one is never sent to a browser.
     *
     * @param array<mixed> $input
     */
    private static function secret(array $input, string $before): string
    {
        $secret = trim(PlainText::scrubbed($input['secret']));
        if (!self::mayConnect()) {
            return $before;
        }
        if ($secret !== '' && $secret !== $before && Settings::constant('INLAY_SECRET') !== null) {
            Refusals::tell(self::ruledBy('INLAY_SECRET'));
            return $before;
        }
        if (!empty($input['forget_secret'])) {
            return '';
        }
        if (preg_match('/[^\x21-\x7e]/', $secret) === 1) { // which is not repeated: it may be nearly right
            Refusals::tell(\__('Secret: expected visible ASCII characters without spaces. It was not saved.', 'inlay'));
            return $before;
        }
        return $secret === '' ? $before : $secret;
    }

    /**
     * @param array<mixed> $input
     */
    private static function milliseconds(string $label, array $input, string $name): int
    {
        $value = $input[$name];
        $isWhole = is_int($value) || (is_string($value) && preg_match('/^\s*[0-9]{1,9}\s*$/D', $value) === 1);
        if ($isWhole && $value >= 1 && $value <= self::MAX_MILLISECONDS) {
            return (int) $value;
        }
        /* translators: %d: the greatest number */
        $expected = sprintf(\__('a whole number of 1…%d', 'inlay'), self::MAX_MILLISECONDS);
        Refusals::unexpected($label, $value, $expected);
        Typed::keepField($name, $value);
        return min(self::MAX_MILLISECONDS, max(1, Settings::saved()[$name]));
    }

    private static function namespace(mixed $value, string $before): string
    {
        $typed = trim(PlainText::scrubbed($value));
        $name = \sanitize_title($typed);
        $isName = $name === $typed && preg_match('/[^a-z0-9_-]/', $typed) !== 1;
        if ($isName || $typed === $before) {
            return $typed;
        }
        Typed::keepField('namespace', $value);
        Refusals::unexpected(\__('REST namespace', 'inlay'), $value, \__('a name of a-z, 0-9, - and _ such as mytheme', 'inlay'));
        return $before;
    }
}
