<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

use Closure;
use Inlay\Generated\Limits;

/**
 * A menu's items as a tree. WordPress keeps them as a list with the id of each parent, which nobody checks: a parent
 * may be missing, and parents may go in a circle.
 *
 * Orphans stand at the top, as WordPress shows them; the first item of a circle does too, so that none is lost. What
 * stands below a hidden item is hidden with it.
 */
final class MenuTree
{
    /** @var array<int, object> by id, in the menu's order */
    private array $items = [];

    /** @var array<int, list<int>> ids by their parent's */
    private array $children = [];

    /**
     * @param iterable<object> $items as `wp_get_nav_menu_items` gives them
     * @param Closure(object): bool $isHidden whether visitors may not follow an item
     * @return list<array<string, mixed>> items of the site state
     */
    public static function of(iterable $items, Closure $isHidden): array
    {
        $tree = new self($items, $isHidden);
        return $tree->level(0, 1);
    }

    /**
     * @param iterable<object> $items
     * @param Closure(object): bool $isHidden
     */
    private function __construct(iterable $items, private readonly Closure $isHidden)
    {
        foreach ($items as $item) {
            if (count($this->items) === Limits::MAX_MENU_ITEMS) {
                break;
            }
            $id = (int) ($item->db_id ?? $item->ID ?? 0);
            // Plugins add items of their own, some without an id.
            $this->items[$id < 1 || isset($this->items[$id]) ? -1 - count($this->items) : $id] = $item;
        }
        foreach ($this->parents() as $id => $parent) {
            $this->children[$parent][] = $id;
        }
    }

    /**
     * @return array<int, int> the parent's id by the item's; 0 at the top
     */
    private function parents(): array
    {
        $parents = [];
        foreach ($this->items as $id => $item) {
            $parent = (int) ($item->menu_item_parent ?? 0);
            $parents[$id] = isset($this->items[$parent]) ? $parent : 0;
        }
        $places = array_flip(array_keys($parents));
        $isRooted = [];
        foreach (array_keys($parents) as $id) {
            $way = [];
            for ($at = $id; $at !== 0 && !isset($isRooted[$at]) && !isset($way[$at]); $at = $parents[$at]) {
                $way[$at] = count($way);
            }
            if (isset($way[$at])) {
                $circle = array_slice(array_keys($way), $way[$at]);
                usort($circle, static fn (int $a, int $b): int => $places[$a] <=> $places[$b]);
                $parents[$circle[0]] = 0;
            }
            $isRooted += $way;
        }
        return $parents;
    }

    /**
     * @return list<array<string, mixed>>
     */
    private function level(int $parent, int $depth): array
    {
        $level = [];
        foreach ($depth > Limits::MAX_MENU_DEPTH ? [] : $this->children[$parent] ?? [] as $id) {
            if (($this->isHidden)($this->items[$id])) {
                continue;
            }
            $item = self::item($this->items[$id]);
            $children = $this->level($id, $depth + 1);
            // With a link it stays: the state's readers leave it out, and their reports name it.
            if ($item['label'] === '' && $children === [] && !isset($item['url'])) {
                continue;
            }
            $level[] = $children === [] ? $item : [...$item, 'children' => $children];
        }
        return $level;
    }

    /**
     * @return array{label: string, url?: string, target?: '_blank', rel?: string, classes?: list<string>}
     */
    private static function item(object $item): array
    {
        $url = WebAddress::link($item->url ?? '');
        $rel = PlainText::of($item->xfn ?? '');
        $classes = array_values(array_diff(array_map(PlainText::of(...), (array) ($item->classes ?? [])), ['']));
        return [
            'label' => ItemLabel::of($item->title ?? '', $item->attr_title ?? ''),
            ...($url === null ? [] : ['url' => $url]),
            ...(($item->target ?? '') === '_blank' ? ['target' => '_blank'] : []),
            ...($rel === '' ? [] : ['rel' => $rel]),
            ...($classes === [] ? [] : ['classes' => $classes]),
        ];
    }
}
