<?php

/**
 * Functions for themes.
 */

declare(strict_types=1);

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
     * @param string $name `logo`, `menu`, `social`, `contact` or `addon`
     * @param array<string, string|int|bool> $attributes
     * @return string nothing where it shows nothing
     */
    function inlay_component(string $name, array $attributes = []): string
    {
        $markup = "<x-$name";
        foreach ($attributes as $attribute => $value) {
            $text = is_bool($value) ? ($value ? 'true' : 'false') : (string) $value;
            $markup .= ' ' . $attribute . '="' . htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE) . '"';
        }
        $markup .= "></x-$name>";
        $html = PageExpander::of($markup);
        return $html === $markup ? '' : $html;
    }
}
