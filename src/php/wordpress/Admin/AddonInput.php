<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\Generated\SiteWords;
use Inlay\WordPress\State\Name;
use Inlay\WordPress\State\PlainText;

/**
 * Makes providers of forms out of what somebody typed. What is empty is left out; so is what is not allowed, and whoever
 * typed that is told.
 */
final class AddonInput
{
    /**
     * @param array<mixed> $before the saved providers
     * @return array<string, array{status: string, trusted: bool, default: string, forms: list<array>}>
     */
    public static function addons(mixed $rows, array $before): array
    {
        $addons = [];
        foreach (self::rows($rows) as $key => $row) {
            $typed = $row['provider'] ?? (is_string($key) ? $key : '');
            $name = \sanitize_key(PlainText::of($typed));
            $forms = self::forms($name, $row['forms'] ?? []);
            if ($forms === [] && ($key !== AddonFields::NEW_PROVIDER || $name === '')) {
                continue; // as the page offers it, or as it is removed
            }
            /* translators: %s: name of a provider */
            $where = sprintf(\__('Forms of %s', 'inlay'), $name === '' ? \__('another provider', 'inlay') : $name);
            if (!Name::isAllowed($name)) {
                Refusals::unexpected($where, $typed, \__('a name such as provider_booking_form', 'inlay'));
            } elseif ($forms === []) {
                Refusals::unexpected($where, '', \__('at least one form', 'inlay'));
            } elseif (isset($addons[$name])) {
                Refusals::unexpected($where, $name, \__('a name that no other provider has', 'inlay'));
            } else {
                $addons[$name] = self::addon($where, $row, $forms, !empty($before[$name]['trusted']));
            }
        }
        return $addons;
    }

    /**
     * @param array<mixed> $row
     * @param list<array{id: string, title: string, shortcode: string}> $forms
     * @return array{status: string, trusted: bool, default: string, forms: list<array>}
     */
    private static function addon(string $where, array $row, array $forms, bool $wasTrusted): array
    {
        $status = $row['status'] ?? '';
        // Scripts of a form are as good as scripts of one's own.
        $mayTrust = \current_user_can('unfiltered_html') || $wasTrusted;
        if (!empty($row['trusted']) && !$mayTrust) {
            /* translators: %s: a field */
            Refusals::tell(sprintf(\__('%s: only who may write any HTML may let forms carry scripts.', 'inlay'), $where));
        }
        return [
            'status' => in_array($status, SiteWords::ADDON_STATUSES, true) ? $status : 'selected',
            'trusted' => !empty($row['trusted']) && $mayTrust,
            'default' => PlainText::of($row['default'] ?? ''),
            'forms' => $forms,
        ];
    }

    /**
     * @return list<array{id: string, title: string, shortcode: string}>
     */
    private static function forms(string $provider, mixed $rows): array
    {
        $forms = [];
        $number = 0;
        foreach (self::rows($rows) as $row) {
            $number += 1;
            $id = PlainText::of($row['id'] ?? '');
            $shortcode = trim(PlainText::scrubbed($row['shortcode'] ?? ''));
            $title = PlainText::of($row['title'] ?? '');
            /* translators: 1: number of a row, 2: name of a provider */
            $where = sprintf(\__('Form in row %1$d of %2$s', 'inlay'), $number, $provider);
            if ($id . $shortcode . $title === '') {
                continue;
            }
            if (!Name::isAllowed($id)) {
                Refusals::unexpected($where, $row['id'] ?? '', \__('a form id', 'inlay'));
            } elseif (isset($forms[$id])) {
                Refusals::unexpected($where, $id, \__('an id that no other form of the provider has', 'inlay'));
            } elseif (preg_match('/^\[[^<>\x00-\x1f]*\]$/D', $shortcode) !== 1) {
                Refusals::unexpected($where, $shortcode, \__('a shortcode in brackets such as [booking id="7"]', 'inlay'));
            } else {
                $forms[$id] = ['id' => $id, 'title' => $title === '' ? $id : $title, 'shortcode' => $shortcode];
            }
        }
        return array_values($forms);
    }

    /**
     * @return array<array-key, array<mixed>>
     */
    private static function rows(mixed $rows): array
    {
        return array_filter(is_array($rows) ? $rows : [], is_array(...));
    }
}
