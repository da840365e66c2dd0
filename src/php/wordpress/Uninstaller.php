<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\ApcuStore;
use Inlay\Breakers;
use Inlay\WordPress\Admin\Findings;
use Inlay\WordPress\Rest\Manifest;
use Inlay\WordPress\Rest\ServiceKeys;

/**
 * Removes whatever the plugin kept, on every site of a network.
 */
final class Uninstaller
{
    public static function run(): void
    {
        if (!\is_multisite()) {
            self::removeFromSite();
            return;
        }
        foreach (\get_sites(['fields' => 'ids', 'number' => 0]) as $site) {
            \switch_to_blog((int) $site);
            self::removeFromSite();
            \restore_current_blog();
        }
    }

    private static function removeFromSite(): void
    {
        // Which forgets that the daemon failed.
        Breakers::shared(Folder::path(), Settings::current()->endpoint)->succeeded();
        if (ApcuStore::isAvailable()) {
            Stores::apcu()->clear();
            Stores::plans()->clear();
        }
        Folder::remove();
        foreach ([Settings::OPTION, ServiceKeys::OPTION, ...SiteRecord::OPTIONS, ...Folder::OPTIONS, ...Manifest::options()] as $option) {
            \delete_option($option);
        }
        Pruning::unschedule();
        \delete_post_meta_by_key(Findings::META);
    }
}
