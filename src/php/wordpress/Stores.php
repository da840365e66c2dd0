<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\ApcuStore;
use Inlay\PhpFileStore;
use Inlay\Store;

/**
 * Where the site keeps its baked canvases.
 */
final class Stores
{
    /**
     * The store of the settings, or the site's own.
     */
    public static function current(): Store
    {
        $isApcu = Settings::current()->store === 'apcu' && ApcuStore::isAvailable();
        $store = $isApcu ? self::apcu() : new PhpFileStore(Folder::path() . '/canvases');
        /**
         * Filters where baked canvases are kept.
         *
         * @param Store $store
         */
        $own = \apply_filters('inlay_store', $store);
        return $own instanceof Store ? $own : $store;
    }

    public static function apcu(): ApcuStore
    {
        return self::inApcu('baked');
    }

    /**
     * Where the regions of pages are remembered.
     */
    public static function plans(): ApcuStore
    {
        return self::inApcu('plans');
    }

    /**
     * Sites that share a machine share its APCu: the names of each begin with its own folder and number.
     */
    private static function inApcu(string $what): ApcuStore
    {
        return new ApcuStore("inlay-$what:" . md5(ABSPATH) . ':' . \get_current_blog_id() . ':');
    }
}
