<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\WordPress\Page\StructuredDataFilter;
use Inlay\WordPress\Settings;
use Inlay\WordPress\SiteRecord;
use Inlay\WordPress\StructuredData;
use Throwable;

/**
 * Whether the front page has structured data, and why it has none.
 */
final class StructuredDataLine
{
    /**
     * The line, as text.
     *
     * @param bool $isAnswering whether the daemon does
     */
    public static function text(bool $isAnswering): string
    {
        if (!Settings::current()->isStructuredDataShown) {
            return \__('The front page has none: that is off under Settings > Inlay.', 'inlay');
        }
        try {
            $filtered = StructuredDataFilter::on(StructuredData::last());
        } catch (Throwable $failure) {
            return self::byFilter($failure->getMessage());
        }
        if ($filtered === null) {
            return self::missing($isAnswering);
        }
        return $filtered->json === ''
            ? self::byFilter($filtered->mistake === '' ? \__('it wants none.', 'inlay') : $filtered->mistake)
            : \__('The front page has them.', 'inlay');
    }

    private static function byFilter(string $reason): string
    {
        /* translators: 1: a filter, 2: a reason */
        return sprintf(\__('The front page has none because of the filter %1$s: %2$s', 'inlay'), StructuredDataFilter::NAME, $reason);
    }

    private static function missing(bool $isAnswering): string
    {
        foreach (SiteRecord::all() as $record) {
            if ($record->problem !== '') {
                return \__('The front page has none: the daemon refuses the state of the site.', 'inlay');
            }
        }
        return $isAnswering
            ? \__('The front page has none yet: the daemon makes them when a visitor views it.', 'inlay')
            : \__('The front page has none: the daemon does not answer, and has not made any before.', 'inlay');
    }
}
