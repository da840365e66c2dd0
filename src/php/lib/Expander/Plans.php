<?php

declare(strict_types=1);

namespace Inlay\Expander;

use Closure;
use Inlay\Locator;
use Inlay\Region;
use Inlay\Store;
use Throwable;

/**
 * Plans of pages, remembered where there is a store for them, so that a page that is the same as before is not scanned.
 */
final class Plans
{
    /** Plans that are remembered. Each page has its slot, by its hash, so that there are never more. */
    private const SLOTS = 512;

    /**
     * Bytes of the canvases of a plan that is remembered: to copy more out of memory takes as long as to scan the page.
     */
    private const MAX_LENGTH = 32_768;

    /**
     * @param Closure $tell `fn (Throwable $failure): void` is told of what went wrong with the store
     */
    public function __construct(private readonly ?Store $store, private readonly Closure $tell)
    {
    }

    /**
     * The plan of a page; null for one that is not UTF-8.
     */
    public function of(string $html): ?Plan
    {
        if ($this->store === null) {
            return self::make($html);
        }
        $hash = hash('xxh128', $html);
        $key = 'plan-' . hexdec(substr($hash, 0, 4)) % self::SLOTS;
        try {
            $known = $this->store->get($key);
            $plan = ($known['page'] ?? null) === $hash ? self::read($known['regions'] ?? null, $html) : null;
        } catch (Throwable $failure) {
            $plan = null;
            ($this->tell)($failure);
        }
        return $plan ?? $this->remember($key, $hash, self::make($html));
    }

    private static function make(string $html): ?Plan
    {
        $regions = Locator::regions($html);
        if ($regions !== null) {
            return new Plan($regions, false);
        }
        return preg_match('//u', $html) === 1 ? new Plan([new Region(0, strlen($html), $html, 0, 0)], true) : null;
    }

    private function remember(string $key, string $hash, ?Plan $plan): ?Plan
    {
        if ($this->store === null || $plan === null || $plan->isWhole) {
            return $plan;
        }
        $rows = [];
        $length = 0;
        foreach ($plan->regions as $region) {
            $rows[] = [$region->start, $region->end, $region->canvas, $region->before, $region->after];
            $length += strlen($region->canvas);
        }
        if ($length <= self::MAX_LENGTH) {
            try {
                $this->store->set($key, ['page' => $hash, 'regions' => $rows]);
            } catch (Throwable $failure) {
                ($this->tell)($failure);
            }
        }
        return $plan;
    }

    /**
     * A remembered plan, if its regions are those of the page: two pages may have one hash, by accident or by intent.
     */
    private static function read(mixed $rows, string $html): ?Plan
    {
        if (!is_array($rows)) {
            return null;
        }
        $regions = [];
        $at = 0;
        foreach ($rows as $row) {
            $region = new Region(...$row);
            // The canvas has no text of the page, but the tag that the region begins with; a paragraph's has no attributes.
            $tag = substr($region->canvas, $region->before, strcspn($region->canvas, '>', $region->before) + 1);
            $tag = $tag === Region::PARAGRAPH ? '<p' : $tag;
            $isThere = $region->start >= $at && $region->end <= strlen($html) && $region->end > $region->start
                && min($region->before, $region->after) >= 0
                && substr_compare($html, $tag, $region->start, strlen($tag), true) === 0
                && $html[$region->end - 1] === '>';
            if (!$isThere) {
                return null;
            }
            $at = $region->start;
            $regions[] = $region;
        }
        return new Plan($regions, false);
    }
}
