<?php

declare(strict_types=1);

namespace Inlay;

use RuntimeException;

/**
 * The daemon did not give what it was asked for.
 */
abstract class ClientException extends RuntimeException
{
}
