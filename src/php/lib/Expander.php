<?php

declare(strict_types=1);

namespace Inlay;

use Closure;
use Inlay\Expander\Kept;
use Inlay\Expander\Plan;
use Inlay\Expander\Plans;
use Throwable;
use WeakMap;

/**
 * Expands the components of finished pages. It bakes each small canvas once for each state of the site, all that a page
 * needs in one batch, and shows the last good one where baking fails; where there is none, what the author wrote.
 *
 * One is made for each request. It never throws: whatever fails in a page, a store or a callback goes to `onFailure`.
 */
final class Expander
{
    private readonly Kept $kept;

    private readonly Plans $plans;

    /**
     * @var array<string, true> keys of canvases that were to be baked, with or without success: once a request is
     * enough
     */
    private array $tried = [];

    /** @var array<string, array<mixed>> baked canvases that are not kept, for this request, by their sources */
    private array $homeless = [];

    /** @var WeakMap<Request, Request> requests, and the same with forms that never throw */
    private WeakMap $guarded;

    /** Whether the callback failed as a whole, so that it is not asked again in this request. */
    private bool $isDown = false;

    /**
     * @param Store $store where baked canvases are kept
     * @param Closure $bake `fn (array<string, string> $canvases): array<string, array>` gives the baked canvas for each
     *     key of a source; keys that failed are missing, and not asked for again for some minutes. It may throw, which
     *     says nothing of the canvases
     * @param string $revision of the site as it is now: any text that changes whenever the site does
     * @param Store|null $plans where the regions of pages are remembered, best in memory; without it each page is
     *     scanned
     * @param Closure|null $onFailure `fn (Throwable $failure): void` is told of what went wrong
     */
    public function __construct(
        Store $store,
        private readonly Closure $bake,
        private readonly string $revision,
        ?Store $plans = null,
        private readonly ?Closure $onFailure = null,
    ) {
        $this->guarded = new WeakMap();
        $this->kept = new Kept($store, $revision);
        $this->plans = new Plans($plans, $this->tell(...));
    }

    /**
     * The page with its components expanded.
     *
     * @param string $html in UTF-8
     */
    public function expand(string $html, Request $request): Expansion
    {
        if (!str_contains($html, '<x-') && !str_contains($html, '<X-')) {
            return new Expansion($html);
        }
        try {
            $plan = $this->plans->of($html);
            $request = $this->guarded[$request] ??= $this->guard($request);
            return $plan === null ? new Expansion($html, 1, 0, 1) : $this->fill($html, $plan, $request);
        } catch (Throwable $failure) {
            $this->tell($failure);
            return new Expansion($html, 1, 0, 1);
        }
    }

    /**
     * The same request, whose forms are just missing where they throw: the canvas that shows them is not to blame.
     */
    private function guard(Request $request): Request
    {
        $addons = $request->addons;
        return $addons === null ? $request : new Request(
            $request->url,
            function (string $provider, string $form) use ($addons): ?string {
                try {
                    return $addons($provider, $form);
                } catch (Throwable $failure) {
                    $this->tell($failure);
                    return null;
                }
            },
        );
    }

    private function fill(string $html, Plan $plan, Request $request): Expansion
    {
        $canvases = [];
        $keys = [];
        foreach ($plan->regions as $index => $region) {
            $keys[$index] = Kept::key($region->canvas, $plan->isWhole);
            $canvases[$keys[$index]] = $region->canvas;
        }
        // With those within others, which may not be needed: so there is one batch, however deep they are.
        [$shown, $isStale] = $this->render($canvases, $request);
        $out = '';
        $at = 0;
        $stale = 0;
        $missing = 0;
        foreach ($plan->regions as $index => $region) {
            if ($region->start < $at) {
                continue; // within one that is replaced
            }
            $key = $keys[$index];
            if (!isset($shown[$key])) {
                $missing++;
                continue;
            }
            $stale += isset($isStale[$key]) ? 1 : 0;
            $bytes = $region->cut($shown[$key]);
            if ($bytes !== null) {
                $out .= substr($html, $at, $region->start - $at) . $bytes;
                $at = $region->end;
            }
        }
        return new Expansion($out . substr($html, $at), count($plan->regions), $stale, $missing);
    }

    /**
     * What canvases come to, as far as they are baked or can be, and which of it shows an earlier state of the site.
     *
     * @param array<string, string> $canvases
     * @return array{array<string, string>, array<string, true>}
     */
    private function render(array $canvases, Request $request): array
    {
        $shown = [];
        $isStale = [];
        foreach ($canvases as $key => $source) {
            $fresh = $this->read($key, $source, true);
            $html = $fresh === null ? null : $this->run($fresh, $request);
            if ($html !== null) {
                $shown[$key] = $html;
            }
        }
        $wanted = array_diff_key($canvases, $shown);
        foreach ($this->bake($wanted) as $key => $baked) {
            $html = $this->run($baked, $request);
            if ($html !== null) {
                $shown[$key] = $html;
                $this->keep($key, $canvases[$key], $baked);
            }
        }
        foreach (array_diff_key($wanted, $shown) as $key => $source) {
            $last = $this->read($key, $source, false);
            $html = $last === null ? null : $this->run($last, $request);
            if ($html !== null) {
                $shown[$key] = $html;
                $isStale[$key] = true;
            }
        }
        return [$shown, $isStale];
    }

    /**
     * @return array<mixed>|null
     */
    private function read(string $key, string $source, bool $isFresh): ?array
    {
        try {
            return $this->homeless[$source] ?? $this->kept->read($key, $source, $isFresh);
        } catch (Throwable $failure) {
            $this->tell($failure);
            return null;
        }
    }

    /**
     * Bakes canvases in one batch.
     *
     * @param array<string, string> $canvases
     * @return array<string, array<mixed>>
     */
    private function bake(array $canvases): array
    {
        $wanted = array_diff_key($canvases, $this->tried);
        $wanted = array_filter($wanted, $this->mayBake(...), ARRAY_FILTER_USE_BOTH);
        if ($wanted === [] || $this->isDown) {
            return [];
        }
        try {
            $answer = ($this->bake)($wanted);
        } catch (Throwable $failure) {
            $this->isDown = true;
            $this->tell($failure);
            return [];
        }
        $baked = [];
        foreach ($wanted as $key => $source) {
            $this->tried[$key] = true;
            if (is_array($answer[$key] ?? null)) {
                $baked[$key] = $answer[$key];
            } else {
                $this->refuse($key, $source);
            }
        }
        return $baked;
    }

    private function refuse(string $key, string $source): void
    {
        try {
            $this->kept->refuse($key, $source);
        } catch (Throwable $failure) {
            $this->tell($failure);
        }
    }

    /**
     * A store that can't be read keeps nothing from being baked but whole pages, which it bounds. Of a page that is too
     * large, `onFailure` is told.
     */
    private function mayBake(string $source, string $key): bool
    {
        return !$this->ask(fn (): bool => $this->kept->isRefused($key, $source))
            && $this->ask(fn (): bool => $this->kept->hasRoom($key, $source));
    }

    /**
     * @param Closure(): bool $question
     */
    private function ask(Closure $question): bool
    {
        try {
            return $question();
        } catch (Throwable $failure) {
            $this->tell($failure);
            return false;
        }
    }

    /**
     * @param array<mixed> $baked
     */
    private function keep(string $key, string $source, array $baked): void
    {
        try {
            $isKept = $this->kept->write($key, $source, $baked);
        } catch (Throwable $failure) {
            $isKept = false;
            $this->tell($failure);
        }
        if (!$isKept) {
            $this->homeless[$source] = $baked;
        }
    }

    /**
     * @param array<mixed> $baked
     */
    private function run(array $baked, Request $request): ?string
    {
        try {
            return Runtime::run($baked, $request);
        } catch (Throwable $failure) {
            $this->tell($failure);
            return null;
        }
    }

    private function tell(Throwable $failure): void
    {
        try {
            $this->onFailure?->__invoke($failure);
        } catch (Throwable) {
            // Who cannot be told of a failure must not become one.
        }
    }
}
