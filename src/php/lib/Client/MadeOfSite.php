<?php

declare(strict_types=1);

namespace Inlay\Client;

use Inlay\ProtocolException;

use function is_array;
use function is_string;
use function str_contains;
use function str_starts_with;

/**
 * What the daemon makes of a site alone, as it has to be: it is kept and shown.
 *
 * @internal
 */
final class MadeOfSite
{
    /**
     * @param array<mixed> $answer
     * @return array<mixed> the answer
     * @throws ProtocolException for another one
     */
    public static function manifest(array $answer): array
    {
        if (!is_array($answer['manifest'] ?? null) || !is_array($answer['manifest']['resources'] ?? null)) {
            throw new ProtocolException('Unexpected answer of the daemon, expected a manifest with resources');
        }
        return $answer;
    }

    /**
     * @param array<mixed> $answer
     * @return array{json: string} the answer
     * @throws ProtocolException for another one
     */
    public static function structuredData(array $answer): array
    {
        $json = $answer['json'] ?? null;
        $isText = is_string($json) && str_starts_with($json, '{') && !str_contains($json, '<');
        if (!$isText || Json::decoded($json) === null) {
            throw new ProtocolException('Unexpected answer of the daemon, expected a JSON object as text without any `<`');
        }
        return ['json' => $json];
    }
}
