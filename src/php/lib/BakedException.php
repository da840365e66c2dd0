<?php

declare(strict_types=1);

namespace Inlay;

use RuntimeException;

/**
 * What was given as a baked canvas is none that this version runs, or its output would be too large.
 */
final class BakedException extends RuntimeException
{
}
