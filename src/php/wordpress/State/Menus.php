<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

use stdClass;

/**
 * The locations that themes registered, and the menus that editors assigned to them.
 */
final class Menus
{
    /**
     * @return array{locations: stdClass, definitions: stdClass} the `menus` of the site state
     */
    public static function collect(): array
    {
        $assigned = \get_nav_menu_locations();
        $locations = new stdClass();
        $definitions = new stdClass();
        foreach (\get_registered_nav_menus() as $location => $label) {
            if (!Name::isAllowed($location)) {
                continue;
            }
            $entry = ['label' => PlainText::of($label)];
            $menu = \wp_get_nav_menu_object($assigned[$location] ?? 0);
            if ($menu && Name::isAllowed($menu->slug)) {
                $entry['menu'] = (string) $menu->slug;
                $definitions->{$menu->slug} ??= [
                    'name' => PlainText::of($menu->name),
                    'items' => MenuTree::of(self::items($menu->term_id), self::isHidden(...)),
                ];
            }
            $locations->{$location} = $entry;
        }
        return ['locations' => $locations, 'definitions' => $definitions];
    }

    /**
     * @return iterable<object> items that lead somewhere, in their order
     */
    private static function items(int $menu): iterable
    {
        foreach (\wp_get_nav_menu_items($menu) ?: [] as $item) {
            if (empty($item->_invalid)) { // which WordPress leaves out itself, but in the admin
                yield $item;
            }
        }
    }

    /**
     * Whether an item leads to what not every visitor may see, such as a draft: WordPress has it in menus all the same.
     */
    private static function isHidden(object $item): bool
    {
        return ($item->type ?? '') === 'post_type' && !\is_post_publicly_viewable((int) ($item->object_id ?? 0));
    }
}
