<?php

declare(strict_types=1);

namespace Inlay\WordPress;

/**
 * What the site chose: the option of the settings page, completed and under the constants of wp-config.php.
 */
final class Settings
{
    public const OPTION = 'inlay_settings';

    public const DEFAULTS = [
        'endpoint' => 'unix:/run/inlay/inlay.sock',
        'secret' => '',
        'connect_timeout' => 50,
        'total_timeout' => 300,
        'store' => 'files',
        'whole_page' => false,
        'namespace' => '',
        'public_manifest' => false,
        'structured_data' => false,
        'social' => [],
        'contacts' => [],
        'addons' => [],
    ];

    /**
     * @param int $connectTimeout milliseconds
     * @param int $totalTimeout milliseconds
     * @param string $store `files` or `apcu`
     * @param bool $wholePage whether pages are buffered where WordPress has no buffer of its own
     * @param bool $isStructuredDataShown whether the front page has the site as JSON-LD
     * @param list<array{network: string, url: string, label?: string}> $social
     * @param array<string, array{kind: string, value: string, display?: string, url?: string}> $contacts
     * @param array<string, array{status: string, trusted: bool, default: string, forms: list<array>}> $addons
     */
    private function __construct(
        public readonly string $endpoint,
        public readonly string $secret,
        public readonly int $connectTimeout,
        public readonly int $totalTimeout,
        public readonly string $store,
        public readonly bool $wholePage,
        public readonly string $namespace,
        public readonly bool $isManifestPublic,
        public readonly bool $isStructuredDataShown,
        public readonly array $social,
        public readonly array $contacts,
        public readonly array $addons,
    ) {
    }

    public static function current(): self
    {
        $saved = self::saved();
        return new self(
            endpoint: (string) (self::constant('INLAY_ENDPOINT') ?? $saved['endpoint']),
            secret: (string) (self::constant('INLAY_SECRET') ?? $saved['secret']),
            connectTimeout: $saved['connect_timeout'],
            totalTimeout: $saved['total_timeout'],
            store: $saved['store'],
            wholePage: $saved['whole_page'],
            namespace: $saved['namespace'],
            isManifestPublic: $saved['public_manifest'],
            isStructuredDataShown: $saved['structured_data'],
            social: array_values($saved['social']),
            contacts: $saved['contacts'],
            addons: $saved['addons'],
        );
    }

    /**
     * The option as the settings page edits it: each member of the type of its default, whoever wrote it.
     *
     * @return array<string, mixed>
     */
    public static function saved(): array
    {
        $saved = \get_option(self::OPTION);
        $settings = [];
        foreach (self::DEFAULTS as $name => $default) {
            $value = is_array($saved) ? $saved[$name] ?? $default : $default;
            $settings[$name] = match (true) {
                is_array($default) => SavedRows::of($value),
                !is_scalar($value) => $default,
                is_bool($default) => (bool) $value,
                is_int($default) => is_numeric($value) ? (int) $value : $default,
                default => (string) $value,
            };
        }
        return $settings;
    }

    /**
     * The value of a constant that rules over the settings page, or null.
     */
    public static function constant(string $name): mixed
    {
        return defined($name) ? constant($name) : null;
    }
}
