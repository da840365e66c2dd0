<?php

/**
 * Written by `npm run generate` from src/component: change it there.
 */

declare(strict_types=1);

namespace Inlay\Generated;

/**
 * The runtime components.
 */
final class ComponentTable
{
    /** The attributes of each component. */
    public const ATTRIBUTES = [
        'x-logo' => ['variant', 'link', 'class', 'image-class'],
        'x-menu' => ['location', 'depth', 'class', 'item-class', 'link-class', 'submenu-class', 'submenus', 'collapse'],
        'x-social' => ['icons', 'class', 'item-class', 'link-class', 'icon-class'],
        'x-contact' => ['field', 'link', 'class'],
        'x-addon' => ['provider', 'id', 'class'],
    ];

    /** Components that a paragraph cannot hold, for a regular expression. */
    public const BLOCK_PATTERN = 'x-menu|x-social|x-addon';

    /** Other words for contacts, understood where the site has no field of that name. */
    public const FIELD_ALIASES = ['tel' => 'phone', 'telephone' => 'phone', 'mail' => 'email', 'e-mail' => 'email'];

    /** The parts of a site that components rest on. */
    public const DEPENDENCY_KINDS = [
        'logo' => true, 'location' => true, 'social' => true, 'field' => true, 'provider' => true,
    ];
}
