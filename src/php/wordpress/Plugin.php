<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\WordPress\Admin\EditorNotices;
use Inlay\WordPress\Admin\OnSave;
use Inlay\WordPress\Admin\SettingsPage;
use Inlay\WordPress\Admin\StatusPage;
use Inlay\WordPress\Page\ContentFilter;
use Inlay\WordPress\Page\Kses;
use Inlay\WordPress\Page\OwnLines;
use Inlay\WordPress\Page\PageBuffer;
use Inlay\WordPress\Rest\Routes;

/**
 * The plugin: each part listens to the hooks that concern it.
 */
final class Plugin
{
    /** What every request needs. */
    private const PARTS = [
        ChangeWatch::class,
        OwnLines::class,
        ContentFilter::class,
        PageBuffer::class,
        Kses::class,
        OnSave::class,
        Routes::class,
        EditorNotices::class,
        SettingsPage::class,
    ];

    private const ADMIN_PARTS = [
        StatusPage::class,
    ];

    public static function listen(): void
    {
        foreach ([...self::PARTS, ...(\is_admin() ? self::ADMIN_PARTS : [])] as $part) {
            $part::listen();
        }
    }
}
