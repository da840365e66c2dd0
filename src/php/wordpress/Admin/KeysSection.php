<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\WordPress\Rest\ServiceKeys;
use Inlay\WordPress\State\PlainText;

/**
 * The service keys on the settings page. A new key is shown in the answer to the form that made it, and nowhere else.
 */
final class KeysSection
{
    private const CREATE = 'inlay_create_key';
    private const REVOKE = 'inlay_revoke_key';

    private static string $created = '';

    /**
     * Does what a form of this section asks for.
     */
    public static function act(): void
    {
        if (!\current_user_can(SettingsPage::CAPABILITY)) {
            return;
        }
        $input = \wp_unslash($_POST);
        if (isset($input[self::CREATE])) {
            \check_admin_referer(self::CREATE);
            $name = PlainText::of($input['inlay_key_name'] ?? '');
            self::$created = ServiceKeys::create($name === '' ? \__('Service', 'inlay') : $name);
            \nocache_headers();
        } elseif (is_string($input[self::REVOKE] ?? null)) {
            \check_admin_referer(self::REVOKE);
            ServiceKeys::revoke($input[self::REVOKE]);
        }
    }

    /**
     * The section, escaped.
     */
    public static function html(): string
    {
        $title = \__('Service keys', 'inlay');
        return '<h2 id="inlay-keys">' . \esc_html($title) . '</h2><p>'
            . \esc_html(\__('Programs read the manifest with one, sent as a header of the request:', 'inlay'))
            . ' <code>Authorization: Bearer &lt;key&gt;</code>, <code>X-Inlay-Key: &lt;key&gt;</code></p>'
            . self::newKey() . self::table($title) . self::creation();
    }

    private static function newKey(): string
    {
        return self::$created === '' ? '' : sprintf(
            '<div class="notice notice-success inline" role="status"><p><label for="inlay-new-key">%s</label><br>'
                . '<input type="text" id="inlay-new-key" class="large-text code" readonly value="%s"></p></div>',
            \esc_html(\__('The new key. Copy it now: it is not shown again.', 'inlay')),
            \esc_attr(self::$created),
        );
    }

    private static function table(string $title): string
    {
        $rows = [];
        foreach (ServiceKeys::all() as $id => $key) {
            $created = \wp_date((string) \get_option('date_format'), $key['created']);
            $rows[] = [\esc_html($key['name']), \esc_html((string) $created), self::revocation((string) $id, $key['name'])];
        }
        $headers = [\__('Name', 'inlay'), \__('Created', 'inlay'), \__('Action', 'inlay')];
        return $rows === [] ? '' : Field::table($title, $headers, $rows);
    }

    private static function revocation(string $id, string $name): string
    {
        return sprintf(
            '<form method="post">%s<button class="button" name="%s" value="%s" aria-label="%s">%s</button></form>',
            self::nonce(self::REVOKE),
            self::REVOKE,
            \esc_attr($id),
            /* translators: %s: name of a key */
            \esc_attr(sprintf(\__('Revoke %s', 'inlay'), $name)),
            \esc_html(\__('Revoke', 'inlay')),
        );
    }

    private static function creation(): string
    {
        return sprintf(
            '<form method="post">%s<p><label for="inlay-key-name">%s</label> '
                . '<input type="text" id="inlay-key-name" name="inlay_key_name"> '
                . '<button class="button" name="%s" value="1">%s</button></p></form>',
            self::nonce(self::CREATE),
            \esc_html(\__('Name of the program', 'inlay')),
            self::CREATE,
            \esc_html(\__('Create a key', 'inlay')),
        );
    }

    /** Not `wp_nonce_field`, whose id can stand on a page only once. */
    private static function nonce(string $action): string
    {
        return sprintf('<input type="hidden" name="_wpnonce" value="%s">', \esc_attr(\wp_create_nonce($action)));
    }
}
