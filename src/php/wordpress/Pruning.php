<?php

declare(strict_types=1);

namespace Inlay\WordPress;

/**
 * Forgets, a day after the site changed, the canvases that nobody has looked at since. They may be of contents that are no
 * longer there; one that is asked for again is baked again.
 */
final class Pruning
{
    public const EVENT = 'inlay_prune';

    public static function schedule(): void
    {
        if (\wp_next_scheduled(self::EVENT) === false) {
            \wp_schedule_single_event(time() + DAY_IN_SECONDS, self::EVENT);
        }
    }

    public static function unschedule(): void
    {
        \wp_clear_scheduled_hook(self::EVENT);
    }

    /**
     * Nothing is forgotten while there is no daemon that could bake it again.
     */
    public static function run(): void
    {
        $records = SiteRecord::all();
        if ($records === [] || !Daemon::isReady()) {
            return;
        }
        $store = Stores::current();
        $outdated = [];
        foreach (BakedCanvases::all() as $key => $canvas) {
            if ($canvas['revision'] !== ($records[$canvas['variant']] ?? null)?->revision) {
                $outdated[] = $key;
            }
        }
        foreach ($outdated as $key) {
            $store->delete($key);
        }
    }
}
