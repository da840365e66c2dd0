<?php

declare(strict_types=1);

namespace Inlay\Runtime;

use Inlay\BakedException;
use Inlay\Request;
use Inlay\Url\Utf8;

use function count;
use function get_debug_type;
use function is_array;
use function is_bool;
use function is_int;
use function is_string;
use function strlen;

/**
 * Fills the holes of one baked canvas for one request. The TypeScript twin is src/canvas/run/fill.ts.
 *
 * @internal
 */
final class Filling
{
    /** UTF-16 code units of the forms written so far. */
    private int $written = 0;

    /**
     * @param list<int> $current numbers of the items that lead to the request's page, ascending
     */
    private function __construct(
        private readonly array $current,
        private readonly Answers $answers,
        private readonly int $limit,
    ) {
    }

    /**
     * The parts with their holes filled.
     *
     * @param array<mixed> $parts
     * @param list<int> $current numbers of the items that lead to the request's page, ascending
     * @param int $limit UTF-16 code units of the output
     * @throws BakedException
     */
    public static function fill(array $parts, array $current, Request $request, int $limit): string
    {
        $html = (new self($current, Answers::to($request), $limit))->text($parts);
        if (strlen($html) > $limit) { // a text has at least as many bytes as code units, which take long to count
            self::check(Utf8::lengthInUtf16($html), $limit);
        }
        return $html;
    }

    /**
     * @param array<mixed> $parts
     */
    private function text(array $parts): string
    {
        $html = '';
        $isNoneCurrent = $this->current === [];
        foreach ($parts as $part) {
            if (is_string($part)) {
                $html .= $part;
                continue;
            }
            if (!is_array($part)) {
                throw new BakedException('Unexpected part of type ' . get_debug_type($part) . ', expected a hole');
            }
            // A menu has hundreds of these: so what is mostly done is written out here.
            if (($part['hole'] ?? null) === 'page') {
                $name = $isNoneCurrent || !$this->isCurrent($part) ? 'otherwise' : 'current';
                $text = $part[$name] ?? null;
                $html .= is_string($text) ? $text : self::string($part, $name);
                continue;
            }
            $html .= $this->hole($part);
        }
        return $html;
    }

    /**
     * @param array<mixed> $hole
     */
    private function hole(array $hole): string
    {
        $kind = $hole['hole'] ?? null;
        if ($kind === 'form') {
            $markup = $this->markup($hole);
            return $markup === null
                ? $this->text(self::list($hole, 'otherwise'))
                : self::string($hole, 'before') . $markup . self::string($hole, 'after');
        }
        if ($kind === 'forms') {
            return $this->text(self::list($hole, $this->areAllUsable($hole) ? 'present' : 'otherwise'));
        }
        throw new BakedException('Unexpected kind of hole, expected `page`, `form` or `forms`');
    }

    /**
     * Whether one of the current items is in the hole's range. A menu may lead to one page ten thousand times.
     *
     * @param array<mixed> $hole
     */
    private function isCurrent(array $hole): bool
    {
        $items = $hole['items'] ?? null;
        if (!is_array($items)) {
            $items = self::list($hole, 'items'); // says what is wrong; a call for every hole takes a twentieth of the time
        }
        $first = $items[0] ?? null;
        $last = $items[1] ?? null;
        if (!is_int($first) || !is_int($last)) {
            throw new BakedException('Unexpected `items` of a hole, expected two numbers');
        }
        $high = count($this->current);
        if ($high === 0 || $last < $this->current[0] || $first > $this->current[$high - 1]) {
            return false; // nearly all: a page is where one item or two lead
        }
        $low = 0;
        while ($low < $high) {
            $middle = ($low + $high) >> 1;
            if (($this->current[$middle] ?? null) < $first) {
                $low = $middle + 1;
            } else {
                $high = $middle;
            }
        }
        $found = $this->current[$low] ?? null;
        return $found !== null && $found <= $last;
    }

    /**
     * @param array<mixed> $hole
     */
    private function markup(array $hole): ?string
    {
        $linked = $hole['linked'] ?? null;
        if (!is_bool($linked)) {
            throw new BakedException('Unexpected hole without `linked`, expected it');
        }
        [$provider, $form, $trusted] = self::form($hole);
        $markup = $this->answers->markup($provider, $form, $trusted, $linked);
        if ($markup !== null) {
            $this->written += Utf8::lengthInUtf16($markup);
            self::check($this->written, $this->limit);
        }
        return $markup;
    }

    /**
     * @param array<mixed> $hole
     */
    private function areAllUsable(array $hole): bool
    {
        foreach (self::list($hole, 'forms') as $form) {
            if (!is_array($form)) {
                throw new BakedException('Unexpected form of type ' . get_debug_type($form) . ', expected an array');
            }
            if (!$this->answers->isUsable(...self::form($form))) {
                return false;
            }
        }
        return true;
    }

    /**
     * @param array<mixed> $hole
     * @return array{string, string, bool} provider, form, and whether its HTML may carry scripts
     */
    private static function form(array $hole): array
    {
        $trusted = $hole['trusted'] ?? null;
        if (!is_bool($trusted)) {
            throw new BakedException('Unexpected form without `trusted`, expected it');
        }
        return [self::string($hole, 'provider'), self::string($hole, 'form'), $trusted];
    }

    /**
     * @param array<mixed> $hole
     */
    private static function string(array $hole, string $name): string
    {
        $text = $hole[$name] ?? null;
        if (!is_string($text)) {
            throw new BakedException("Unexpected `$name` of type " . get_debug_type($text) . ', expected a string');
        }
        return $text;
    }

    /**
     * @param array<mixed> $hole
     * @return array<mixed>
     */
    private static function list(array $hole, string $name): array
    {
        $list = $hole[$name] ?? null;
        if (!is_array($list)) {
            throw new BakedException("Unexpected `$name` of type " . get_debug_type($list) . ', expected an array');
        }
        return $list;
    }

    private static function check(int $length, int $limit): void
    {
        if ($length > $limit) {
            throw new BakedException("Unexpected $length characters of output, expected at most $limit");
        }
    }
}
