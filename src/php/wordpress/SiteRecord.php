<?php

declare(strict_types=1);

namespace Inlay\WordPress;

/**
 * What a request has to know of the site: an option that WordPress loads with all others, so that no view reads a menu.
 */
final class SiteRecord
{
    private const OPTION = 'inlay_site';

    /** The state itself: large, and only read when the daemon has to be told. */
    private const STATE = 'inlay_state';

    public const OPTIONS = [self::OPTION, self::STATE];

    /**
     * @param string $revision SHA-256 of the state's canonical JSON
     * @param string $locations hash of the names that the theme registered for menus: its code changes without a hook
     * @param bool $isDirty whether something may have changed since
     * @param string $problem what the daemon has against this state; empty while it has nothing
     */
    private function __construct(
        public readonly string $revision,
        public readonly string $locations,
        public readonly bool $isDirty,
        public readonly string $problem,
    ) {
    }

    /**
     * The record, or null on a site that was never looked at.
     */
    public static function load(): ?self
    {
        $saved = \get_option(self::OPTION);
        if (!is_array($saved) || !is_string($saved['revision'] ?? null)) {
            return null;
        }
        return new self(
            $saved['revision'],
            is_string($saved['locations'] ?? null) ? $saved['locations'] : '',
            ($saved['dirty'] ?? true) !== false,
            is_string($saved['problem'] ?? null) ? $saved['problem'] : '',
        );
    }

    /**
     * Keeps a state, and its record.
     *
     * @param bool $isSure whether this is what visitors would see
     */
    public static function keep(string $json, bool $isSure): self
    {
        $before = self::load();
        $revision = hash('sha256', $json);
        $isSame = $before?->revision === $revision;
        if (!$isSame) {
            \update_option(self::STATE, $json, false);
        }
        $record = new self($revision, self::locations(), !$isSure, $isSame ? $before->problem : '');
        $record->save();
        return $record;
    }

    /**
     * The state of the record, as JSON.
     */
    public static function state(): string
    {
        $json = \get_option(self::STATE);
        return is_string($json) ? $json : '';
    }

    /**
     * Whether the state has to be collected again.
     */
    public function isOutdated(): bool
    {
        return $this->isDirty || $this->locations !== self::locations();
    }

    public function markDirty(): void
    {
        (new self($this->revision, $this->locations, true, $this->problem))->save();
    }

    public function refuse(string $problem): void
    {
        (new self($this->revision, $this->locations, $this->isDirty, $problem))->save();
    }

    private function save(): void
    {
        \update_option(self::OPTION, [
            'revision' => $this->revision,
            'locations' => $this->locations,
            'dirty' => $this->isDirty,
            'problem' => $this->problem,
        ], true);
    }

    private static function locations(): string
    {
        return md5(implode("\n", array_keys(\get_registered_nav_menus())));
    }
}
