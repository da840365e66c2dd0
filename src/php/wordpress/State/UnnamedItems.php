<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

/**
 * Items of menus that lead somewhere and have no label: no page shows their link, as it would have no name.
 */
final class UnnamedItems
{
    /** Those of a state that are told of. */
    private const MAX_TOLD = 20;

    /**
     * What is wrong with the menus of a state, a line for each item.
     *
     * @param string $state as JSON
     * @return list<string>
     */
    public static function in(string $state): array
    {
        $decoded = json_decode($state, true);
        $menus = is_array($decoded) ? $decoded['menus']['definitions'] ?? [] : [];
        $lines = [];
        foreach (is_array($menus) ? $menus : [] as $slug => $menu) {
            $name = is_array($menu) && is_string($menu['name'] ?? null) ? $menu['name'] : $slug;
            $items = is_array($menu) ? $menu['items'] ?? [] : [];
            foreach (self::addresses(is_array($items) ? $items : []) as $address) {
                $lines[] = sprintf(
                    /* translators: 1: name of a menu, 2: an address */
                    \__(
                        'The menu %1$s has a link to %2$s without a label, which no page shows: give it a text, or its '
                            . 'picture an alternative text.',
                        'inlay',
                    ),
                    (string) $name,
                    $address,
                );
            }
        }
        return array_slice($lines, 0, self::MAX_TOLD);
    }

    /**
     * @param array<mixed> $items
     * @return iterable<string>
     */
    private static function addresses(array $items): iterable
    {
        foreach ($items as $item) {
            if (!is_array($item)) {
                continue; // what a filter made of the state: the daemon tells of that
            }
            $label = $item['label'] ?? null;
            $url = $item['url'] ?? null;
            if (is_string($label) && trim($label) === '' && is_string($url)) {
                yield $url;
            }
            $children = $item['children'] ?? [];
            yield from self::addresses(is_array($children) ? $children : []);
        }
    }
}
