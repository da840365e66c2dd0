<?php

declare(strict_types=1);

namespace Inlay\Form;

/**
 * Numbers in texts as JavaScript reads and writes them.
 *
 * @see https://tc39.es/ecma262/#sec-stringtonumber and https://tc39.es/ecma262/#sec-numeric-types-number-tostring
 */
final class JsNumber
{
    private const BASES = ['x' => [16, 15], 'o' => [8, 20], 'b' => [2, 60]];

    /**
     * What `String(Number(text))` gives, or null for `NaN`.
     */
    public static function normalize(string $text): ?string
    {
        if (preg_match('/\A(?:0|[1-9][0-9]{0,14})\z/', $text) === 1) {
            return $text;
        }
        $text = JsText::trim($text);
        if ($text === '') {
            return '0';
        }
        if (preg_match('/\A[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?\z/', $text) === 1) {
            return self::write((float) $text);
        }
        if (preg_match('/\A([+-]?)Infinity\z/', $text, $match) === 1) {
            return ($match[1] === '-' ? '-' : '') . 'Infinity';
        }
        if (preg_match('/\A0(?:([xX])([0-9a-fA-F]+)|([oO])([0-7]+)|([bB])([01]+))\z/', $text) === 1) {
            return self::write(self::readInBase(strtolower($text[1]), substr($text, 2)));
        }
        return null;
    }

    private static function readInBase(string $letter, string $digits): float
    {
        [$base, $most] = self::BASES[$letter];
        $digits = ltrim($digits, '0');
        $head = substr($digits, 0, $most);
        $rest = substr($digits, $most);
        $number = intval($head === '' ? '0' : $head, $base);
        // What is cut off only decides a tie.
        $number |= ltrim($rest, '0') === '' ? 0 : 1;
        return (float) $number * (float) $base ** strlen($rest);
    }

    private static function write(float $number): string
    {
        if ($number === 0.0) {
            return '0';
        }
        if (is_infinite($number)) {
            return $number < 0 ? '-Infinity' : 'Infinity';
        }
        [$digits, $exponent] = self::shortest(abs($number));
        $sign = $number < 0 ? '-' : '';
        $count = strlen($digits);
        $point = $exponent + 1;
        if ($point >= $count && $point <= 21) {
            return $sign . $digits . str_repeat('0', $point - $count);
        }
        if ($point > 0 && $point <= 21) {
            return $sign . substr($digits, 0, $point) . '.' . substr($digits, $point);
        }
        if ($point > -6 && $point <= 0) {
            return $sign . '0.' . str_repeat('0', -$point) . $digits;
        }
        $fraction = $count > 1 ? '.' . substr($digits, 1) : '';
        return $sign . $digits[0] . $fraction . 'e' . ($exponent < 0 ? '-' : '+') . abs($exponent);
    }

    /**
     * The fewest digits that mean this number, whatever the precision that PHP is set to.
     *
     * @return array{string, int} digits, and the exponent of the first
     */
    private static function shortest(float $number): array
    {
        for ($precision = 0; $precision < 17; $precision += 1) {
            $written = sprintf('%.' . $precision . 'e', $number);
            if ((float) $written === $number) {
                break;
            }
        }
        [$mantissa, $exponent] = explode('e', $written);
        return [rtrim(str_replace('.', '', $mantissa), '0'), (int) $exponent];
    }
}
