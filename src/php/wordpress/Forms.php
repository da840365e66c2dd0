<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\WordPress\State\Addons;
use Inlay\WordPress\State\PlainText;
use Throwable;

/**
 * The HTML of forms, made by their plugins for this request: nonces and all. It is kept for no longer than the request.
 */
final class Forms
{
    /** @var array<string, string|null> by site, provider and form */
    private static array $shown = [];

    /** Whether shortcodes may be asked: not where PHP forbids the output buffers that most of them open. */
    private static bool $isOpen = true;

    /**
     * Fresh HTML, or null where there is none.
     */
    public static function html(string $provider, string $form): ?string
    {
        $key = \get_current_blog_id() . "\n$provider\n$form";
        if (!array_key_exists($key, self::$shown)) {
            if (!self::$isOpen) {
                return null;
            }
            self::$shown[$key] = null; // for a form that shows itself
            self::$shown[$key] = self::made($provider, $form);
        }
        return self::$shown[$key];
    }

    /**
     * Gives only what was made before, from now on.
     */
    public static function close(): void
    {
        self::$isOpen = false;
    }

    private static function made(string $provider, string $form): ?string
    {
        try {
            /**
             * Filters the HTML of a form; with a string, no shortcode is asked.
             *
             * @param string|null $html
             * @param string $provider
             * @param string $form
             */
            $html = \apply_filters('inlay_form_html', null, $provider, $form);
            if (!is_string($html)) {
                $shortcode = self::shortcode($provider, $form);
                $html = $shortcode === '' ? '' : self::asked($shortcode);
                // Nobody answered it.
                $html = $html === $shortcode ? '' : $html;
            }
            return trim($html) === '' ? null : $html;
        } catch (Throwable $failure) {
            // A form that breaks costs the page its form, not the visitor the page.
            error_log("Inlay: the form `$form` of `$provider` failed: " . $failure->getMessage());
            return null;
        }
    }

    /**
     * What a shortcode gives, behind what it prints: that would stand in the page otherwise, where nobody cleans it.
     */
    private static function asked(string $shortcode): string
    {
        $level = ob_get_level();
        ob_start();
        $printed = '';
        try {
            $html = \do_shortcode($shortcode);
        } finally {
            while (ob_get_level() > $level) {
                $printed = ob_get_clean() . $printed;
            }
        }
        return $printed . $html;
    }

    private static function shortcode(string $provider, string $form): string
    {
        foreach (Addons::configured()[$provider]['forms'] ?? [] as $candidate) {
            if (PlainText::scrubbed($candidate['id'] ?? '') === $form) {
                return PlainText::scrubbed($candidate['shortcode'] ?? '');
            }
        }
        return '';
    }
}
