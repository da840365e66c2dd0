<?php

declare(strict_types=1);

namespace Inlay;

use Inlay\Generated\Limits;
use Inlay\Runtime\Filling;
use Inlay\Runtime\Revisions;

use function array_is_list;
use function get_debug_type;
use function is_array;
use function is_int;
use function is_string;

/**
 * Runs baked canvases: the HTML of a request by joining strings, without the site and without Node.
 */
final class Runtime
{
    /** The version of the format of baked canvases: another one is refused. */
    public const FORMAT = 'inlay-baked/1';

    /** UTF-16 code units of an output, so that few forms, shown often, can't become gigabytes. */
    public const MAX_OUTPUT_LENGTH = Limits::MAX_OUTPUT_LENGTH;

    /**
     * The HTML of a baked canvas for a request.
     *
     * @param mixed $baked what the daemon or `inlay bake` gave, decoded to arrays; a file that is cut off decodes to null
     * @param int $limit UTF-16 code units of the output; give less where `memory_limit` is below some 300 MB
     * @throws BakedException for another format, a broken shape, or too large an output
     */
    public static function run(mixed $baked, Request $request, int $limit = self::MAX_OUTPUT_LENGTH): string
    {
        if (!is_array($baked)) {
            throw new BakedException('Unexpected ' . get_debug_type($baked) . ', expected a baked canvas as an array');
        }
        self::checkFormat($baked);
        $parts = $baked['parts'] ?? null;
        if (!is_array($parts) || !array_is_list($parts)) {
            $found = is_array($parts) ? 'with keys of their own' : 'of type ' . get_debug_type($parts);
            throw new BakedException("Unexpected parts $found, expected an array");
        }
        return Filling::fill($parts, self::currentItems($baked, $request), $request, $limit);
    }

    /**
     * Whether a baked canvas shows something else than it would if it was baked now.
     *
     * @param array<mixed> $baked what the daemon or `inlay bake` gave, decoded to arrays
     * @param string|null $source the canvas as it is now, if it may have changed as well
     * @param array<mixed> $revisions what the daemon answers to a site:
     *     `['site' => …, 'dependencies' => [['kind' => …, 'name' => …, 'revision' => …], …]]`
     * @throws BakedException for another format or a broken shape
     */
    public static function isStale(array $baked, ?string $source, array $revisions): bool
    {
        self::checkFormat($baked);
        if ($source !== null && Revisions::ofText($source) !== ($baked['canvas'] ?? null)) {
            return true;
        }
        return ($revisions['site'] ?? null) !== ($baked['site'] ?? null)
            && !(new Revisions($revisions))->agreeWith($baked);
    }

    /**
     * Numbers of the menu items that lead to the request's page, ascending.
     *
     * @param array<mixed> $baked
     * @return list<int>
     */
    private static function currentItems(array $baked, Request $request): array
    {
        $url = $request->url;
        $base = $baked['url'] ?? null;
        $pages = $baked['pages'] ?? null;
        if (!is_string($base) || !is_array($pages)) {
            throw new BakedException('Unexpected baked canvas without address or pages, expected both');
        }
        $page = $url === null || $url === '' || $pages === [] ? null : PageKey::of($url, $base);
        $items = $page === null ? [] : $pages[$page] ?? [];
        if (!is_array($items)) {
            throw new BakedException('Unexpected items of type ' . get_debug_type($items) . ', expected an array');
        }
        return self::ascending($items);
    }

    /**
     * @param array<mixed> $items
     * @return list<int>
     */
    private static function ascending(array $items): array
    {
        if (!array_is_list($items)) {
            throw new BakedException('Unexpected items with keys of their own, expected a list');
        }
        $before = -1;
        foreach ($items as $item) {
            if (!is_int($item) || $item <= $before) {
                $found = is_int($item) ? "$item behind $before" : 'of type ' . get_debug_type($item);
                throw new BakedException("Unexpected item $found, expected ascending numbers");
            }
            $before = $item;
        }
        return $items;
    }

    /**
     * @param array<mixed> $baked
     */
    private static function checkFormat(array $baked): void
    {
        $format = $baked['format'] ?? null;
        if ($format !== self::FORMAT) {
            $found = is_string($format) ? "`$format`" : 'of type ' . get_debug_type($format);
            throw new BakedException("Unexpected format $found, expected `" . self::FORMAT . '`');
        }
    }
}
