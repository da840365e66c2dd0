<?php

declare(strict_types=1);

namespace Inlay\Client;

use function array_is_list;
use function count;
use function is_array;
use function is_int;
use function is_string;
use function strlen;

/**
 * What a daemon calls a finding, checked before it is kept.
 *
 * @internal
 */
final class Finding
{
    /** Findings of one canvas. */
    private const MAX_COUNT = 100_000;

    /** Bytes of its message. */
    private const MAX_MESSAGE = 65_536;

    /** Bytes of its line, in which what is to be written stands whole. */
    private const MAX_LINE = 1_048_576;

    /**
     * Whether all of a list are findings: each with its rule, and whatever else it has of the right type.
     */
    public static function areAll(mixed $findings): bool
    {
        if (!self::isList($findings)) {
            return false;
        }
        foreach ($findings as $finding) {
            if (!is_array($finding) || !self::isOne($finding)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether all of a list are concise findings: a line of text each.
     */
    public static function areLines(mixed $findings): bool
    {
        if (!self::isList($findings)) {
            return false;
        }
        foreach ($findings as $line) {
            if (!is_string($line) || strlen($line) > self::MAX_LINE) {
                return false;
            }
        }
        return true;
    }

    /**
     * @phpstan-assert-if-true list<mixed> $findings
     */
    private static function isList(mixed $findings): bool
    {
        return is_array($findings) && array_is_list($findings) && count($findings) <= self::MAX_COUNT;
    }

    /**
     * @param array<mixed> $finding
     */
    private static function isOne(array $finding): bool
    {
        foreach (['rule', 'severity', 'outcome', 'message'] as $name) {
            $text = $finding[$name] ?? '';
            if (!is_string($text) || strlen($text) > self::MAX_MESSAGE) {
                return false;
            }
        }
        return isset($finding['rule']) && is_int($finding['line'] ?? 1);
    }
}
