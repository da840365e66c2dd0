<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

/**
 * Says once, among the plugins, where to go next: nothing is shown before a daemon answers.
 */
final class ActivationNotice
{
    public const OPTION = 'inlay_activated';

    public static function onActivation(): void
    {
        \update_option(self::OPTION, '1');
    }

    public static function show(): void
    {
        $isDue = \get_current_screen()?->id === 'plugins' && \get_option(self::OPTION) === '1';
        if (!$isDue || !\current_user_can(SettingsPage::CAPABILITY)) {
            return;
        }
        \delete_option(self::OPTION);
        $text = \__('Inlay is active. Its render daemon, the profiles, contacts and forms of the site are under', 'inlay');
        printf(
            '<div class="notice notice-info is-dismissible" id="inlay-activated"><p>%s <a href="%s">%s</a>. '
                . '<a href="%s">%s</a></p></div>',
            \esc_html($text),
            \esc_url(SettingsPage::address()),
            \esc_html(\__('Settings > Inlay', 'inlay')),
            \esc_url(StatusPage::address()),
            \esc_html(\__('Tools > Inlay tells whether the daemon answers.', 'inlay')),
        );
    }
}
