<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\ClientException;
use Inlay\StoreException;
use Inlay\WordPress\BakedCanvases;
use Inlay\WordPress\Problems;
use Inlay\WordPress\Site;
use Inlay\WordPress\SiteRecord;

/**
 * Tools > Inlay: whether the daemon answers, what is baked, and which posts have findings.
 */
final class StatusPage
{
    /** The button that bakes everything again, and its nonce. */
    public const BAKE = 'inlay_bake';

    /** The button that has contents checked, and its nonce. */
    public const CHECK = 'inlay_check';

    private const SLUG = 'inlay-status';

    private static string $result = '';

    public static function address(): string
    {
        return \admin_url('tools.php?page=' . self::SLUG);
    }

    public static function addToMenu(): void
    {
        $title = \__('Inlay', 'inlay');
        $page = \add_management_page($title, $title, SettingsPage::CAPABILITY, self::SLUG, self::show(...));
        if (is_string($page)) {
            \add_action("load-$page", self::act(...), 10, 0);
        }
    }

    /**
     * A form of nothing but a button, escaped.
     */
    public static function button(string $name, string $label): string
    {
        return sprintf(
            '<form method="post"><input type="hidden" name="_wpnonce" value="%s"><p>'
                . '<button class="button" name="%s" value="1">%s</button></p></form>',
            \esc_attr(\wp_create_nonce($name)),
            \esc_attr($name),
            \esc_html($label),
        );
    }

    private static function act(): void
    {
        foreach ([self::BAKE => self::bakeAll(...), self::CHECK => self::checkAll(...)] as $button => $act) {
            if (isset($_POST[$button]) && \current_user_can(SettingsPage::CAPABILITY)) {
                \check_admin_referer($button);
                self::$result = $act();
            }
        }
    }

    /**
     * Where all is checked already, all is checked again: the daemon may be a newer one.
     */
    private static function checkAll(): string
    {
        if (Checked::pending(0, 1) === []) {
            Checked::forgetAll();
        }
        return CheckAll::run();
    }

    private static function bakeAll(): string
    {
        Site::retry();
        $records = SiteRecord::all();
        if ($records === []) {
            return \__('Nothing was baked: the state of the site is not known.', 'inlay');
        }
        $record = null;
        try {
            $count = 0;
            foreach ($records as $record) {
                $count += BakedCanvases::bakeAll($record);
            }
            /* translators: %d: how many */
            $baked = sprintf(\_n('%d canvas was baked again.', '%d canvases were baked again.', $count, 'inlay'), $count);
            return Checked::pending(0, 1) === [] ? $baked : "$baked " . CheckAll::run();
        } catch (ClientException $failure) {
            Site::heed($failure, $record);
            $reason = Problems::text($failure);
        } catch (StoreException $failure) {
            $reason = $failure->getMessage();
        }
        /* translators: %s: a reason */
        return sprintf(\__('Not all was baked: %s', 'inlay'), $reason);
    }

    private static function show(): void
    {
        if (!\current_user_can(SettingsPage::CAPABILITY)) {
            return;
        }
        $notice = self::$result === '' ? '' : sprintf(
            '<div class="notice notice-info" role="status"><p>%s</p></div>',
            \esc_html(self::$result),
        );
        // phpcs:ignore -- every part escapes what it shows
        echo '<div class="wrap"><h1>', \esc_html(\__('Inlay', 'inlay')), '</h1>', $notice,
            StatusReport::html(), '</div>';
    }
}
