<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

use Inlay\WordPress\Settings;
use stdClass;

/**
 * The forms that the site names: a shortcode for each, whose HTML is made again for every request and kept nowhere.
 *
 * @phpstan-type Form array{id: string, title: string, shortcode: string}
 * @phpstan-type Provider array{status: string, trusted: bool, default: string, forms: list<Form>}
 */
final class Addons
{
    /**
     * @return array<string, Provider> by the provider's name, with what themes add
     */
    public static function configured(): array
    {
        /**
         * Filters the providers of forms, shortcodes and all. A form without shortcode gets its HTML by
         * `inlay_form_html`.
         *
         * @param array<string, array> $providers as the settings have them
         */
        $providers = \apply_filters('inlay_addons', Settings::current()->addons);
        return is_array($providers) ? $providers : [];
    }

    /**
     * @return stdClass the `addons` of the site state: never a shortcode, never HTML
     */
    public static function collect(): stdClass
    {
        $addons = new stdClass();
        foreach (self::configured() as $name => $provider) {
            if (!Name::isAllowed($name) || !is_array($provider)) {
                continue;
            }
            $forms = self::forms($provider['forms'] ?? []);
            $default = PlainText::scrubbed($provider['default'] ?? '');
            $addons->{$name} = [
                'status' => $forms === [] ? 'inactive' : self::status($provider['status'] ?? ''),
                'trusted' => ($provider['trusted'] ?? false) === true,
                'forms' => array_values($forms),
                ...(isset($forms[$default]) ? ['default' => $default] : []),
            ];
        }
        return $addons;
    }

    /**
     * Forms that are shown nowhere, as nobody answers their shortcodes now.
     *
     * @return list<array{provider: string, form: string, shortcode: string}>
     */
    public static function unanswered(): array
    {
        $unanswered = [];
        foreach (self::configured() as $provider => $settings) {
            $forms = is_array($settings) ? $settings['forms'] ?? [] : [];
            foreach (is_array($forms) ? $forms : [] as $form) {
                $id = PlainText::scrubbed($form['id'] ?? '');
                $shortcode = PlainText::scrubbed($form['shortcode'] ?? '');
                if (!self::isAnswered($shortcode)) {
                    $unanswered[] = ['provider' => (string) $provider, 'form' => $id, 'shortcode' => $shortcode];
                }
            }
        }
        return $unanswered;
    }

    /**
     * @return array<string, array{id: string, title: string}> forms by id whose shortcode somebody answers
     */
    private static function forms(mixed $configured): array
    {
        $forms = [];
        foreach (is_array($configured) ? $configured : [] as $form) {
            $id = PlainText::scrubbed($form['id'] ?? '');
            if (Name::isAllowed($id) && self::isAnswered(PlainText::scrubbed($form['shortcode'] ?? ''))) {
                $title = PlainText::of($form['title'] ?? '');
                $forms[$id] ??= ['id' => $id, 'title' => $title === '' ? $id : $title];
            }
        }
        return $forms;
    }

    private static function isAnswered(string $shortcode): bool
    {
        return $shortcode === ''
            || (preg_match('/^\s*\[+([^\s\[\]\/<>&"\'=]+)/', $shortcode, $match) === 1
                && \shortcode_exists($match[1]));
    }

    private static function status(mixed $status): string
    {
        return in_array($status, ['selected', 'available', 'inactive'], true) ? $status : 'selected';
    }
}
