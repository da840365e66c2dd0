<?php

declare(strict_types=1);

namespace Inlay\Url;

/**
 * @see https://www.rfc-editor.org/rfc/rfc3492
 */
final class Punycode
{
    private const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

    /** Code points of a label; a domain is at most 253 characters where it is ever resolved. */
    private const MAX_LENGTH = 2000;

    /**
     * The label in ASCII, without its prefix `xn--`. The places are counted by a tree of sums (Fenwick's), as the way of the
     * RFC reads all of the label for each of its characters.
     */
    public static function encode(string $label): string
    {
        preg_match_all('/./su', $label, $matches);
        $points = array_map(self::codePoint(...), $matches[0]);
        $out = (string) preg_replace('/[^\x00-\x7f]+/', '', $label);
        $handled = $basic = strlen($out);
        $out .= $basic > 0 ? '-' : '';
        [$next, $place, $bias] = [128, 0, 72];
        $larger = array_filter($points, static fn (int $point): bool => $point >= 128);
        $sums = array_fill(0, count($points) + 1, 0);
        foreach (array_keys(array_diff_key($points, $larger)) as $at) {
            self::count($sums, $at);
        }
        asort($larger);
        foreach ($larger as $at => $point) {
            $before = self::countedBefore($sums, $at);
            $delta = ($point - $next) * ($handled + 1) + $before - $place;
            $out .= self::variableLength($delta, $bias);
            $bias = self::adapt($delta, $handled + 1, $handled === $basic);
            [$next, $place] = [$point, $before + 1];
            $handled += 1;
            self::count($sums, $at);
        }
        return $out;
    }

    /**
     * @param list<int> $sums
     */
    private static function count(array &$sums, int $at): void
    {
        for ($index = $at + 1, $size = count($sums); $index < $size; $index += $index & -$index) {
            $sums[$index] += 1;
        }
    }

    /**
     * @param list<int> $sums
     */
    private static function countedBefore(array &$sums, int $at): int
    {
        for ($index = $at, $count = 0; $index > 0; $index -= $index & -$index) {
            $count += $sums[$index];
        }
        return $count;
    }

    /**
     * The label in UTF-8, or null where it is no Punycode in its only form.
     */
    public static function decode(string $ascii): ?string
    {
        $dash = strrpos($ascii, '-');
        $points = $dash > 0 ? array_map('ord', str_split(substr($ascii, 0, $dash))) : [];
        $length = strlen($ascii);
        [$next, $index, $bias] = [128, 0, 72];
        if ($length > self::MAX_LENGTH) {
            return null;
        }
        for ($at = $dash === false ? 0 : $dash + 1; $at < $length;) {
            $old = $index;
            for ($weight = 1, $step = 36;; $step += 36) {
                $digit = $at < $length ? strpos(self::DIGITS, $ascii[$at]) : false;
                if ($digit === false) {
                    return null;
                }
                $at += 1;
                $index += $digit * $weight;
                $threshold = max(1, min(26, $step - $bias));
                if ($digit < $threshold) {
                    break;
                }
                $weight *= 36 - $threshold;
                if ($index > 0x7fffffff || $weight > 0x7fffffff) {
                    return null;
                }
            }
            $count = count($points) + 1;
            $bias = self::adapt($index - $old, $count, $old === 0);
            $next += intdiv($index, $count);
            $index %= $count;
            if ($next > 0x10ffff || ($next >= 0xd800 && $next <= 0xdfff)) {
                return null;
            }
            array_splice($points, $index, 0, [$next]);
            $index += 1;
        }
        $label = implode('', array_map(self::character(...), $points));
        return self::encode($label) === $ascii ? $label : null;
    }

    private static function variableLength(int $delta, int $bias): string
    {
        $out = '';
        for ($step = 36;; $step += 36) {
            $threshold = max(1, min(26, $step - $bias));
            if ($delta < $threshold) {
                return $out . self::DIGITS[$delta];
            }
            $out .= self::DIGITS[$threshold + ($delta - $threshold) % (36 - $threshold)];
            $delta = intdiv($delta - $threshold, 36 - $threshold);
        }
    }

    private static function adapt(int $delta, int $count, bool $isFirst): int
    {
        $delta = intdiv($delta, $isFirst ? 700 : 2);
        $delta += intdiv($delta, $count);
        for ($step = 0; $delta > 455; $step += 36) {
            $delta = intdiv($delta, 35);
        }
        return $step + intdiv(36 * $delta, $delta + 38);
    }

    private static function codePoint(string $character): int
    {
        $bytes = array_values((array) unpack('C*', $character));
        return match (count($bytes)) {
            1 => $bytes[0],
            2 => ($bytes[0] & 31) << 6 | $bytes[1] & 63,
            3 => ($bytes[0] & 15) << 12 | ($bytes[1] & 63) << 6 | $bytes[2] & 63,
            default => ($bytes[0] & 7) << 18 | ($bytes[1] & 63) << 12 | ($bytes[2] & 63) << 6 | $bytes[3] & 63,
        };
    }

    private static function character(int $point): string
    {
        return html_entity_decode('&#' . $point . ';', ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
    }
}
