<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\ClientException;
use Inlay\StoreException;

/**
 * The site as JSON-LD, as the daemon makes it; the last one stays for when there is no daemon. It is kept as the daemon's own
 * text: JSON that PHP decodes and writes again may have become something else.
 */
final class StructuredData
{
    private const OPTION = 'inlay_structured_data_';

    /**
     * The JSON-LD for the view of a page; empty while there never was one.
     */
    public static function current(): string
    {
        $record = Site::current();
        if ($record === null) {
            return '';
        }
        $kept = self::kept($record->variant);
        return $kept['revision'] === $record->revision ? $kept['json'] : self::made($record) ?? $kept['json'];
    }

    /**
     * What is kept for the variant of this request, else for another one; empty where nothing is. It makes none.
     */
    public static function last(): string
    {
        foreach ([Variant::key(), ...array_keys(SiteRecord::all())] as $variant) {
            $json = self::kept((string) $variant)['json'];
            if ($json !== '') {
                return $json;
            }
        }
        return '';
    }

    /**
     * Has it made again by the next views, as the daemon may be another one. Until then the last one stays.
     */
    public static function outdate(): void
    {
        foreach (array_map('strval', array_keys(SiteRecord::all())) as $variant) {
            $json = self::kept($variant)['json'];
            if ($json !== '') {
                self::keep($variant, '', $json);
            }
        }
    }

    /**
     * Removes what is kept, for all variants of the site.
     */
    public static function removeAll(): void
    {
        Options::deleteAll(self::OPTION);
    }

    /**
     * Removes what is kept for a variant.
     */
    public static function remove(string $variant): void
    {
        \delete_option(self::OPTION . $variant);
    }

    /**
     * That of a state, by the daemon, which is waited for as where canvases are baked: for no longer, and no more often.
     */
    private static function made(SiteRecord $record): ?string
    {
        if ($record->problem !== '') {
            return null; // the daemon has refused the state
        }
        Folder::make(); // where it is remembered that a daemon hangs
        try {
            $json = Daemon::forViews()->structuredData($record->revision, $record->state(...));
        } catch (StoreException) {
            return null;
        } catch (ClientException $failure) {
            if (!Visitor::isKnown()) {
                Site::heed($failure, $record);
            }
            return null;
        }
        if ($record->isKept() && !Visitor::isKnown()) {
            self::keep($record->variant, $record->revision, $json);
        }
        return $json;
    }

    /**
     * @param string $revision of the state that it shows
     */
    private static function keep(string $variant, string $revision, string $json): void
    {
        \update_option(self::OPTION . $variant, ['revision' => $revision, 'json' => $json], false);
    }

    /**
     * @return array{revision: string, json: string} empty texts where nothing is kept
     */
    private static function kept(string $variant): array
    {
        $kept = \get_option(self::OPTION . $variant);
        $isWhole = is_array($kept) && is_string($kept['revision'] ?? null) && is_string($kept['json'] ?? null);
        return $isWhole ? ['revision' => $kept['revision'], 'json' => $kept['json']] : ['revision' => '', 'json' => ''];
    }
}
