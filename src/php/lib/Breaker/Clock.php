<?php

declare(strict_types=1);

namespace Inlay\Breaker;

use Closure;

use function microtime;

/**
 * When a breaker that opened lets somebody try: points in time in ms since 1970, 0 for a closed one.
 *
 * @internal
 */
final class Clock
{
    /**
     * @param Closure|null $now `fn (): int`, ms since 1970; the system's clock unless a test has another
     */
    public function __construct(private readonly int $periodMs, private readonly ?Closure $now = null)
    {
    }

    /** The point in time one period from now. */
    public function next(): int
    {
        return $this->now() + $this->periodMs;
    }

    /** Whether it is still too early. A time later than the period allows comes from a clock that was set back. */
    public function isBefore(int $time): bool
    {
        $now = $this->now();
        return $now < $time && $time <= $now + $this->periodMs;
    }

    private function now(): int
    {
        return $this->now === null ? (int) (microtime(true) * 1000) : ($this->now)();
    }
}
