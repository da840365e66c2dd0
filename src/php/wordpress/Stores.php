<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\ApcuStore;
use Inlay\PhpFileStore;
use Inlay\ReadOnlyStore;
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
        $store = $isApcu ? self::apcu() : self::files();
        /**
         * Filters where baked canvases are kept.
         *
         * @param Store $store
         */
        $own = \apply_filters('inlay_store', $store);
        return $own instanceof Store ? $own : $store;
    }

    /**
     * What the store has for the variant of a record, as a request may use it: what is for this request alone is not written.
     */
    public static function of(SiteRecord $record): VariantStore|ReadOnlyStore
    {
        $store = new VariantStore(self::current(), $record->variant);
        return $record->isKept() ? $store : new ReadOnlyStore($store);
    }

    private static function files(): Store
    {
        $store = new PhpFileStore(Folder::path() . '/canvases', SiteSecret::for('store'));
        return Folder::mayWrite() ? $store : new ReadOnlyStore($store);
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
     * A store as the views of a page may use it: what a visitor may see and others may not is never written.
     */
    public static function forViews(Store $store): Store
    {
        return Visitor::isKnown() ? new ReadOnlyStore($store) : $store;
    }

    /**
     * Removes what versions before this one have in APCu.
     */
    public static function clearFormer(): void
    {
        foreach (ApcuStore::isAvailable() ? ['baked', 'plans'] : [] as $what) {
            (new ApcuStore("inlay-$what:" . md5(ABSPATH) . ':' . \get_current_blog_id() . ':'))->clear();
        }
    }

    /** Sites that share a machine share its APCu: the names of each begin with what only the site knows. */
    private static function inApcu(string $what): ApcuStore
    {
        return new ApcuStore("inlay-$what:" . substr(SiteSecret::for('apcu'), 0, 32) . ':');
    }
}
