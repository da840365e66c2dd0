<?php

declare(strict_types=1);

namespace Inlay\Client;

/**
 * What both sides of the connection agree on.
 *
 * @internal
 */
final class Protocol
{
    public const VERSION = 1;
}
