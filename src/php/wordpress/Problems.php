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
}
