<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Closure;
use Inlay\ApcuStore;
use Inlay\Breakers;
use Inlay\WordPress\Admin\ActivationNotice;
use Inlay\WordPress\Admin\Checked;
use Inlay\WordPress\Admin\Findings;
use Inlay\WordPress\Admin\Typed;
use Inlay\WordPress\Rest\Manifest;
use Inlay\WordPress\Rest\ServiceKeys;
use WP_Site;

/**
 * Removes whatever the plugin kept, on every site of a network.
 */
final class Uninstaller
{
    /**
     * WordPress deletes the plugin's files right behind this, maybe in the process that has just deactivated it.
     */
    public static function run(): void
    {
        self::onEachSite(\is_multisite(), self::removeFromSite(...));
        Plugin::stopListening();
    }

    /**
     * When the plugin is deactivated, nothing of it is run any more.
     */
    public static function deactivate(mixed $isNetworkWide): void
    {
        self::onEachSite((bool) $isNetworkWide, Pruning::unschedule(...));
    }

    /**
     * When a site of a network is deleted: WordPress itself drops its tables.
     */
    public static function onSiteDeleted(WP_Site $site): void
    {
        \switch_to_blog((int) $site->blog_id);
        self::removeFiles();
        \restore_current_blog();
        ChangeWatch::forget((int) $site->blog_id);
    }

    /**
     * @param Closure(): void $do
     */
    private static function onEachSite(bool $isAll, Closure $do): void
    {
        if (!$isAll) {
            $do();
            return;
        }
        foreach (\get_sites(['fields' => 'ids', 'number' => 0]) as $site) {
            \switch_to_blog((int) $site);
            $do();
            \restore_current_blog();
        }
    }

    private static function removeFromSite(): void
    {
        // Which forgets that the daemon failed.
        Breakers::shared(Folder::path(), Settings::current()->endpoint)->succeeded();
        DaemonHang::forget();
        Typed::removeAll();
        \delete_option(ActivationNotice::OPTION);
        self::removeFiles();
        $failures = [CollectionFailure::OPTION, LargePage::OPTION];
        foreach ([Settings::OPTION, ServiceKeys::OPTION, ...$failures, ...Folder::OPTIONS] as $option) {
            \delete_option($option);
        }
        // Behind the others: their deletion marks the state.
        SiteRecord::removeAll();
        Manifest::removeAll();
        StructuredData::removeAll();
        Pruning::unschedule();
        \delete_post_meta_by_key(Findings::META);
        \delete_post_meta_by_key(Checked::META);
    }

    /** With what APCu holds. */
    private static function removeFiles(): void
    {
        if (ApcuStore::isAvailable()) {
            Stores::apcu()->clear();
            Stores::plans()->clear();
        }
        Folder::remove();
    }
}
