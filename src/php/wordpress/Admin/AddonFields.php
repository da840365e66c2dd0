<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

/**
 * The fields of form providers: for each its forms, and the shortcode that shows each form.
 */
final class AddonFields
{
    /** The providers of the theme, offered on every site. */
    private const PROVIDERS = ['provider_contact_form', 'provider_newsletter_form'];

    private const EMPTY_ROWS = 2;
    public const NEW_PROVIDER = 'new';

    /**
     * @param array<mixed> $addons the saved providers
     */
    public static function html(array $addons): string
    {
        $help = \__("Name the shortcode that shows each form. It is asked again for every page view.", 'inlay');
        $html = '<h2>' . \esc_html(\__('Forms', 'inlay')) . '</h2><p>' . \esc_html($help) . '</p>';
        foreach ($addons + array_fill_keys(self::PROVIDERS, []) as $name => $provider) {
            $html .= self::provider((string) $name, (array) $provider, \esc_html((string) $name));
        }
        $typed = Typed::row('addons', self::NEW_PROVIDER) ?? [];
        return $html . self::provider(self::NEW_PROVIDER, $typed, \esc_html(\__('Another provider', 'inlay')));
    }

    /**
     * @param array<mixed> $provider
     * @param string $legend escaped
     */
    private static function provider(string $name, array $provider, string $legend): string
    {
        $path = "addons/$name";
        $isNew = $name === self::NEW_PROVIDER;
        $nameField = Field::text("$path/provider", $isNew ? (string) ($provider['provider'] ?? '') : $name, $isNew ? [] : ['type' => 'hidden']);
        $statuses = [
            'selected' => \__('Selected', 'inlay'),
            'available' => \__('Available', 'inlay'),
            'inactive' => \__('Inactive', 'inlay'),
        ];
        $rows = '';
        if ($isNew) {
            $help = \__('Such as provider_booking_form', 'inlay');
            $rows .= Field::row(\__('Name', 'inlay'), "$path/provider", $nameField, $help);
        }
        $rows .= Field::row(
            \__('Status', 'inlay'),
            "$path/status",
            Field::select("$path/status", (string) ($provider['status'] ?? 'selected'), $statuses),
        );
        $trusted = Field::checkbox(
            "$path/trusted",
            !empty($provider['trusted']),
            \__(
                'Its forms may carry scripts. Otherwise ids in them are renamed, and scripts, styles and handlers are taken out',
                'inlay',
            ),
        );
        return '<fieldset class="card" style="max-width: none"><legend><h3>' . $legend . '</h3></legend>'
            . ($isNew ? '' : $nameField)
            . "<table class=\"form-table\" role=\"presentation\">$rows<tr><td colspan=\"2\">$trusted</td></tr></table>"
            . self::forms($path, $provider, $legend) . '</fieldset>';
    }

    /**
     * @param array<mixed> $provider
     */
    private static function forms(string $path, array $provider, string $legend): string
    {
        $labels = [
            'id' => \__('Form id', 'inlay'),
            'title' => \__('Title', 'inlay'),
            'shortcode' => \__('Shortcode', 'inlay'),
        ];
        $default = (string) ($provider['default'] ?? '');
        $rows = [];
        $group = "$path/forms";
        $forms = array_map(
            static fn (mixed $form): array => Typed::row($group, (string) (((array) $form)['id'] ?? '')) ?? (array) $form,
            array_values((array) ($provider['forms'] ?? [])),
        );
        foreach ([...$forms, ...Typed::rows($group), ...array_fill(0, self::EMPTY_ROWS, [])] as $index => $form) {
            $cells = [];
            foreach ($labels as $member => $label) {
                $cells[] = Field::text("$path/forms/$index/$member", (string) ($form[$member] ?? ''), [
                    'class' => 'widefat',
                    /* translators: 1: name of a field, 2: number of its row */
                    'aria-label' => sprintf(\__('%1$s, row %2$d', 'inlay'), $label, $index + 1),
                ]);
            }
            $id = (string) ($form['id'] ?? '');
            /* translators: %s: id of a form */
            $label = sprintf(\__('%s is the default form', 'inlay'), $id);
            $rows[] = [...$cells, $id === '' ? '' : Field::radio("$path/default", $id, $id === $default, $label)];
        }
        $none = \__('No default form', 'inlay');
        $rows[] = [\esc_html($none), '', '', Field::radio("$path/default", '', $default === '', $none)];
        /* translators: %s: name of a provider */
        $caption = sprintf(\__('Forms of %s', 'inlay'), html_entity_decode($legend, ENT_QUOTES));
        return Field::table($caption, [...array_values($labels), \__('Default', 'inlay')], $rows);
    }
}
