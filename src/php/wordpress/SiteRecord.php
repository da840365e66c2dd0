<?php

declare(strict_types=1);

namespace Inlay\WordPress;

/**
 * What a request has to know of the site: an option that WordPress loads with all others, so that no view reads a menu.
 */
final class SiteRecord
{
    public const OPTION = 'inlay_site';

    /** The state itself: large, and only read when the daemon has to be told. */
    private const STATE = 'inlay_state';

    public const OPTIONS = [self::OPTION, self::STATE];

    /**
     * @param string $revision SHA-256 of the state's canonical JSON
     * @param array<mixed>|null $revisions what the daemon answered to this state; null until it did
     * @param bool $isDirty whether something may have changed since
     * @param string $problem what the daemon has against this state
     */
    public function __construct(
        public readonly string $revision,
        public readonly ?array $revisions = null,
        public readonly bool $isDirty = false,
        public readonly string $problem = '',
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
            is_array($saved['revisions'] ?? null) ? $saved['revisions'] : null,
            ($saved['dirty'] ?? true) === true,
            is_string($saved['problem'] ?? null) ? $saved['problem'] : '',
        );
    }

    public function save(): void
    {
        \update_option(self::OPTION, [
            'revision' => $this->revision,
            'revisions' => $this->revisions,
            'dirty' => $this->isDirty,
            'problem' => $this->problem,
        ], true);
    }

    /**
     * Keeps a state and gives its record, which is this one where nothing changed.
     */
    public static function ofState(string $json, ?self $before): self
    {
        $revision = hash('sha256', $json);
        if ($before !== null && $before->revision === $revision) {
            return new self($revision, $before->revisions, false, $before->problem);
        }
        \update_option(self::STATE, $json, false);
        return new self($revision);
    }

    public static function state(): string
    {
        $json = \get_option(self::STATE);
        return is_string($json) ? $json : '';
    }

    public function dirty(): self
    {
        return new self($this->revision, $this->revisions, true, $this->problem);
    }

    /**
     * @param array<mixed> $revisions
     */
    public function answered(array $revisions): self
    {
        return new self($this->revision, $revisions, $this->isDirty);
    }

    public function refused(string $problem): self
    {
        return new self($this->revision, null, $this->isDirty, $problem);
    }
}
