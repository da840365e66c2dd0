<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\Generated\SiteWords;
use Inlay\WordPress\State\Name;
use Inlay\WordPress\State\PlainText;

/**
 * Makes providers of forms out of what somebody typed. What is empty is left out. What is not allowed is not saved, and
 * whoever typed that is told; the form or provider that was saved in its place stays.
 */
final class AddonInput
{
    /**
     * @param array<mixed> $before the saved providers
     * @return array<string, array{status: string, trusted: bool, default: string, forms: list<array>}>
     */
    public static function addons(mixed $rows, array $before): array
    {
        $addons = new CheckedRows();
        foreach (self::rows($rows) as $key => $row) {
            $typed = $row['provider'] ?? (is_string($key) ? $key : '');
            $name = trim(PlainText::scrubbed($typed));
            $isAllowed = isset($before[$name]) || self::isName($name);
            $label = $isAllowed ? $name : \__('another provider', 'inlay');
            $forms = self::forms($label, $row['forms'] ?? [], self::rows($before[$key]['forms'] ?? []));
            if ($forms === [] && ($key !== AddonFields::NEW_PROVIDER || $name === '')) {
                continue; // as the page offers it, or as it is removed
            }
            $refusal = match (true) {
                !$isAllowed => [$typed, \__('a name of a-z, 0-9, - and _ such as provider_booking_form', 'inlay')],
                $forms === [] => ['', \__('at least one form', 'inlay')],
                $addons->has($name) => [$name, \__('a name that no other provider has', 'inlay')],
                default => null,
            };
            /* translators: %s: name of a provider */
            $where = sprintf(\__('Forms of %s', 'inlay'), $label);
            if ($refusal === null) {
                $addons->accept($name, self::addon($where, $row, $forms, (array) ($before[$name] ?? [])));
            } else {
                $addons->refuse((string) $key, $before[$key] ?? null);
                Refusals::unexpectedInRow($where, ...$refusal, hasRow: isset($before[$key]));
                Typed::keepRow('addons', (string) $key, $row);
            }
        }
        return $addons->named();
    }

    /**
     * Whether a provider that is not saved yet may be called so.
     */
    private static function isName(string $name): bool
    {
        return Name::isAllowed($name) && $name === \sanitize_key($name) && $name !== AddonFields::NEW_PROVIDER;
    }

    /**
     * @param array<mixed> $row
     * @param list<array{id: string, title: string, shortcode: string}> $forms
     * @param array<mixed> $before the saved provider
     * @return array{status: string, trusted: bool, default: string, forms: list<array>}
     */
    private static function addon(string $where, array $row, array $forms, array $before): array
    {
        $wasTrusted = !empty($before['trusted']);
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
            'default' => self::default($where, PlainText::of($row['default'] ?? ''), $forms, $before),
            'forms' => $forms,
        ];
    }

    /**
     * The form that is shown where a page names none. One form alone needs no default; with a second one the first stays what
     * it was, as pages would show nothing else. Who has had several and wants none has none.
     *
     * @param list<array{id: string, title: string, shortcode: string}> $forms
     * @param array<mixed> $before the saved provider
     */
    private static function default(string $where, string $typed, array $forms, array $before): string
    {
        $ids = array_column($forms, 'id');
        $old = array_column(self::rows($before['forms'] ?? []), 'id');
        $isWanted = $typed === '' && count($old) > 1 && ($before['default'] ?? '') === '';
        if (count($ids) < 2 || in_array($typed, $ids, true) || $isWanted) {
            return in_array($typed, $ids, true) ? $typed : '';
        }
        $default = array_values(array_intersect($old, $ids))[0] ?? $ids[0];
        /* translators: 1: forms of a provider, 2: id of a form */
        $message = \__('%1$s: %2$s is the default form now, which pages show that name none. Choose another one here.', 'inlay');
        Refusals::note(sprintf($message, $where, $default));
        return $default;
    }

    /**
     * @param array<mixed> $before the saved forms
     * @return list<array{id: string, title: string, shortcode: string}>
     */
    private static function forms(string $provider, mixed $rows, array $before): array
    {
        $forms = new CheckedRows();
        $number = 0;
        foreach (self::rows($rows) as $index => $row) {
            $number += 1;
            $id = PlainText::of($row['id'] ?? '');
            $shortcode = trim(PlainText::scrubbed($row['shortcode'] ?? ''));
            $title = PlainText::of($row['title'] ?? '');
            if ($id . $shortcode . $title === '') {
                continue;
            }
            $refusal = match (true) {
                !Name::isAllowed($id) => [$row['id'] ?? '', \__('a form id', 'inlay')],
                $forms->has($id) => [$id, \__('an id that no other form of the provider has', 'inlay')],
                preg_match('/^\[[^<>\x00-\x1f]*\]$/D', $shortcode) !== 1 => [
                    $shortcode,
                    \__('a shortcode in brackets such as [booking id="7"]', 'inlay'),
                ],
                default => null,
            };
            if ($refusal === null) {
                $form = ['id' => $id, 'title' => $title === '' ? $id : $title, 'shortcode' => $shortcode];
                $forms->accept($id, $form);
                /* translators: 1: number of a row, 2: name of a provider */
                $where = sprintf(\__('Form in row %1$d of %2$s', 'inlay'), $number, $provider);
                Refusals::changed($where, $row['id'] ?? '', $id);
                Refusals::changed($where, $title === '' ? '' : $row['title'], $title);
                continue;
            }
            $last = $before[$index] ?? null;
            $last = isset($last['id'], $last['shortcode']) ? $last : null;
            $forms->refuse($last['id'] ?? '', $last);
            /* translators: 1: number of a row, 2: name of a provider */
            $where = sprintf(\__('Form in row %1$d of %2$s', 'inlay'), $number, $provider);
            Refusals::unexpectedInRow($where, ...$refusal, hasRow: $last !== null);
            Typed::keepRow("addons/$provider/forms", (string) ($last['id'] ?? ''), $row);
        }
        return $forms->listed();
    }

    /**
     * @return array<array-key, array<mixed>>
     */
    private static function rows(mixed $rows): array
    {
        return array_filter(is_array($rows) ? $rows : [], is_array(...));
    }
}
