<?php

/**
 * Functions for themes.
 */

declare(strict_types=1);

use Inlay\WordPress\Page\ComponentMarkup;
use Inlay\WordPress\Page\PageExpander;

if (!function_exists('inlay_expand')) {
    /**
     * Markup with its components expanded for the page that is shown. What doesn't resolve stays as it is.
     */
    function inlay_expand(string $html): string
    {
        return stripos($html, '<x-') === false ? $html : PageExpander::of($html);
    }
}

if (!function_exists('inlay_component')) {
    /**
     * One component, expanded: `echo inlay_component('menu', ['location' => 'primary']);`
     *
     * What can't be one, such as an unknown name or an array as a value, is told by `_doing_it_wrong`. An attribute that
     * the component does not have is left out and not told.
     *
     * @param string $name `logo`, `menu`, `social`, `contact` or `addon`
     * @param array<string, string|int|float|bool|Stringable|null> $attributes
     * @return string nothing where it shows nothing
     */
    function inlay_component(string $name, array $attributes = []): string
    {
        $markup = ComponentMarkup::of($name, $attributes);
        $html = $markup === '' ? '' : PageExpander::of($markup);
        return $html === $markup ? '' : $html;
    }
}
