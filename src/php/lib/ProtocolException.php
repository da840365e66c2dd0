<?php

declare(strict_types=1);

namespace Inlay;

/**
 * What answered is no daemon that this version can talk to.
 */
final class ProtocolException extends ClientException
{
}
