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

    private static function act(): void
    {
        if (!isset($_POST[self::BAKE]) || !\current_user_can(SettingsPage::CAPABILITY)) {
            return;
        }
        \check_admin_referer(self::BAKE);
        self::$result = self::bakeAll();
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
            return sprintf(\_n('%d canvas was baked again.', '%d canvases were baked again.', $count, 'inlay'), $count);
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
