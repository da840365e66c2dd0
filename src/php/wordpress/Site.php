<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\ClientException;
use Inlay\RejectedException;
use Inlay\WordPress\State\SiteState;
use JsonException;

/**
 * Keeps the record of the site up to date: collects the state when something changed, and tells the daemon.
 */
final class Site
{
    /**
     * The record as it should be now. The daemon may not have answered to it yet.
     */
    public static function current(): ?SiteRecord
    {
        $record = SiteRecord::load();
        if ($record !== null && (!$record->isDirty || !self::isVisitorsView())) {
            return $record;
        }
        try {
            $json = SiteState::json();
        } catch (JsonException) {
            return $record;
        }
        $fresh = SiteRecord::ofState($json, $record);
        // In the admin, names may be in another language than visitors read; so the next view looks again.
        $fresh = self::isVisitorsView() ? $fresh : $fresh->dirty();
        $fresh->save();
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
     * The current record, once the daemon knows it: with the revisions that tell which baked canvases are stale.
     *
     * @return SiteRecord|null as far as it gets: without `revisions` when the daemon is down or refuses the state
     */
    public static function told(): ?SiteRecord
    {
        $record = self::current();
        if ($record === null || $record->revisions !== null || $record->problem !== '') {
            return $record;
        }
        try {
            $told = $record->answered(Daemon::forViews()->putSite($record->revision, SiteRecord::state()));
        } catch (ClientException $failure) {
            if (!$failure instanceof RejectedException || !Problems::isAboutState($failure)) {
                return $record;
            }
            $told = $record->refused(Problems::text($failure));
        }
        $told->save();
        return $told;
    }

    /**
     * Marks the record: the next view collects the state. Only then all that themes and plugins do for visitors is at work.
     */
    public static function markDirty(): void
    {
        $record = SiteRecord::load();
        if ($record !== null && !$record->isDirty) {
            $record->dirty()->save();
        }
    }

    private static function isVisitorsView(): bool
    {
        return !\is_admin() && \determine_locale() === \get_locale();
    }
}
