<?php

declare(strict_types=1);

namespace Inlay\Store;

use Inlay\StoreException;

use function addcslashes;
use function array_is_list;
use function get_debug_type;
use function implode;
use function is_array;
use function is_bool;
use function is_float;
use function is_int;
use function is_nan;
use function is_string;
use function ord;
use function preg_match;
use function preg_replace_callback;
use function sprintf;

/**
 * Writes values as PHP literals: constants, so that opcache keeps them in shared memory as they are.
 *
 * @internal
 */
final class PhpCode
{
    /** Arrays within each other; baked canvases have some forty. */
    private const MAX_DEPTH = 200;

    private const CONTROLS = '/[\x00-\x08\x0B-\x1F\x7F]/';

    /**
     * An expression that gives the value.
     *
     * @throws StoreException for what is no scalar, null, or array of such
     */
    public static function of(mixed $value, int $depth = 0): string
    {
        return match (true) {
            is_string($value) => self::text($value),
            is_int($value) => self::integer($value),
            is_array($value) => self::list($value, $depth),
            is_bool($value) => $value ? 'true' : 'false',
            is_float($value) => self::float($value),
            $value === null => 'null',
            default => throw new StoreException(
                'Unexpected value of type ' . get_debug_type($value) . ', expected scalars, null and arrays of them',
            ),
        };
    }

    /** Control characters are escaped: some settings of PHP and some tools that copy files change them. */
    private static function text(string $text): string
    {
        if (preg_match(self::CONTROLS, $text) !== 1) {
            return "'" . addcslashes($text, "\\'") . "'";
        }
        $escape = static fn (array $match): string => sprintf('\x%02X', ord($match[0]));
        return '"' . preg_replace_callback(self::CONTROLS, $escape, addcslashes($text, '\\"$')) . '"';
    }

    /** There is no literal for the smallest one: a minus is an operator. */
    private static function integer(int $number): string
    {
        return $number === PHP_INT_MIN ? '(' . ($number + 1) . '-1)' : (string) $number;
    }

    /** Seventeen digits tell every float from its neighbours. */
    private static function float(float $number): string
    {
        if (is_nan($number)) {
            return '\NAN';
        }
        $digits = sprintf('%.17H', $number);
        return match (true) {
            $number === INF => '\INF',
            $number === -INF => '-\INF',
            preg_match('/[.E]/i', $digits) === 1 => $digits,
            default => "$digits.0",
        };
    }

    /**
     * @param array<mixed> $values
     */
    private static function list(array $values, int $depth): string
    {
        if ($depth >= self::MAX_DEPTH) {
            throw new StoreException('Unexpected nesting, expected at most ' . self::MAX_DEPTH . ' levels');
        }
        $isList = array_is_list($values);
        $items = [];
        foreach ($values as $key => $value) {
            $items[] = ($isList ? '' : self::of($key) . '=>') . self::of($value, $depth + 1);
        }
        return '[' . implode(',', $items) . ']';
    }
}
