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

    /** Canvases of one request, at most. */
    public const MAX_CANVASES = 1000;

    /** Bytes of the canvases of one request that has several: half of what the daemon takes unless told otherwise. */
    public const MAX_BATCH_BYTES = 8_388_608;
}
