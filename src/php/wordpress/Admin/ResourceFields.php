<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

/**
 * The fields of profiles and contacts: tables with empty rows at the end, so that they need no script.
 */
final class ResourceFields
{
    private const EMPTY_ROWS = 3;

    /**
     * @param array<mixed> $profiles
     */
    public static function social(array $profiles): string
    {
        $rows = [];
        $shown = array_map(static fn (mixed $saved): array => self::typedOr('social', (array) $saved), array_values($profiles));
        foreach ([...$shown, ...Typed::rows('social'), ...array_fill(0, self::EMPTY_ROWS, [])] as $index => $profile) {
            $rows[] = self::cells("social/$index", $index + 1, (array) $profile, [
                'network' => \__('Network', 'inlay'),
                'url' => \__('Address', 'inlay'),
                'label' => \__('Label', 'inlay'),
            ]);
        }
        $headers = [\__('Network', 'inlay'), \__('Address', 'inlay'), \__('Label (optional)', 'inlay')];
        $title = \__('Social profiles', 'inlay');
        return '<h2>' . \esc_html($title) . '</h2>' . Field::table($title, $headers, $rows);
    }

    /**
     * @param array<mixed> $contacts
     */
    public static function contacts(array $contacts): string
    {
        $kinds = [
            'phone' => \__('Phone', 'inlay'),
            'email' => \__('Mail', 'inlay'),
            'address' => \__('Postal address', 'inlay'),
            'hours' => \__('Opening hours', 'inlay'),
            'whatsapp' => \__('WhatsApp', 'inlay'),
            'text' => \__('Text', 'inlay'),
        ];
        $rows = [];
        $entries = [];
        foreach ($contacts as $field => $contact) {
            $entries[] = Typed::row('contacts', (string) $field) ?? ['field' => (string) $field, ...(array) $contact];
        }
        foreach ([...$entries, ...Typed::rows('contacts'), ...array_fill(0, self::EMPTY_ROWS, [])] as $index => $contact) {
            $path = "contacts/$index";
            $number = $index + 1;
            [$field, $display, $url] = self::cells($path, $number, $contact, [
                'field' => \__('Field', 'inlay'),
                'display' => \__('Shown as', 'inlay'),
                'url' => \__('Link', 'inlay'),
            ]);
            $rows[] = [
                $field,
                Field::select("$path/kind", (string) ($contact['kind'] ?? 'phone'), $kinds, [
                    'aria-label' => self::label(\__('Kind', 'inlay'), $number),
                ]),
                Field::lines(
                    "$path/value",
                    (string) ($contact['value'] ?? ''),
                    self::label(\__('Value', 'inlay'), $number),
                ),
                $display,
                $url,
            ];
        }
        $title = \__('Contacts', 'inlay');
        return '<h2>' . \esc_html($title) . '</h2>' . Field::table($title, [
            \__('Field, such as phone', 'inlay'),
            \__('Kind', 'inlay'),
            \__('Value', 'inlay'),
            \__('Shown as (optional)', 'inlay'),
            \__('Link (optional)', 'inlay'),
        ], $rows);
    }

    /**
     * @param array<mixed> $profile
     * @return array<mixed>
     */
    private static function typedOr(string $group, array $profile): array
    {
        return Typed::row($group, ($profile['network'] ?? '') . ' ' . ($profile['url'] ?? '')) ?? $profile;
    }

    /**
     * @param array<mixed> $values
     * @param array<string, string> $labels by the member of the row
     * @return list<string>
     */
    private static function cells(string $path, int $number, array $values, array $labels): array
    {
        $cells = [];
        foreach ($labels as $member => $label) {
            $cells[] = Field::text("$path/$member", (string) ($values[$member] ?? ''), [
                'class' => 'widefat',
                'aria-label' => self::label($label, $number),
            ]);
        }
        return $cells;
    }

    /** Tells the fields of one row from those of another for whoever can't see the table. */
    private static function label(string $label, int $number): string
    {
        /* translators: 1: name of a field, 2: number of its row */
        return sprintf(\__('%1$s, row %2$d', 'inlay'), $label, $number);
    }
}
