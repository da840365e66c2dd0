<?php

declare(strict_types=1);

namespace Inlay\WordPress\Page;

use Closure;
use Error;
use Inlay\ApcuStore;
use Inlay\ClientException;
use Inlay\Expander;
use Inlay\PageTooLargeException;
use Inlay\ReadOnlyStore;
use Inlay\Request;
use Inlay\UnavailableException;
use Inlay\WordPress\Daemon;
use Inlay\WordPress\Folder;
use Inlay\WordPress\Forms;
use Inlay\WordPress\LargePage;
use Inlay\WordPress\Site;
use Inlay\WordPress\SiteRecord;
use Inlay\WordPress\Stores;
use Inlay\WordPress\Visitor;
use Throwable;

/**
 * Expands markup for the request that is being answered.
 */
final class PageExpander
{
    private static ?Expander $expander = null;

    /** @var array<string, true> failures that were logged in this request */
    private static array $logged = [];

    /** What the expander was made for: a network's request may switch sites. */
    private static string $expandersSite = '';

    /**
     * The markup with its components expanded; as it is where that fails.
     */
    public static function of(string $html): string
    {
        return self::expand($html, new Request(self::url(), Forms::html(...)));
    }

    /**
     * Has the forms of a markup made that is expanded later in this request.
     */
    public static function makeForms(string $html): void
    {
        if (stripos($html, '<x-addon') !== false) {
            self::of($html); // which asks for them, and they are kept
        }
    }

    /**
     * Bakes the components of a content that nobody reads yet, for the states that visitors got last: what whoever saves it
     * may see is none of theirs.
     */
    public static function bake(string $html): void
    {
        try {
            foreach (SiteRecord::all() as $record) {
                $expander = new Expander(
                    Stores::of($record),
                    self::baking($record),
                    $record->revision,
                    null,
                    self::log(...),
                );
                $expander->expand($html, new Request());
            }
        } catch (Throwable $failure) {
            self::log($failure);
        }
    }

    private static function expand(string $html, Request $request): string
    {
        try {
            $record = Site::current();
            return $record === null ? $html : self::expander($record)->expand($html, $request)->html;
        } catch (Throwable $failure) {
            self::log($failure);
            return $html;
        }
    }

    private static function expander(SiteRecord $record): Expander
    {
        $site = implode(' ', [\get_current_blog_id(), $record->variant, $record->revision, (int) $record->isKept()]);
        if (self::$expander === null || self::$expandersSite !== $site) {
            $plans = ApcuStore::isAvailable() ? Stores::plans() : null;
            self::$expander = new Expander(
                Stores::forViews(Stores::of($record)),
                self::baking($record),
                $record->revision,
                $plans === null ? null : Stores::forViews($record->isKept() ? $plans : new ReadOnlyStore($plans)),
                self::log(...),
            );
            self::$expandersSite = $site;
        }
        return self::$expander;
    }

    /**
     * @return Closure(array<string, string>): array<string, array<mixed>>
     */
    private static function baking(SiteRecord $record): Closure
    {
        return static function (array $canvases) use ($record): array {
            if ($record->problem !== '') {
                throw new UnavailableException('The daemon has refused the state of the site');
            }
            Folder::make();
            $client = \is_admin() ? Daemon::forEditors() : Daemon::forViews();
            try {
                $results = $client->bake($record->revision, $canvases, $record->state(...));
            } catch (ClientException $failure) {
                if (!Visitor::isKnown()) {
                    Site::heed($failure, $record);
                }
                throw $failure;
            }
            return array_filter($results, is_array(...));
        };
    }

    /**
     * The address of the page, below the host: the site may be reached by another than its own.
     */
    private static function url(): ?string
    {
        $path = $_SERVER['REQUEST_URI'] ?? null;
        return is_string($path) && str_starts_with($path, '/') ? '/' . ltrim($path, '/') : null;
    }

    /**
     * A bug is always worth a line; a daemon that is down or a full disk is no news at every view, as the status page
     * tells.
     */
    private static function log(Throwable $failure): void
    {
        if ($failure instanceof PageTooLargeException) {
            if (Visitor::readsPage() && !Visitor::isKnown()) { // a view of anybody else writes nothing
                LargePage::note(self::url() ?? '/', $failure);
            }
            return;
        }
        $isNews = $failure instanceof Error || (!$failure instanceof ClientException && defined('WP_DEBUG') && WP_DEBUG);
        if ($isNews && !isset(self::$logged[$failure->getMessage()])) {
            self::$logged[$failure->getMessage()] = true;
            error_log('Inlay: ' . $failure->getMessage());
        }
    }
}
