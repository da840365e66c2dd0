<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\StoreException;
use Inlay\WordPress\Rest\Manifest;

/**
 * What a request has to know of the site: one for each variant, in an option that WordPress loads with all others, so that
 * no view reads a menu.
 */
final class SiteRecord
{
    private const OPTION = 'inlay_site';

    /** Another text after each change; a state that was collected under the one before is outdated. */
    private const MARK = 'inlay_mark';

    /** The state itself, for each variant: large, and only read when the daemon has to be told. */
    private const STATE = 'inlay_state_';

    public const OPTIONS = [self::OPTION, self::MARK];

    /** Versions before this one had one state, under this name. */
    private const FORMER_STATE = 'inlay_state';

    /** Variants that are kept: a visitor may choose the language, but must not fill the database. */
    private const MAX_VARIANTS = 16;

    /**
     * @param string $revision SHA-256 of the state's canonical JSON
     * @param string $stamp what the state was collected under
     * @param string $problem what the daemon has against this state; empty while it has nothing
     * @param string $label of the variant
     * @param string|null $json the state, where it is for this request alone
     */
    private function __construct(
        public readonly string $variant,
        public readonly string $revision,
        private readonly string $stamp,
        public readonly string $problem,
        public readonly string $label,
        private readonly ?string $json = null,
    ) {
    }

    /**
     * The record of this request's variant, or null where there is none yet.
     */
    public static function load(): ?self
    {
        return self::all()[Variant::key()] ?? null;
    }

    /**
     * @return array<string, self> by variant, those that were collected last at the end
     */
    public static function all(): array
    {
        $records = [];
        foreach (self::saved() as $digits => $saved) {
            $variant = (string) $digits; // PHP makes a number of a key that has decimal digits alone
            $text = static fn (string $name): string => is_string($saved[$name] ?? null) ? $saved[$name] : '';
            $records[$variant] = new self($variant, $text('revision'), $text('stamp'), $text('problem'), $text('label'));
        }
        return $records;
    }

    /**
     * A record that is forgotten at the end of the request.
     */
    public static function fleeting(string $json): self
    {
        return new self(Variant::key(), hash('sha256', $json), self::stamp(), '', Variant::label(), $json);
    }

    /**
     * Keeps a state and its record; where the database takes neither, the record is for this request alone.
     */
    public static function keep(string $json): self
    {
        $fresh = self::fleeting($json);
        $before = self::load();
        $isSame = $before?->revision === $fresh->revision;
        if (!$isSame && !self::keepState($fresh->variant, $json)) {
            return $fresh;
        }
        $record = new self($fresh->variant, $fresh->revision, $fresh->stamp, $isSame ? $before->problem : '', $fresh->label);
        return $record->save() ? $record : $fresh;
    }

    /**
     * Marks all states as outdated.
     */
    public static function mark(): void
    {
        \update_option(self::MARK, bin2hex(random_bytes(8)), true);
    }

    /**
     * What a state is collected under: the last change, and the names that the theme registered for menus, as its code
     * changes without a hook.
     */
    public static function stamp(): string
    {
        $mark = \get_option(self::MARK);
        return (is_string($mark) ? $mark : '') . '-' . md5(implode("\n", array_keys(\get_registered_nav_menus())));
    }

    /**
     * Removes all records and states.
     */
    public static function removeAll(): void
    {
        Options::deleteAll(self::STATE);
        foreach ([...self::OPTIONS, self::FORMER_STATE] as $option) {
            \delete_option($option);
        }
    }

    /**
     * The state, as JSON.
     *
     * @throws StoreException where another request has just kept another one
     */
    public function state(): string
    {
        $json = $this->json ?? \get_option(self::STATE . $this->variant);
        if (!is_string($json) || hash('sha256', $json) !== $this->revision) {
            throw new StoreException('The state of the site has just been replaced, or is missing in the database');
        }
        return $json;
    }

    /**
     * Whether others see this record as well.
     */
    public function isKept(): bool
    {
        return $this->json === null;
    }

    /**
     * Whether the state has to be collected again.
     */
    public function isOutdated(): bool
    {
        return $this->stamp !== self::stamp();
    }

    /**
     * Remembers what the daemon has against the state.
     */
    public function refuse(string $problem): void
    {
        if ($this->isKept() && $problem !== $this->problem) {
            (new self($this->variant, $this->revision, $this->stamp, $problem, $this->label))->save();
        }
    }

    private static function keepState(string $variant, string $json): bool
    {
        $option = self::STATE . $variant;
        return \get_option($option) === $json || \update_option($option, $json, false);
    }

    /**
     * @return bool whether that is in the database now
     */
    private function save(): bool
    {
        $saved = self::saved();
        unset($saved[$this->variant]);
        $saved[$this->variant] = [
            'revision' => $this->revision,
            'stamp' => $this->stamp,
            'problem' => $this->problem,
            'label' => $this->label,
        ];
        foreach (array_map('strval', array_slice(array_keys($saved), 0, -self::MAX_VARIANTS)) as $variant) {
            unset($saved[$variant]);
            \delete_option(self::STATE . $variant);
            Manifest::remove($variant);
            StructuredData::remove($variant);
            (new VariantStore(Stores::current(), $variant))->clear();
        }
        return \update_option(self::OPTION, $saved, true);
    }

    /**
     * @return array<string, array<mixed>> by variant
     */
    private static function saved(): array
    {
        $saved = \get_option(self::OPTION);
        $isRecord = static fn (mixed $entry): bool => is_array($entry) && is_string($entry['revision'] ?? null);
        return array_filter(is_array($saved) ? $saved : [], $isRecord);
    }
}
