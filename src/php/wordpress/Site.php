<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\ClientException;
use Inlay\RejectedException;
use Inlay\WordPress\State\SiteState;
use Inlay\WordPress\State\UnnamedItems;
use Throwable;

/**
 * Knows the site's state: what is kept of it, or what is collected when something changed.
 *
 * What is kept is for all. So it comes from pages of visitors whom nobody knows, at the site's own address, alone. Any other
 * request that finds nothing kept, or something outdated, collects for itself.
 */
final class Site
{
    /** @var array<string, SiteRecord|null> what this request collected; null where that failed */
    private static array $collected = [];

    /**
     * The record as it should be now, or the last good one; null where there is none.
     */
    public static function current(): ?SiteRecord
    {
        return self::latest(self::showsSite());
    }

    /**
     * The same for whoever writes: a content is not checked against what the site was before. In the admin, that is not known
     * to whoever reads another language there than visitors do, as the theme has its names in that one.
     */
    public static function forEditors(): ?SiteRecord
    {
        return self::latest(self::showsSite() || (\is_admin() && self::isAsSaved()));
    }

    private static function latest(bool $mayCollect): ?SiteRecord
    {
        $record = SiteRecord::load();
        if ($record !== null && (!$record->isOutdated() || !$mayCollect)) {
            return $record;
        }
        $request = implode(' ', [\get_current_blog_id(), Variant::key(), SiteRecord::stamp()]);
        if (!array_key_exists($request, self::$collected)) {
            self::$collected[$request] = null; // for a filter that shows a page itself
            self::$collected[$request] = self::collected($record);
        }
        return self::$collected[$request] ?? $record;
    }

    private static function collected(?SiteRecord $before): ?SiteRecord
    {
        $isForAll = self::showsSite()
            && Visitor::readsPage()
            && !Visitor::isKnown()
            && Variant::hasOwnAddress();
        try {
            $json = Visitor::asNobody(SiteState::json(...));
        } catch (Throwable $failure) {
            if ($isForAll) {
                CollectionFailure::note($failure);
            }
            return null;
        }
        if (!$isForAll) {
            return SiteRecord::fleeting($json);
        }
        CollectionFailure::forget();
        $fresh = SiteRecord::keep($json);
        if ($fresh->isKept() && $fresh->revision !== $before?->revision) {
            /**
             * Tells that pages show something else now, so that page caches can be emptied.
             *
             * @param string $revision of the state
             */
            \do_action('inlay_site_changed', $fresh->revision);
            foreach (UnnamedItems::in($json) as $line) {
                error_log("Inlay: $line");
            }
        }
        return $fresh;
    }

    /**
     * Remembers a failure that is about the site's state: asking again is no use before that changes.
     */
    public static function heed(ClientException $failure, SiteRecord $record): void
    {
        $status = $failure instanceof RejectedException ? $failure->problem->status : 0;
        if (in_array($status, [413, 422], true)) {
            $record->refuse(Problems::text($failure));
        }
    }

    /**
     * Forgets what the daemon had against the states, and has the next view look at the site.
     */
    public static function retry(): void
    {
        foreach (SiteRecord::all() as $record) {
            $record->refuse('');
        }
        CollectionFailure::forget();
        LargePage::forget();
        StructuredData::outdate();
        SiteRecord::mark();
    }

    /**
     * Whether menus, names and the rest are as the site has them: not in the admin, and not while somebody tries another
     * theme or changes that are not saved.
     */
    private static function showsSite(): bool
    {
        return !\is_admin() && self::isAsSaved();
    }

    private static function isAsSaved(): bool
    {
        return !\is_customize_preview()
            && \get_stylesheet() === \get_option('stylesheet')
            && (Visitor::readsPage() || \determine_locale() === \get_locale());
    }
}
