<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\ClientException;
use Inlay\RejectedException;
use Inlay\WordPress\State\SiteState;
use JsonException;

/**
 * Keeps the record of the site up to date: collects the state when something changed.
 */
final class Site
{
    /**
     * The record as it should be now; null only for a state that is no JSON.
     */
    public static function current(): ?SiteRecord
    {
        $record = SiteRecord::load();
        $isSure = self::isVisitorsView();
        // In the admin, names may be in another language than visitors read; so the next view looks.
        if ($record !== null && !($isSure && $record->isOutdated())) {
            return $record;
        }
        try {
            $fresh = SiteRecord::keep(SiteState::json(), $isSure);
        } catch (JsonException) {
            return $record;
        }
        if ($fresh->revision !== $record?->revision) {
            /**
             * Tells that pages may show something else now, so that page caches can be emptied.
             *
             * @param string $revision of the state
             */
            \do_action('inlay_site_changed', $fresh->revision);
        }
        return $fresh;
    }

    /**
     * Marks the record: the next view collects the state. Only then all that themes and plugins do for visitors is at
     * work.
     */
    public static function markDirty(): void
    {
        $record = SiteRecord::load();
        if ($record?->isDirty === false) {
            $record->markDirty();
        }
    }

    /**
     * Remembers a failure that is about the site's state: asking again is no use before that changes.
     */
    public static function heed(ClientException $failure): void
    {
        $status = $failure instanceof RejectedException ? $failure->problem->status : 0;
        if (in_array($status, [413, 422], true)) {
            SiteRecord::load()?->refuse(Problems::text($failure));
        }
    }

    /**
     * Forgets what the daemon had against the state, and has the next view look at the site.
     */
    public static function retry(): void
    {
        SiteRecord::load()?->refuse('');
        self::markDirty();
    }

    /**
     * Whether menus, names and the rest are as visitors get them: not in the admin, not in an editor's own language,
     * and not while somebody tries another theme or changes that are not saved.
     */
    private static function isVisitorsView(): bool
    {
        return !\is_admin()
            && !\is_customize_preview()
            && \get_stylesheet() === \get_option('stylesheet')
            && \determine_locale() === \get_locale();
    }
}
