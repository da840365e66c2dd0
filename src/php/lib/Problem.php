<?php

declare(strict_types=1);

namespace Inlay;

use function array_map;
use function array_slice;
use function is_array;
use function is_int;
use function is_string;
use function preg_match;

/**
 * What is wrong with a call, or with one canvas of it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9457
 */
final class Problem
{
    /** What the codes are appended to. */
    private const TYPE = 'urn:inlay:problem:';

    /** Characters of a text, and mistakes of a state: a CMS may keep them, and people read them. */
    private const MAX_LENGTH = 2000;
    private const MAX_MISTAKES = 200;

    /**
     * @param int $status of HTTP
     * @param list<array{pointer: string, message: string}> $problems mistakes of a site's state, by JSON pointer
     */
    public function __construct(
        public readonly string $code,
        public readonly string $title,
        public readonly string $detail,
        public readonly int $status,
        public readonly string $type = 'about:blank',
        public readonly array $problems = [],
    ) {
    }

    /**
     * A problem that is found before the daemon is asked.
     */
    public static function found(string $code, string $title, string $detail): self
    {
        return new self($code, $title, $detail, 422, self::TYPE . $code);
    }

    /**
     * The problem that decoded JSON describes, or null where it describes none.
     */
    public static function from(mixed $json): ?self
    {
        $code = is_array($json) ? $json['code'] ?? null : null;
        $title = is_array($json) ? $json['title'] ?? null : null;
        $status = is_array($json) ? $json['status'] ?? null : null;
        if (!is_array($json) || !is_string($code) || !is_string($title) || !is_int($status)) {
            return null;
        }
        $detail = is_string($json['detail'] ?? null) ? $json['detail'] : '';
        $type = is_string($json['type'] ?? null) ? $json['type'] : self::TYPE . $code;
        [$code, $title, $detail, $type] = array_map(self::cut(...), [$code, $title, $detail, $type]);
        return new self($code, $title, $detail, $status, $type, self::mistakes($json['problems'] ?? null));
    }

    /**
     * @return list<array{pointer: string, message: string}>
     */
    private static function mistakes(mixed $json): array
    {
        $mistakes = [];
        foreach (is_array($json) ? array_slice($json, 0, self::MAX_MISTAKES) : [] as $mistake) {
            $pointer = is_array($mistake) ? $mistake['pointer'] ?? null : null;
            $message = is_array($mistake) ? $mistake['message'] ?? null : null;
            if (is_string($pointer) && is_string($message)) {
                $mistakes[] = ['pointer' => self::cut($pointer), 'message' => self::cut($message)];
            }
        }
        return $mistakes;
    }

    private static function cut(string $text): string
    {
        return preg_match('/^.{' . self::MAX_LENGTH . '}/su', $text, $match) === 1 ? "$match[0]…" : $text;
    }
}
