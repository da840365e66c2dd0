<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\WordPress\Settings;

/**
 * Settings > Inlay.
 */
final class SettingsPage
{
    public const SLUG = 'inlay';
    public const CAPABILITY = 'manage_options';

    private const GROUP = 'inlay';

    /**
     * Registers the option, everywhere: whoever saves it, it is sanitised.
     */
    public static function register(): void
    {
        \register_setting(self::GROUP, Settings::OPTION, [
            'type' => 'object',
            'sanitize_callback' => SettingsInput::sanitised(...),
            'show_in_rest' => false,
            'default' => Settings::DEFAULTS,
        ]);
    }

    public static function address(): string
    {
        return \admin_url('options-general.php?page=' . self::SLUG);
    }

    public static function addToMenu(): void
    {
        $title = \__('Inlay', 'inlay');
        $page = \add_options_page($title, $title, self::CAPABILITY, self::SLUG, self::show(...));
        if (is_string($page)) {
            \add_action("load-$page", KeysSection::act(...), 10, 0);
        }
    }

    private static function show(): void
    {
        if (!\current_user_can(self::CAPABILITY)) {
            return;
        }
        printf('<div class="wrap"><h1>%s</h1>', \esc_html(\__('Inlay', 'inlay')));
        printf(
            '<p><a href="%s">%s</a></p>',
            \esc_url(StatusPage::address()),
            \esc_html(\__('What is baked, and whether the daemon answers', 'inlay')),
        );
        printf('<form action="%s" method="post">', \esc_url(\admin_url('options.php')));
        \settings_fields(self::GROUP);
        echo SettingsForm::html(); // phpcs:ignore -- escaped field by field
        \submit_button();
        echo '</form>', KeysSection::html(), '</div>';
    }
}
