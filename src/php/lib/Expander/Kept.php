<?php

declare(strict_types=1);

namespace Inlay\Expander;

use Inlay\Store;

/**
 * Baked canvases in a store, each with its source and the revision of the site that it was baked for.
 */
final class Kept
{
    /**
     * Whole pages that are kept, where only a parser knows the components. Each has its slot, by its hash, so that
     * pages that differ for every visitor can't fill the store.
     */
    private const PAGES = 64;

    /**
     * Seconds for which a page keeps its slot against others: pages that differ for every visitor would have each
     * request wait for Node.
     */
    private const TENANCY = 3600;

    /**
     * Seconds for which a canvas that could not be baked is left alone, unless the site changes: one that is too much for
     * a worker would cost one with every view.
     */
    private const REFUSED_FOR = 300;

    /** Bytes of a page that is kept: all of them together stay within some tens of MB. */
    private const MAX_PAGE = 524_288;

    private const PAGE = 'page-';
    private const CANVAS = 'canvas-';

    public function __construct(private readonly Store $store, private readonly string $revision)
    {
    }

    /**
     * The key of a canvas; xxh128, as every read compares the source as well.
     *
     * @param bool $isPage whether it is a whole page
     */
    public static function key(string $canvas, bool $isPage): string
    {
        $hash = hash('xxh128', $canvas);
        return $isPage ? self::PAGE . hexdec(substr($hash, 0, 4)) % self::PAGES : self::CANVAS . $hash;
    }

    /**
     * The baked canvas of a source.
     *
     * @param bool $isFresh whether only one of the site as it is now will do
     * @return array<mixed>|null
     */
    public function read(string $key, string $source, bool $isFresh): ?array
    {
        $entry = $this->store->get($key);
        $baked = $entry['baked'] ?? null;
        if (!is_array($baked) || ($entry['source'] ?? null) !== $source) {
            return null;
        }
        return $isFresh && ($entry['revision'] ?? null) !== $this->revision ? null : $baked;
    }

    /**
     * @param array<mixed> $baked
     * @throws \Inlay\StoreException
     */
    public function write(string $key, string $source, array $baked): void
    {
        $entry = ['revision' => $this->revision, 'source' => $source, 'baked' => $baked];
        $this->store->set($key, str_starts_with($key, self::PAGE) ? $entry + ['since' => time()] : $entry);
    }

    /**
     * Remembers that a canvas could not be baked, beside the last good one.
     *
     * @throws \Inlay\StoreException
     */
    public function refuse(string $key, string $source): void
    {
        $entry = $this->store->get($key) ?? [];
        $last = ($entry['source'] ?? null) === $source ? $entry : ['revision' => '', 'source' => $source];
        $this->store->set($key, ['refused' => $this->revision, 'until' => time() + self::REFUSED_FOR] + $last);
    }

    /**
     * Whether a canvas could not be baked just now, for the site as it is.
     */
    public function isRefused(string $key, string $source): bool
    {
        $entry = $this->store->get($key) ?? [];
        $isSame = ($entry['source'] ?? null) === $source && ($entry['refused'] ?? null) === $this->revision;
        return $isSame && ($entry['until'] ?? 0) > time();
    }

    /**
     * Whether what is baked of a source may be kept.
     */
    public function hasRoom(string $key, string $source): bool
    {
        if (!str_starts_with($key, self::PAGE)) {
            return true;
        }
        if (strlen($source) > self::MAX_PAGE) {
            return false;
        }
        $entry = $this->store->get($key);
        $since = $entry['since'] ?? null;
        return !is_int($since) || ($entry['source'] ?? null) === $source || $since < time() - self::TENANCY;
    }
}
