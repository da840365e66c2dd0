<?php

declare(strict_types=1);

namespace Inlay\WordPress\Page;

use Inlay\WordPress\Forms;
use Inlay\WordPress\Plugin;
use Inlay\WordPress\Settings;

/**
 * Expands the components of whole pages: those of the theme's templates.
 *
 * WordPress 6.9 and newer have a buffer for that. Older ones get one of the plugin's own where nothing is lost by it:
 * with block themes, of which WordPress has the whole page before it sends anything; else where the site or the theme
 * (by `add_theme_support('inlay')`) asks for it.
 */
final class PageBuffer
{
    /** Nesting level of the plugin's own buffer, 0 while there is none. */
    private static int $level = 0;

    /**
     * Whether the page that is being made is one of a block theme, and expanded as a whole.
     */
    public static function expandsBlockTheme(): bool
    {
        return self::isOpen() && \wp_is_block_theme();
    }

    /**
     * Whether components in the theme's templates stay what the theme wrote, as nobody asked for a buffer.
     */
    public static function leavesTemplates(): bool
    {
        return !Plugin::hasCoresBuffer() && !self::isWanted();
    }

    private static function isWanted(): bool
    {
        return \wp_is_block_theme() || Settings::current()->wholePage || \current_theme_supports('inlay');
    }

    private static function isOpen(): bool
    {
        return self::$level > 0 || \did_action('wp_template_enhancement_output_buffer_started') > 0;
    }

    /**
     * Opens the plugin's own buffer, when the template is about to be shown.
     */
    public static function start(mixed $template): mixed
    {
        if (self::$level === 0 && self::isWanted() && ob_start()) {
            self::$level = ob_get_level();
        }
        return $template;
    }

    /**
     * Sends what is in the plugin's own buffer, expanded.
     */
    public static function finish(): void
    {
        if (self::$level === 0) {
            return;
        }
        while (ob_get_level() > self::$level && ob_end_flush()) {
            continue; // a buffer that somebody left open
        }
        $page = ob_get_level() === self::$level ? ob_get_clean() : false;
        self::$level = 0;
        if (is_string($page)) {
            // The page is whole and its own markup; nothing of it comes from here but what the core escaped.
            echo self::isHtml() ? self::page($page) : $page;
        }
    }

    /**
     * Expands a page in WordPress's output handler, where PHP forbids the buffers that shortcodes open: so `makeForms`
     * comes before.
     */
    public static function inHandler(mixed $page): mixed
    {
        Forms::close();
        return is_string($page) ? self::page($page) : $page;
    }

    private static function page(string $page): string
    {
        return stripos($page, '<x-') === false ? $page : PageExpander::of($page);
    }

    /**
     * Has the forms made that stand in the page as far as it is written: a shortcode can't run in an output handler,
     * and its scripts must be known before the end of the page.
     */
    public static function makeForms(): void
    {
        $page = self::isOpen() ? ob_get_contents() : false;
        if (is_string($page)) {
            PageExpander::makeForms($page);
        }
    }

    private static function isHtml(): bool
    {
        foreach (headers_list() as $header) {
            if (stripos($header, 'content-type:') === 0) {
                return preg_match('~^content-type:\s*(?:text/html|application/xhtml\+xml)\b~i', $header) === 1;
            }
        }
        return in_array(ini_get('default_mimetype'), ['text/html', 'application/xhtml+xml'], true);
    }
}
