<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

use stdClass;

/**
 * `theme.markup` as a filter gives it, in PHP's arrays: there is no list in it, so an empty array is an object without members,
 * and a null says nothing.
 */
final class Markup
{
    /**
     * A name stays; what is no markup stays, too, for the daemon to name.
     */
    public static function of(mixed $markup): mixed
    {
        if ($markup === []) {
            return new stdClass();
        }
        if (is_array($markup) && array_is_list($markup) || !is_array($markup) && !$markup instanceof stdClass) {
            return $markup;
        }
        $said = array_filter((array) $markup, static fn (mixed $member): bool => $member !== null);
        return (object) array_map(self::of(...), $said);
    }

    /**
     * A theme with its markup; without the member where that is null.
     */
    public static function inTheme(mixed $theme): mixed
    {
        if (!is_array($theme) || !array_key_exists('markup', $theme)) {
            return $theme;
        }
        $markup = self::of($theme['markup']);
        unset($theme['markup']);
        return $markup === null ? $theme : [...$theme, 'markup' => $markup];
    }
}
