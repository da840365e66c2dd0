<?php

declare(strict_types=1);

namespace Inlay\Expander;

use Inlay\Locator;
use Inlay\PageTooLargeException;
use Inlay\Store;

/**
 * Baked canvases in a store, each with its source and the revision of the site that it was baked for.
 *
 * Whole pages, where only a parser knows the components, are never kept, nor what is baked of them: they hold what one
 * visitor may see and others may not. Of them there is a hash at most.
 */
final class Kept
{
    /**
     * Whole pages that are baked, again at each view. Each has its slot, by its hash, so that pages that differ for every
     * visitor can't have each request wait for Node.
     */
    private const PAGES = 64;

    /** Seconds for which a page keeps its slot against others. */
    private const TENANCY = 3600;

    /**
     * Seconds for which a canvas that could not be baked is left alone, unless the site changes: one that is too much for
     * a worker would cost one with every view.
     */
    private const REFUSED_FOR = 300;

    /** Bytes of a page that is baked. */
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
     * The baked canvas of a source; null for a whole page.
     *
     * @param bool $isFresh whether only one of the site as it is now will do
     * @return array<mixed>|null
     */
    public function read(string $key, string $source, bool $isFresh): ?array
    {
        $entry = self::isPage($key) ? null : $this->store->get($key);
        $baked = $entry['baked'] ?? null;
        if (!is_array($baked) || ($entry['source'] ?? null) !== $source) {
            return null;
        }
        return $isFresh && ($entry['revision'] ?? null) !== $this->revision ? null : $baked;
    }

    /**
     * Keeps a baked canvas; of a whole page, that it has its slot.
     *
     * @param array<mixed> $baked
     * @return bool whether the next one who reads it finds it
     * @throws \Inlay\StoreException
     */
    public function write(string $key, string $source, array $baked): bool
    {
        if (!self::isPage($key)) {
            $this->store->set($key, ['revision' => $this->revision, 'source' => $source, 'baked' => $baked]);
            return true;
        }
        if (!self::isOf($this->store->get($key), $key, $source)) {
            $this->store->set($key, self::mark($key, $source) + ['since' => time()]);
        }
        return false;
    }

    /**
     * Remembers that a canvas could not be baked, beside the last good one.
     *
     * @throws \Inlay\StoreException
     */
    public function refuse(string $key, string $source): void
    {
        $entry = $this->store->get($key);
        $last = self::isOf($entry, $key, $source) ? $entry : ['revision' => ''] + self::mark($key, $source);
        $this->store->set($key, ['refused' => $this->revision, 'until' => time() + self::REFUSED_FOR] + $last);
    }

    /**
     * Whether a canvas could not be baked just now, for the site as it is.
     */
    public function isRefused(string $key, string $source): bool
    {
        $entry = $this->store->get($key) ?? [];
        $isSame = self::isOf($entry, $key, $source) && ($entry['refused'] ?? null) === $this->revision;
        return $isSame && ($entry['until'] ?? 0) > time();
    }

    /**
     * Whether a source may be baked.
     *
     * @throws PageTooLargeException
     */
    public function hasRoom(string $key, string $source): bool
    {
        if (!self::isPage($key)) {
            return true;
        }
        if (strlen($source) > self::MAX_PAGE) {
            throw self::tooLarge($source);
        }
        $entry = $this->store->get($key);
        $since = $entry['since'] ?? null;
        return !is_int($since) || self::isOf($entry, $key, $source) || $since < time() - self::TENANCY;
    }

    private static function tooLarge(string $page): PageTooLargeException
    {
        $tags = substr_count($page, '<');
        $isManyTags = $tags > Locator::MAX_TAGS;
        return new PageTooLargeException(sprintf(
            'Unexpected page of %s bytes %s, expected at most %s. None of its components is expanded',
            number_format(strlen($page)),
            $isManyTags ? 'with ' . number_format($tags) . ' `<`' : 'that only a parser can read',
            number_format(self::MAX_PAGE) . ($isManyTags ? ', or ' . number_format(Locator::MAX_TAGS) . ' `<`' : ''),
        ));
    }

    private static function isPage(string $key): bool
    {
        return str_starts_with($key, self::PAGE);
    }

    /**
     * What an entry says of the canvas that it is about.
     *
     * @return array<string, string>
     */
    private static function mark(string $key, string $source): array
    {
        return self::isPage($key) ? ['page' => hash('sha256', $source)] : ['source' => $source];
    }

    /**
     * @param array<mixed>|null $entry
     */
    private static function isOf(?array $entry, string $key, string $source): bool
    {
        return $entry !== null && array_intersect_key($entry, ['page' => 0, 'source' => 0]) === self::mark($key, $source);
    }
}
