<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\ApcuStore;
use Inlay\WordPress\Rest\Routes;
use Inlay\WordPress\Settings;

/**
 * The settings as a form.
 */
final class SettingsForm
{
    /**
     * The whole form, escaped.
     */
    public static function html(): string
    {
        $saved = Settings::saved();
        return self::connection($saved)
            . self::pages($saved)
            . self::rest($saved)
            . self::structuredData($saved)
            . ResourceFields::social((array) $saved['social'])
            . ResourceFields::contacts((array) $saved['contacts'])
            . AddonFields::html((array) $saved['addons']);
    }

    /**
     * @param array<string, mixed> $saved
     */
    private static function connection(array $saved): string
    {
        $secretHelp = match (true) {
            !SettingsInput::mayConnect() => SettingsInput::whoseConnection(),
            Settings::constant('INLAY_SECRET') !== null => \__('INLAY_SECRET in wp-config.php rules.', 'inlay'),
            $saved['secret'] === '' => \__('Only a daemon on a TCP port needs one.', 'inlay'),
            default => \__('One is saved. Leave this empty to keep it.', 'inlay'),
        };
        $addressHelp = match (true) {
            Settings::constant('INLAY_ENDPOINT') !== null => \__(
                'INLAY_ENDPOINT in wp-config.php says so, and rules over what is saved here.',
                'inlay',
            ),
            !SettingsInput::mayConnect() => SettingsInput::whoseConnection(),
            default => \__(
                'A Unix socket such as unix:/run/inlay/inlay.sock, or http://127.0.0.1:7411. '
                    . 'INLAY_ENDPOINT in wp-config.php may name any other.',
                'inlay',
            ),
        };
        $milliseconds = ['type' => 'number', 'min' => 1, 'max' => 10000, 'class' => 'small-text'];
        return self::section(
            \__('Render daemon', 'inlay'),
            Field::row(
                \__('Address', 'inlay'),
                'endpoint',
                Field::text('endpoint', Typed::field('endpoint') ?? Settings::current()->endpoint, [
                    ...Field::describedBy('endpoint'),
                    ...self::unlessConstant('INLAY_ENDPOINT'),
                ]),
                $addressHelp,
            ),
            Field::row(
                \__('Secret', 'inlay'),
                'secret',
                Field::text('secret', '', [
                    'type' => 'password',
                    'autocomplete' => 'new-password',
                    ...Field::describedBy('secret'),
                    ...self::unlessConstant('INLAY_SECRET'),
                ]),
                $secretHelp,
            ),
            $saved['secret'] === '' || !SettingsInput::mayConnect()
                ? ''
                : self::boxRow('forget_secret', false, \__('Forget the saved secret', 'inlay')),
            Field::row(
                \__('Time to connect (ms)', 'inlay'),
                'connect_timeout',
                Field::text('connect_timeout', Typed::field('connect_timeout') ?? (string) $saved['connect_timeout'], $milliseconds),
            ),
            Field::row(
                \__('Time for an answer (ms)', 'inlay'),
                'total_timeout',
                Field::text('total_timeout', Typed::field('total_timeout') ?? (string) $saved['total_timeout'], [
                    ...$milliseconds,
                    ...Field::describedBy('total_timeout'),
                ]),
                \__('The most that a page waits, once in ten seconds, for a daemon that hangs.', 'inlay'),
            ),
        );
    }

    /**
     * @param array<string, mixed> $saved
     */
    private static function pages(array $saved): string
    {
        $stores = ['files' => \__('Files of its own, which opcache keeps in memory', 'inlay')];
        if (ApcuStore::isAvailable() || $saved['store'] === 'apcu') {
            $stores['apcu'] = \__('APCu', 'inlay');
        }
        return self::section(
            \__('Pages', 'inlay'),
            Field::row(
                \__('Baked canvases', 'inlay'),
                'store',
                Field::select('store', (string) $saved['store'], $stores),
            ),
            self::boxRow(
                'whole_page',
                (bool) $saved['whole_page'],
                \__('Buffer whole pages, so that components in the templates of a classic theme are expanded', 'inlay'),
                \__('WordPress 6.9 and newer, and block themes, need no such buffer.', 'inlay'),
            ),
        );
    }

    /**
     * @param array<string, mixed> $saved
     */
    private static function rest(array $saved): string
    {
        return self::section(
            \__('Manifest', 'inlay'),
            Field::row(
                \__('REST namespace', 'inlay'),
                'namespace',
                Field::text('namespace', Typed::field('namespace') ?? (string) $saved['namespace'], Field::describedBy('namespace')),
                sprintf(
                    /* translators: %s: an address */
                    \__("Empty for the theme's name. The manifest is at %s", 'inlay'),
                    \rest_url(Routes::restNamespace() . '/ai/integration-manifest'),
                ),
            ),
            self::boxRow(
                'public_manifest',
                (bool) $saved['public_manifest'],
                \__('Everybody may read it, without an account or a key', 'inlay'),
            ),
        );
    }

    /**
     * @param array<string, mixed> $saved
     */
    private static function structuredData(array $saved): string
    {
        $help = \__(
            'The front page gets it as JSON-LD of schema.org, made of these settings, the site\'s name, its tagline and its logo. '
                . 'Leave it off where an SEO plugin does so.',
            'inlay',
        );
        $others = SeoPlugins::active();
        $isSaidTwice = $others === [] ? '' : ' ' . sprintf(
            /* translators: %s: names of plugins */
            \__('Active here: %s. If it tells search engines, too, they read it twice.', 'inlay'),
            implode(', ', $others),
        );
        return self::section(
            \__('Structured data', 'inlay'),
            self::boxRow(
                'structured_data',
                (bool) $saved['structured_data'],
                \__('Tell search engines who is behind this site', 'inlay'),
                $help . $isSaidTwice,
            ),
        );
    }

    /**
     * A constant of wp-config.php rules over the field, so nobody need type into it; nor whoever may not change it.
     *
     * @return array<string, string>
     */
    private static function unlessConstant(string $constant): array
    {
        $isOpen = Settings::constant($constant) === null && SettingsInput::mayConnect();
        return $isOpen ? [] : ['disabled' => 'disabled'];
    }

    private static function section(string $title, string ...$rows): string
    {
        return '<h2>' . \esc_html($title) . '</h2><table class="form-table" role="presentation">'
            . implode('', $rows) . '</table>';
    }

    private static function boxRow(string $path, bool $isChecked, string $label, string $help = ''): string
    {
        $box = Field::checkbox($path, $isChecked, $label, $help === '' ? [] : Field::describedBy($path));
        return '<tr><td colspan="2">' . $box . Field::help($path, $help) . '</td></tr>';
    }
}
