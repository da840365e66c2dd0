<?php

declare(strict_types=1);

namespace Inlay;

/**
 * Keeps callers away from a service that fails: after a failure everyone is refused for a while, then one caller at a
 * time may try, and its success lets all in again.
 *
 * None of this ever throws: a breaker that can't keep its state lets callers through.
 */
interface Breaker
{
    /**
     * Whether to call now. Who is let in says afterwards how it went; one that never does holds up nobody for longer
     * than the breaker's period.
     */
    public function allows(): bool;

    public function succeeded(): void;

    public function failed(): void;
}
