<?php

declare(strict_types=1);

namespace Inlay\Url;

/**
 * @see https://url.spec.whatwg.org/#concept-ipv6-parser
 */
final class Ipv6
{
    /**
     * The address in brackets in its shortest form, or null where it is none.
     */
    public static function parse(string $written): ?string
    {
        $halves = explode('::', $written);
        if (count($halves) > 2) {
            return null;
        }
        $isCompressed = count($halves) === 2;
        $head = self::pieces($halves[0], !$isCompressed);
        $tail = $isCompressed ? self::pieces($halves[1], true) : [];
        if ($head === null || $tail === null) {
            return null;
        }
        $missing = 8 - count($head) - count($tail);
        if ($isCompressed ? $missing < 1 : $missing !== 0) {
            return null;
        }
        return '[' . self::shortest([...$head, ...array_fill(0, $missing, 0), ...$tail]) . ']';
    }

    /**
     * @param bool $isEnd whether an IPv4 address may come last
     * @return list<int>|null
     */
    private static function pieces(string $written, bool $isEnd): ?array
    {
        if ($written === '') {
            return [];
        }
        $pieces = [];
        $parts = explode(':', $written);
        foreach ($parts as $index => $part) {
            if (preg_match('/\A[0-9a-fA-F]{1,4}\z/', $part) === 1) {
                $pieces[] = (int) hexdec($part);
            } elseif ($isEnd && $index === count($parts) - 1 && preg_match(self::IPV4, $part, $match) === 1) {
                $pieces[] = (int) $match[1] << 8 | (int) $match[2];
                $pieces[] = (int) $match[3] << 8 | (int) $match[4];
            } else {
                return null;
            }
        }
        return $pieces;
    }

    private const IPV4 = '/\A(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)'
        . '\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\z/';

    /**
     * @param list<int> $pieces
     */
    private static function shortest(array $pieces): string
    {
        $text = implode(':', array_map('dechex', $pieces));
        // The first of the longest runs of zeros; a single one stays.
        preg_match_all('/(?<![0-9a-f])0(?::0){1,7}(?![0-9a-f])/', $text, $runs, PREG_OFFSET_CAPTURE);
        $longest = ['', 0];
        foreach ($runs[0] as $run) {
            if (strlen($run[0]) > strlen($longest[0])) {
                $longest = $run;
            }
        }
        if ($longest[0] === '') {
            return $text;
        }
        $head = rtrim(substr($text, 0, $longest[1]), ':');
        return $head . '::' . ltrim(substr($text, $longest[1] + strlen($longest[0])), ':');
    }
}
