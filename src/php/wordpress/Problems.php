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
    /** The code of the daemon's answer to a wrong secret. */
    private const UNAUTHORIZED = 'unauthorized';

    public static function text(ClientException|Problem $failure): string
    {
        $problem = $failure instanceof RejectedException ? $failure->problem : $failure;
        if ($problem instanceof Problem && $problem->code === self::UNAUTHORIZED) {
            return self::secret();
        }
        if (!$problem instanceof Problem) {
            return $problem->getMessage();
        }
        $lines = [$problem->detail === '' ? $problem->title : $problem->detail];
        foreach ($problem->problems as ['pointer' => $pointer, 'message' => $message]) {
            $lines[] = "$pointer: $message";
        }
        return implode("\n", $lines);
    }

    private static function secret(): string
    {
        $text = Settings::current()->secret === ''
            ? \__('The daemon asks for a secret, and none is set.', 'inlay')
            : \__('The daemon refuses the secret.', 'inlay');
        $place = Settings::constant('INLAY_SECRET') === null
            ? \__("Put the text of the daemon's --secret-file under Settings > Inlay.", 'inlay')
            : \__("Put the text of the daemon's --secret-file into INLAY_SECRET in wp-config.php.", 'inlay');
        return "$text $place";
    }
}
