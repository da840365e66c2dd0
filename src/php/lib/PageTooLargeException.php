<?php

declare(strict_types=1);

namespace Inlay;

use RuntimeException;

/**
 * A page that only a parser can read is too large to be baked: none of its components is expanded.
 */
final class PageTooLargeException extends RuntimeException
{
}
