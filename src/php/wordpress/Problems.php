<?php

declare(strict_types=1);

namespace Inlay\WordPress;

use Inlay\ClientException;
use Inlay\Problem;
use Inlay\RejectedException;

/**
 * What went wrong with the daemon, as text for whoever runs the site.
 */
final class Problems
{
    public static function text(ClientException|Problem $failure): string
    {
        $problem = $failure instanceof RejectedException ? $failure->problem : $failure;
        if (!$problem instanceof Problem) {
            return $problem->getMessage();
        }
        $lines = [$problem->detail === '' ? $problem->title : $problem->detail];
        foreach ($problem->problems as ['pointer' => $pointer, 'message' => $message]) {
            $lines[] = "$pointer: $message";
        }
        return implode("\n", $lines);
    }

    /**
     * Whether it is the site's state that the daemon will not have: asking again is no use before that changes.
     */
    public static function isAboutState(RejectedException $failure): bool
    {
        return in_array($failure->problem->status, [413, 422], true);
    }
}
