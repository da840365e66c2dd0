<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\Generated\SiteWords;
use Inlay\WordPress\State\Name;
use Inlay\WordPress\State\PlainText;
use Inlay\WordPress\State\WebAddress;

/**
 * Makes profiles and contacts out of rows that somebody typed. Empty rows are left out; so is what is not allowed, and
 * whoever typed that is told.
 */
final class ResourceInput
{
    /**
     * @return list<array{network: string, url: string, label?: string}>
     */
    public static function social(mixed $rows): array
    {
        $profiles = [];
        foreach (self::rows($rows, ['network', 'url', 'label']) as $number => $row) {
            /* translators: %d: number of a row */
            $where = sprintf(\__('Social profile in row %d', 'inlay'), $number);
            $network = PlainText::of($row['network'] ?? '');
            $url = WebAddress::link($row['url'] ?? '');
            if ($network === '') {
                Refusals::unexpected($where, $row['network'] ?? '', \__('the name of a network', 'inlay'));
            } elseif ($url === null) {
                Refusals::unexpected($where, $row['url'] ?? '', self::address());
            } else {
                $profiles[] = ['network' => $network, 'url' => $url, ...self::optional($row, ['label'])];
            }
        }
        return $profiles;
    }

    /**
     * @return array<string, array{kind: string, value: string, display?: string, url?: string}>
     */
    public static function contacts(mixed $rows): array
    {
        $contacts = [];
        foreach (self::rows($rows, ['field', 'value', 'display', 'url']) as $number => $row) {
            /* translators: %d: number of a row */
            $where = sprintf(\__('Contact in row %d', 'inlay'), $number);
            $field = PlainText::of($row['field'] ?? '');
            $value = PlainText::lines($row['value'] ?? '');
            if (!Name::isAllowed($field)) {
                Refusals::unexpected($where, $row['field'] ?? '', \__('a field such as phone', 'inlay'));
            } elseif ($value === '') {
                /* translators: %s: a field */
                $expected = sprintf(\__('a value for %s', 'inlay'), $field);
                Refusals::unexpected($where, $row['value'] ?? '', $expected);
            } elseif (isset($contacts[$field])) {
                /* translators: %s: a field */
                $expected = sprintf(\__('another field than %s, which an earlier row has', 'inlay'), $field);
                Refusals::unexpected($where, $value, $expected);
            } else {
                $contacts[$field] = self::contact($where, $row, $value);
            }
        }
        return $contacts;
    }

    /**
     * The address of a link, as a refusal names it.
     */
    private static function address(): string
    {
        return \__('an address that begins with https:, http:, mailto:, tel: or sms:, or one on this site', 'inlay');
    }

    /**
     * @param array<mixed> $row
     * @return array{kind: string, value: string, display?: string, url?: string}
     */
    private static function contact(string $where, array $row, string $value): array
    {
        $kind = $row['kind'] ?? '';
        $url = WebAddress::link($row['url'] ?? '');
        if ($url === null && PlainText::of($row['url'] ?? '') !== '') {
            Refusals::unexpected($where, $row['url'], self::address());
        }
        return [
            'kind' => in_array($kind, SiteWords::CONTACT_KINDS, true) ? $kind : 'text',
            'value' => $value,
            ...self::optional($row, ['display']),
            ...($url === null ? [] : ['url' => $url]),
        ];
    }

    /**
     * Rows in which something was typed, by their number.
     *
     * @param list<string> $members that are typed
     * @return iterable<int, array<mixed>>
     */
    private static function rows(mixed $rows, array $members): iterable
    {
        $number = 0;
        foreach (is_array($rows) ? $rows : [] as $key => $row) {
            $number += 1;
            if (!is_array($row)) {
                continue;
            }
            // As the option itself has it, by the field.
            $row += is_string($key) ? ['field' => $key] : [];
            if (trim(implode('', array_map(PlainText::scrubbed(...), array_intersect_key($row, array_flip($members))))) !== '') {
                yield $number => $row;
            }
        }
    }

    /**
     * @param array<mixed> $row
     * @param list<string> $names
     * @return array<string, string> those that say something
     */
    private static function optional(array $row, array $names): array
    {
        $texts = [];
        foreach ($names as $name) {
            $text = PlainText::of($row[$name] ?? '');
            $texts += $text === '' ? [] : [$name => $text];
        }
        return $texts;
    }
}
