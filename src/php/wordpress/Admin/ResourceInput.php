<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\Generated\SiteWords;
use Inlay\WordPress\State\ContactLink;
use Inlay\WordPress\State\Name;
use Inlay\WordPress\State\OpeningHours;
use Inlay\WordPress\State\PlainText;

/**
 * Makes profiles and contacts out of rows that somebody typed. Empty rows are left out. A row with something that is not
 * allowed is not saved, and whoever typed that is told; the row that was saved in its place stays.
 */
final class ResourceInput
{
    /**
     * @param array<mixed> $before the saved profiles
     * @return list<array{network: string, url: string, label?: string}>
     */
    public static function social(mixed $rows, array $before): array
    {
        $profiles = new CheckedRows();
        $saved = array_values($before);
        foreach (self::rows($rows, ['network', 'url', 'label']) as $number => [$place, $row]) {
            $network = PlainText::of($row['network'] ?? '');
            $url = AddressInput::of($row['url'] ?? '');
            $refusal = match (true) {
                $network === '' => [$row['network'] ?? '', \__('the name of a network', 'inlay')],
                $url === null => [$row['url'] ?? '', AddressInput::expected()],
                default => null,
            };
            if ($refusal === null) {
                $profile = ['network' => $network, 'url' => $url, ...self::optional($row, ['label'])];
                /* translators: %d: number of a row */
                self::tellChanges(sprintf(\__('Social profile in row %d', 'inlay'), $number), $row, $profile, ['network', 'label']);
                $profiles->accept("$network $url", $profile);
                continue;
            }
            $last = $saved[$place] ?? null;
            $last = isset($last['network'], $last['url']) ? $last : null;
            $profiles->refuse($last === null ? '' : "{$last['network']} {$last['url']}", $last);
            /* translators: %d: number of a row */
            $where = sprintf(\__('Social profile in row %d', 'inlay'), $number);
            Refusals::unexpectedInRow($where, ...$refusal, hasRow: $last !== null);
            Typed::keepRow('social', $last === null ? '' : "{$last['network']} {$last['url']}", $row);
        }
        return $profiles->listed();
    }

    /**
     * @param array<mixed> $before the saved contacts
     * @return array<string, array{kind: string, value: string, display?: string, url?: string}>
     */
    public static function contacts(mixed $rows, array $before): array
    {
        $contacts = new CheckedRows();
        $fields = array_keys($before);
        foreach (self::rows($rows, ['field', 'value', 'display', 'url']) as $number => [$place, $row]) {
            $field = PlainText::of($row['field'] ?? '');
            $contact = self::contact($row);
            $refusal = match (true) {
                !Name::isAllowed($field) => [$row['field'] ?? '', \__('a field such as phone', 'inlay')],
                $contact['value'] === '' => [
                    $row['value'] ?? '',
                    /* translators: %s: a field */
                    sprintf(\__('a value for %s', 'inlay'), $field),
                ],
                $contacts->has($field) => [
                    $contact['value'],
                    /* translators: %s: a field */
                    sprintf(\__('another field than %s, which an earlier row has', 'inlay'), $field),
                ],
                default => self::refusal($row, $contact),
            };
            if ($refusal === null) {
                $contacts->accept($field, $contact);
                /* translators: %d: number of a row */
                $where = sprintf(\__('Contact in row %d', 'inlay'), $number);
                self::tellChanges($where, $row, ['field' => $field, ...$contact], ['field', 'value', 'display']);
                continue;
            }
            $name = is_string($place) ? $place : $fields[$place] ?? '';
            $last = $before[$name] ?? null;
            $isWhole = isset($last['value']) && in_array($last['kind'] ?? null, SiteWords::CONTACT_KINDS, true);
            $contacts->refuse((string) $name, $isWhole ? $last : null);
            /* translators: %d: number of a row */
            $where = sprintf(\__('Contact in row %d', 'inlay'), $number);
            Refusals::unexpectedInRow($where, ...$refusal, hasRow: $isWhole);
            Typed::keepRow('contacts', $isWhole ? (string) $name : '', $row);
        }
        return $contacts->named();
    }

    /**
     * What can't be saved of a contact that has a value: as typed, with what is expected.
     *
     * @param array<mixed> $row as typed
     * @param array{kind: string, value: string, display?: string, url?: string} $contact what it comes to
     * @return array{mixed, string}|null
     */
    private static function refusal(array $row, array $contact): ?array
    {
        return match (true) {
            $contact['kind'] === 'hours' && !OpeningHours::areAll($contact['value']) => [
                $row['value'],
                \__('lines such as Mo-Fr 09:00-18:00, Sa 10:00-12:00,14:00-16:00 and Su closed, or the kind "Text"', 'inlay'),
            ],
            isset($contact['url']) => null,
            PlainText::of($row['url'] ?? '') !== '' => [$row['url'], AddressInput::expected()],
            $contact['kind'] === 'phone' && !ContactLink::isPhone($contact['value']) => [
                $row['value'],
                \__('one phone number such as +39 06 1234 5678, or the kind "Text", or a link of its own', 'inlay'),
            ],
            $contact['kind'] === 'email' && !ContactLink::isEmail($contact['value']) => [
                $row['value'],
                \__('one mail address such as me@example.com, or the kind "Text", or a link of its own', 'inlay'),
            ],
            $contact['kind'] === 'whatsapp' && !ContactLink::isWhatsApp($contact['value']) => [
                $row['value'],
                \__('one phone number with its country code such as +39 333 123 4567, or a link of its own', 'inlay'),
            ],
            default => null,
        };
    }

    /**
     * @param array<mixed> $row
     * @return array{kind: string, value: string, display?: string, url?: string}
     */
    private static function contact(array $row): array
    {
        $kind = $row['kind'] ?? '';
        $url = AddressInput::of($row['url'] ?? '');
        return [
            'kind' => in_array($kind, SiteWords::CONTACT_KINDS, true) ? $kind : 'text',
            'value' => PlainText::lines($row['value'] ?? ''),
            ...self::optional($row, ['display']),
            ...($url === null ? [] : ['url' => $url]),
        ];
    }

    /**
     * Rows in which something was typed, by their number; each with the place where the saved one stands: its index, or
     * the field.
     *
     * @param list<string> $members that are typed
     * @return iterable<int, array{array-key, array<mixed>}>
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
                yield $number => [$key, $row];
            }
        }
    }

    /**
     * @param array<mixed> $row as typed
     * @param array<string, string> $saved
     * @param list<string> $members
     */
    private static function tellChanges(string $where, array $row, array $saved, array $members): void
    {
        foreach ($members as $member) {
            Refusals::changed($where, $row[$member] ?? '', $saved[$member] ?? '');
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
