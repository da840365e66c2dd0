<?php

declare(strict_types=1);

namespace Inlay\WordPress\Rest;

use Inlay\ClientException;
use Inlay\StoreException;
use Inlay\WordPress\Daemon;
use Inlay\WordPress\Options;
use Inlay\WordPress\Site;
use Inlay\WordPress\SiteRecord;

/**
 * The manifest, as the daemon makes it; the last one stays for when there is no daemon.
 */
final class Manifest
{
    private const OPTION = 'inlay_manifest_';

    public const DETAILS = ['concise', 'full'];

    private const RECORDS = ['menus', 'contacts', 'addons'];

    /**
     * @param string $revision of the state that it shows
     * @param array<mixed> $content
     * @param bool $isCurrent whether that is the site's state now
     */
    private function __construct(
        public readonly string $revision,
        private readonly array $content,
        public readonly bool $isCurrent,
    ) {
    }

    /**
     * @param 'concise'|'full' $detail
     * @return self|null null while there never was one
     */
    public static function current(string $detail): ?self
    {
        $record = Site::current();
        if ($record === null) {
            return null;
        }
        $kept = self::kept($detail, $record);
        if ($kept?->isCurrent === true) {
            return $kept;
        }
        $made = self::made($detail, $record);
        if ($made === null) {
            return $kept;
        }
        $forAll = $record->isKept() ? $record : SiteRecord::load();
        if ($forAll?->revision === $made->revision) {
            $made->keep($detail, $forAll);
        } elseif ($forAll !== null && $kept === null) {
            // So that there is one when the daemon is gone, though it is of the state before.
            self::made($detail, $forAll)?->keep($detail, $forAll);
        }
        return $made;
    }

    /**
     * The manifest of a state, by the daemon.
     *
     * @param 'concise'|'full' $detail
     */
    private static function made(string $detail, SiteRecord $record): ?self
    {
        try {
            $answer = Daemon::forEditors()->manifest($record->revision, $detail, $record->state(...));
        } catch (ClientException | StoreException) {
            return null;
        }
        $manifest = $answer['manifest'] ?? null;
        return is_array($manifest) ? new self($record->revision, $manifest, true) : null;
    }

    /**
     * @param SiteRecord $record of its state, which all may see: never of one that was collected for this request alone
     */
    private function keep(string $detail, SiteRecord $record): void
    {
        $content = ['revision' => $this->revision, 'manifest' => $this->content];
        \update_option(self::option($detail, $record->variant), $content, false);
    }

    /**
     * Removes what is kept of it, for all variants of the site.
     */
    public static function removeAll(): void
    {
        Options::deleteAll(self::OPTION);
    }

    /**
     * Removes what is kept of it for a variant.
     */
    public static function remove(string $variant): void
    {
        foreach (self::DETAILS as $detail) {
            \delete_option(self::option($detail, $variant));
        }
    }

    /**
     * The manifest to be written as JSON: its records are objects even where they are empty or their keys are numbers.
     *
     * @return array<mixed>
     */
    public function json(): array
    {
        $manifest = $this->content;
        foreach (self::RECORDS as $record) {
            $manifest['resources'][$record] = (object) ($manifest['resources'][$record] ?? []);
        }
        return $manifest;
    }

    private static function option(string $detail, string $variant): string
    {
        return self::OPTION . "{$detail}_$variant";
    }

    private static function kept(string $detail, SiteRecord $record): ?self
    {
        $kept = \get_option(self::option($detail, $record->variant));
        if (!is_array($kept) || !is_string($kept['revision'] ?? null) || !is_array($kept['manifest'] ?? null)) {
            return null;
        }
        return new self($kept['revision'], $kept['manifest'], $kept['revision'] === $record->revision);
    }
}
