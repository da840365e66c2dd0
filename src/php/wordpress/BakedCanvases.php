<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\ClientException;
use Inlay\Expander\Kept;
use Inlay\StoreException;

/**
 * What the store holds, for whoever runs the site.
 */
final class BakedCanvases
{
    /** As many as the daemon takes at once, and few enough to bake within an editor's patience. */
    private const BATCH = 100;

    /**
     * @return iterable<string, array{source: string, revision: string, variant: string, isBaked: bool}> by key, with those
     *     that could not be baked; what is broken is left out
     */
    public static function all(): iterable
    {
        $store = Stores::current();
        foreach ($store->keys() as $key) {
            $entry = $store->get($key);
            if (is_string($entry['source'] ?? null) && is_string($entry['revision'] ?? null)) {
                yield $key => [
                    'source' => $entry['source'],
                    'revision' => $entry['revision'],
                    'variant' => VariantStore::variantOf($key),
                    'isBaked' => is_array($entry['baked'] ?? null),
                ];
            }
        }
    }

    /**
     * Bakes all of a record's variant, for the state that was collected last. What can't be baked stays as it is.
     *
     * @return int how many were baked
     * @throws ClientException when the daemon doesn't answer
     * @throws StoreException when they can't be kept
     */
    public static function bakeAll(SiteRecord $record): int
    {
        $store = Stores::of($record);
        $sources = [];
        foreach ($store->keys() as $key) {
            $source = $store->get($key)['source'] ?? null;
            if (is_string($source)) {
                $sources[$key] = $source;
            }
        }
        $client = Daemon::forEditors();
        $kept = new Kept($store, $record->revision);
        $count = 0;
        foreach (array_chunk($sources, self::BATCH, true) as $batch) {
            foreach ($client->bake($record->revision, $batch, $record->state(...)) as $key => $baked) {
                if (is_array($baked)) {
                    $kept->write((string) $key, $batch[$key], $baked);
                    $count += 1;
                }
            }
        }
        return $count;
    }
}
