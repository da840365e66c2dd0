<?php

declare(strict_types=1);

namespace Inlay\WordPress;

/**
 * Profiles, contacts and providers as the option holds them. Anybody may have written it: what has another shape is left out.
 */
final class SavedRows
{
    /** The member of a row that holds rows itself. */
    private const NESTED = 'forms';

    private const FLAG = 'trusted';

    /**
     * @return array<array-key, array<string, string|bool|list<array<string, string>>>>
     */
    public static function of(mixed $rows): array
    {
        return array_map(self::row(...), array_filter(is_array($rows) ? $rows : [], is_array(...)));
    }

    /**
     * @param array<mixed> $row
     * @return array<string, string|bool|list<array<string, string>>>
     */
    private static function row(array $row): array
    {
        $clean = array_map(strval(...), array_filter($row, is_scalar(...)));
        if (isset($row[self::FLAG])) {
            $clean[self::FLAG] = $row[self::FLAG] === true;
        }
        if (isset($row[self::NESTED])) {
            $clean[self::NESTED] = array_values(self::of($row[self::NESTED]));
        }
        return $clean;
    }
}
