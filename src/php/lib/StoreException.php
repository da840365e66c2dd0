<?php

declare(strict_types=1);

namespace Inlay;

use RuntimeException;

/**
 * A store could not keep a value.
 */
final class StoreException extends RuntimeException
{
}
