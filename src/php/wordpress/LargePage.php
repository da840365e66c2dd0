<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\PageTooLargeException;
use Inlay\WordPress\State\PlainText;

/**
 * A page that was too large for any of its components to be expanded: told once a day in the log, and for so long to
 * whoever runs the site. Of several pages it is the first.
 */
final class LargePage
{
    public const OPTION = 'inlay_large_page';

    private const MAX_PATH = 200;

    /**
     * @param string $path of the page, below the host
     */
    public static function note(string $path, PageTooLargeException $failure): void
    {
        if (self::last() !== '') {
            return;
        }
        // A query may hold what is nobody's business.
        $page = PlainText::of(substr($path, 0, min(self::MAX_PATH, strcspn($path, '?#'))));
        $text = "$page: {$failure->getMessage()}";
        if (\update_option(self::OPTION, ['time' => time(), 'text' => $text], false)) {
            error_log("Inlay: $text");
        }
    }

    public static function forget(): void
    {
        \delete_option(self::OPTION);
    }

    /**
     * The page with what is wrong with it; empty where there was none for a day.
     */
    public static function last(): string
    {
        $saved = \get_option(self::OPTION);
        $text = is_array($saved) ? $saved['text'] ?? '' : '';
        $time = is_array($saved) ? $saved['time'] ?? 0 : 0;
        return is_string($text) && is_int($time) && $time > time() - DAY_IN_SECONDS ? $text : '';
    }
}
