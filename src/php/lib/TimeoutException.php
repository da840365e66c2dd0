<?php

declare(strict_types=1);

namespace Inlay;

/**
 * The daemon did not answer in time.
 */
final class TimeoutException extends ClientException
{
}
