<?php

declare(strict_types=1);

namespace Inlay\WordPress\Admin;

use Inlay\ClientException;
use Inlay\ProtocolException;
use Inlay\RejectedException;
use Inlay\WordPress\Daemon;
use Inlay\WordPress\Problems;

/**
 * Whether the daemon answers, and how fast.
 */
final class DaemonAnswer
{
    private function __construct(public readonly bool $isGood, public readonly string $text)
    {
    }

    /**
     * Asks it.
     */
    public static function now(): self
    {
        $start = hrtime(true);
        try {
            $info = Daemon::info();
        } catch (ClientException $failure) {
            return new self(false, self::textOf($failure));
        }
        $milliseconds = (hrtime(true) - $start) / 1e6;
        return new self(true, sprintf(
            /* translators: 1: version, 2: milliseconds */
            \__('Version %1$s answered within %2$s ms.', 'inlay'),
            is_string($info['version'] ?? null) ? $info['version'] : '?',
            \number_format_i18n($milliseconds, 1),
        ));
    }

    private static function textOf(ClientException $failure): string
    {
        $isAnswer = $failure instanceof RejectedException || $failure instanceof ProtocolException;
        $text = $isAnswer
            /* translators: %s: a reason */
            ? \__('It does not do what it is asked for (%s). Pages show what was baked before.', 'inlay')
            /* translators: %s: a reason */
            : \__('It does not answer (%s). Pages show what was baked before.', 'inlay');
        return sprintf($text, Problems::text($failure));
    }
}
