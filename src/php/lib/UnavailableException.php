<?php

declare(strict_types=1);

namespace Inlay;

/**
 * The daemon can't be reached, is full or failed, or the breaker keeps callers away from it.
 */
final class UnavailableException extends ClientException
{
    /**
     * @param int|null $retryAfter seconds after which the daemon wants to be asked again
     * @param Problem|null $problem what the daemon says of it
     */
    public function __construct(
        string $message,
        public readonly ?int $retryAfter = null,
        public readonly ?Problem $problem = null,
    ) {
        parent::__construct($message);
    }
}
