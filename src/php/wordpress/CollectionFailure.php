<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use JsonException;
use Throwable;

/**
 * Why the state of the site could not be collected, such as a filter that throws: told once in the log, and to whoever runs
 * the site until it works again.
 */
final class CollectionFailure
{
    public const OPTION = 'inlay_failure';

    public static function note(Throwable $failure): void
    {
        // Not the message, which may be another one each time.
        $place = $failure::class . ' ' . self::place($failure);
        if ((self::saved()['place'] ?? null) === $place) {
            return;
        }
        $text = self::text($failure);
        if (\update_option(self::OPTION, ['place' => $place, 'text' => $text], false)) {
            error_log("Inlay: the state of the site could not be collected: $text");
        }
    }

    public static function forget(): void
    {
        if (self::saved() !== []) {
            \delete_option(self::OPTION);
        }
    }

    /**
     * What went wrong last; empty where nothing did.
     */
    public static function last(): string
    {
        $text = self::saved()['text'] ?? '';
        return is_string($text) ? $text : '';
    }

    private static function text(Throwable $failure): string
    {
        return $failure instanceof JsonException
            ? "Unexpected value of a filter such as inlay_site_state, expected what JSON can say: {$failure->getMessage()}"
            : $failure::class . ': ' . $failure->getMessage() . ' (' . self::place($failure) . ')';
    }

    private static function place(Throwable $failure): string
    {
        $file = $failure->getFile();
        $isBelow = str_starts_with($file, ABSPATH);
        return ($isBelow ? substr($file, strlen(ABSPATH)) : basename($file)) . ':' . $failure->getLine();
    }

    /**
     * @return array<mixed>
     */
    private static function saved(): array
    {
        $saved = \get_option(self::OPTION);
        return is_array($saved) ? $saved : [];
    }
}
