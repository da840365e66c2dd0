<?php

declare(strict_types=1);

namespace Inlay\WordPress\State;

/**
 * Plain text out of what WordPress stores: entities decoded, markup away, one line.
 */
final class PlainText
{
    private const NEW_LINE = '~\G</?(?:br|hr|p|div|ul|ol|li|h[1-6]|table|tr|td|th)\b~i';

    public static function of(mixed $stored): string
    {
        return self::oneLine(self::decoded($stored));
    }

    /**
     * Text without markup in one line.
     */
    public static function oneLine(string $text): string
    {
        return trim(preg_replace('~[\s\p{Cc}]+~u', ' ', $text) ?? '');
    }

    /**
     * The same with its line ends, each `\n`.
     */
    public static function lines(mixed $stored): string
    {
        $lines = explode("\n", preg_replace('~\R~u', "\n", self::decoded($stored)) ?? '');
        return trim(implode("\n", array_map(self::of(...), $lines)));
    }

    /**
     * A string in valid UTF-8; nothing else than strings and numbers has one.
     */
    public static function scrubbed(mixed $value): string
    {
        if (!is_scalar($value)) {
            return '';
        }
        $json = json_encode((string) $value, JSON_INVALID_UTF8_SUBSTITUTE);
        $text = $json === false ? '' : json_decode($json);
        return is_string($text) ? $text : '';
    }

    private static function decoded(mixed $stored): string
    {
        $text = self::withoutMarkup(self::scrubbed($stored));
        return html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8');
    }

    /**
     * Not `strip_tags`, which takes "1<2" for the beginning of a tag and drops the rest. In one pass, as it remembers which
     * ends are nowhere in the rest of the text.
     */
    private static function withoutMarkup(string $text): string
    {
        $kept = '';
        $from = 0;
        $hasEnd = ['-->' => true, 'script' => true, 'style' => true];
        $at = strpos($text, '<');
        while ($at !== false) {
            $end = self::endOfMarkup($text, $at, $hasEnd);
            if ($end !== null) {
                $kept .= substr($text, $from, $at - $from);
                // Words stay apart where the markup begins another line.
                $kept .= preg_match(self::NEW_LINE, $text, $match, 0, $at) === 1 ? ' ' : '';
                $from = $end;
            }
            $at = strpos($text, '<', $end ?? $at + 1);
        }
        return $kept . substr($text, $from);
    }

    /**
     * Where a comment, a script with its text or a tag ends; null if there is none at an offset.
     *
     * @param array<string, bool> $hasEnd by what ends: whether there may be one in the rest of the text
     */
    private static function endOfMarkup(string $text, int $at, array &$hasEnd): ?int
    {
        $name = preg_match('~\G[a-z]++~i', $text, $match, 0, $at + 1) === 1 ? strtolower($match[0]) : '';
        $isWhole = strspn($text[$at + 1 + strlen($name)] ?? '', '_0123456789') === 0;
        $kind = substr_compare($text, '<!--', $at, 4) === 0 ? '-->' : ($isWhole ? $name : '');
        if ($hasEnd[$kind] ?? false) {
            $found = match ($kind) {
                '-->' => preg_match('~-->~', $text, $end, PREG_OFFSET_CAPTURE, $at + 4),
                'script' => preg_match('~</script\s*+>~i', $text, $end, PREG_OFFSET_CAPTURE, $at + 7),
                'style' => preg_match('~</style\s*+>~i', $text, $end, PREG_OFFSET_CAPTURE, $at + 6),
            };
            if ($found === 1) {
                return $end[0][1] + strlen($end[0][0]);
            }
            $hasEnd[$kind] = false;
        }
        $from = ($text[$at + 1] ?? '') === '/' ? $at + 2 : $at + 1;
        $last = $from + strcspn($text, '<>', $from);
        return ctype_alpha($text[$from] ?? '') && ($text[$last] ?? '') === '>' ? $last + 1 : null;
    }
}
