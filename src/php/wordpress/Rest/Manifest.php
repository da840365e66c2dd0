<?php

declare(strict_types=1);

namespace Inlay\WordPress\Rest;

use Inlay\ClientException;
use Inlay\WordPress\Daemon;
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
        $kept = self::kept($detail, (string) $record?->revision);
        if ($record === null || $kept?->isCurrent === true) {
            return $kept;
        }
        try {
            $answer = Daemon::forEditors()->manifest($record->revision, $detail, SiteRecord::state(...));
        } catch (ClientException) {
            return $kept;
        }
        $manifest = $answer['manifest'] ?? null;
        if (!is_array($manifest)) {
            return $kept;
        }
        \update_option(self::OPTION . $detail, ['revision' => $record->revision, 'manifest' => $manifest], false);
        return new self($record->revision, $manifest, true);
    }

    /**
     * @return list<string> names of the options that it is kept in
     */
    public static function options(): array
    {
        return array_map(static fn (string $detail): string => self::OPTION . $detail, self::DETAILS);
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

    private static function kept(string $detail, string $revision): ?self
    {
        $kept = \get_option(self::OPTION . $detail);
        if (!is_array($kept) || !is_string($kept['revision'] ?? null) || !is_array($kept['manifest'] ?? null)) {
            return null;
        }
        return new self($kept['revision'], $kept['manifest'], $kept['revision'] === $revision);
    }
}
