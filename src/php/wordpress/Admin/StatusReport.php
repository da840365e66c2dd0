<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\StoreException;
use Inlay\WordPress\BakedCanvases;
use Inlay\WordPress\CollectionFailure;
use Inlay\WordPress\Folder;
use Inlay\WordPress\LargePage;
use Inlay\WordPress\Page\PageBuffer;
use Inlay\WordPress\Settings;
use Inlay\WordPress\SiteRecord;
use Inlay\WordPress\State\Addons;
use Inlay\WordPress\State\BrokenLogos;
use Inlay\WordPress\State\UnnamedItems;
use Inlay\WordPress\Stores;
use Inlay\WordPress\Variant;

/**
 * What the status page tells, section by section.
 */
final class StatusReport
{
    private const MAX_ROWS = 200;
    private const MAX_SOURCE = 300;
    private const REVISION_DIGITS = 12;

    /** What is kept for a moment to see whether anything can be. */
    private const PROBE = 'probe';

    /**
     * All sections, escaped.
     */
    public static function html(): string
    {
        $daemon = DaemonAnswer::now();
        return self::section(\__('Render daemon', 'inlay'), self::paragraphs([$daemon->text])) . self::store() . self::site()
            . self::logos() . self::menus() . self::forms() . self::structuredData($daemon) . self::canvases() . self::posts();
    }

    private static function store(): string
    {
        $text = \__('Baked canvases can be kept.', 'inlay');
        try {
            $store = Stores::current();
            $store->set(self::PROBE, ['time' => time()]);
            $store->delete(self::PROBE);
        } catch (StoreException $failure) {
            $text = sprintf(
                /* translators: %s: a reason */
                \__('Baked canvases can not be kept, so that pages ask the daemon at every view: %s', 'inlay'),
                $failure->getMessage(),
            );
        }
        if (Folder::refusal() !== '') {
            $text .= ' ' . Folder::refusal();
        }
        if (Settings::current()->store !== 'apcu' && Folder::isInWebRoot()) {
            $text .= ' ' . \__(
                'They are in the web root: INLAY_CACHE_DIR in wp-config.php names a better folder.',
                'inlay',
            );
        }
        return self::section(\__('Store', 'inlay'), '<p>' . \esc_html($text) . '</p>');
    }

    private static function site(): string
    {
        $records = SiteRecord::all();
        $failure = CollectionFailure::last();
        $lines = $records === []
            ? [\__('The state of the site is collected by the first page that a visitor views who is not logged in.', 'inlay')]
            : [];
        if ($failure !== '') {
            $lines[] = \__('The state of the site can not be collected, so that pages show the last good one:', 'inlay');
            $lines[] = $failure;
        }
        if (!Variant::hasOwnAddress()) {
            $lines[] = sprintf(
                /* translators: 1: an address, 2: a filter */
                \__(
                    'Here the site has the address %1$s, which is not the one in the database: for pages at this address '
                        . 'nothing is kept. The filter %2$s may name more hosts.',
                    'inlay',
                ),
                \home_url('/'),
                'inlay_hosts',
            );
        }
        if (PageBuffer::leavesTemplates()) {
            $lines[] = \__(
                "Components in the theme's templates are not expanded, only those in contents and widgets: "
                    . '"Buffer whole pages" under Settings > Inlay has them expanded, too.',
                'inlay',
            );
        }
        if (LargePage::last() !== '') {
            $lines[] = LargePage::last();
        }
        foreach ($records as $record) {
            /* translators: 1: a language and an address, 2: a hash */
            $lines[] = sprintf(\__('%1$s. Revision: %2$s', 'inlay'), $record->label, $record->revision);
            if ($record->problem !== '' && $failure === '') {
                $lines[] = \__('The daemon refuses the state of the site:', 'inlay');
                $lines[] = $record->problem;
            }
            if ($record->isOutdated() && $failure === '') {
                $lines[] = \__(
                    'Something may have changed: the next page view of a visitor who is not logged in looks.',
                    'inlay',
                );
            }
        }
        return self::section(\__('Site', 'inlay'), self::paragraphs($lines));
    }

    /**
     * Logos that the site names and no page can show.
     */
    private static function logos(): string
    {
        $lines = BrokenLogos::lines();
        return $lines === [] ? '' : self::section(\__('Logos', 'inlay'), self::paragraphs($lines));
    }

    /**
     * Links of menus that no page shows.
     */
    private static function menus(): string
    {
        $lines = [];
        foreach (SiteRecord::all() as $record) {
            if ($record->isOutdated()) {
                continue; // it may be mended by now
            }
            try {
                array_push($lines, ...UnnamedItems::in($record->state()));
            } catch (StoreException) {
                continue; // replaced right now
            }
        }
        $lines = array_values(array_unique($lines));
        return $lines === [] ? '' : self::section(\__('Menus', 'inlay'), self::paragraphs($lines));
    }

    /**
     * Forms that the settings name and that no page shows.
     */
    private static function forms(): string
    {
        $lines = [];
        foreach (array_slice(Addons::unanswered(), 0, self::MAX_ROWS) as $form) {
            $lines[] = sprintf(
                /* translators: 1: id of a form, 2: name of a provider, 3: a shortcode */
                \__(
                    'The form %1$s of %2$s is shown nowhere: no plugin that is active knows the shortcode %3$s.',
                    'inlay',
                ),
                $form['form'],
                $form['provider'],
                self::excerpt($form['shortcode']),
            );
        }
        return $lines === [] ? '' : self::section(\__('Forms', 'inlay'), self::paragraphs($lines));
    }

    private static function structuredData(DaemonAnswer $daemon): string
    {
        $title = \__('Structured data', 'inlay');
        return self::section($title, self::paragraphs([StructuredDataLine::text($daemon->isGood)]));
    }

    private static function canvases(): string
    {
        $rows = [];
        $count = 0;
        $stale = 0;
        $records = SiteRecord::all();
        foreach (BakedCanvases::all() as $key => $canvas) {
            ['source' => $source, 'revision' => $revision, 'isBaked' => $isBaked] = $canvas;
            $isStale = $isBaked && $revision !== ($records[$canvas['variant']] ?? null)?->revision;
            $count += $isBaked ? 1 : 0;
            $stale += $isStale ? 1 : 0;
            if (count($rows) < self::MAX_ROWS) {
                $rows[] = [
                    '<code>' . \esc_html($key) . '</code>',
                    '<code>' . \esc_html(self::excerpt($source)) . '</code>',
                    '<code>' . \esc_html(substr($revision, 0, self::REVISION_DIGITS)) . '</code>',
                    \esc_html(match (true) {
                        !$isBaked => \__('Could not be baked', 'inlay'),
                        $isStale => \__('Stale', 'inlay'),
                        default => \__('Fresh', 'inlay'),
                    }),
                ];
            }
        }
        $title = \__('Baked canvases', 'inlay');
        /* translators: 1: how many, 2: how many of them */
        $sum = sprintf(\__('%1$d canvases are baked, %2$d of them stale.', 'inlay'), $count, $stale);
        $headers = [
            \__('Key', 'inlay'),
            \__('Canvas', 'inlay'),
            \__('Revision of the site', 'inlay'),
            \__('State', 'inlay'),
        ];
        $button = StatusPage::button(StatusPage::BAKE, \__('Bake all again', 'inlay'));
        $table = $rows === [] ? '' : Field::table($title, $headers, $rows);
        return self::section($title, '<p>' . \esc_html($sum) . '</p>' . $table . $button);
    }

    private static function posts(): string
    {
        $title = \__('Findings', 'inlay');
        return self::section($title, FindingsSection::html($title));
    }

    private static function excerpt(string $source): string
    {
        return preg_match('/^.{' . self::MAX_SOURCE . '}/su', $source, $match) === 1 ? "$match[0]…" : $source;
    }

    /**
     * @param list<string> $lines
     */
    private static function paragraphs(array $lines): string
    {
        return implode('', array_map(
            static fn (string $line): string => '<p>' . nl2br(\esc_html($line)) . '</p>',
            $lines,
        ));
    }

    private static function section(string $title, string $html): string
    {
        return '<h2>' . \esc_html($title) . '</h2>' . $html;
    }
}
