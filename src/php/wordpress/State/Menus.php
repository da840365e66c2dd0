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
                    'items' => MenuTree::of(self::items($menu->term_id)),
                ];
            }
            $locations->{$location} = $entry;
        }
        return ['locations' => $locations, 'definitions' => $definitions];
    }

    /**
     * @return iterable<object> items that every visitor may follow, in their order
     */
    private static function items(int $menu): iterable
    {
        foreach (\wp_get_nav_menu_items($menu) ?: [] as $item) {
            $leadsToPost = ($item->type ?? '') === 'post_type';
            // In the admin, WordPress gives those that lead nowhere too; drafts and private pages it gives everywhere.
            $isHidden = !empty($item->_invalid)
                || ($leadsToPost && !\is_post_publicly_viewable((int) $item->object_id));
            if (!$isHidden) {
                yield $item;
            }
        }
    }
}
