<?php

declare(strict_types=1);

namespace Inlay;

use Closure;
use Inlay\Breaker\Clock;

use function apcu_cas;
use function apcu_delete;
use function apcu_fetch;
use function apcu_store;
use function is_int;

/**
 * A breaker that all processes of a PHP pool share, in APCu.
 */
final class ApcuBreaker implements Breaker
{
    private readonly string $key;
    private readonly Clock $clock;

    /**
     * @param string $name of what is called; it tells it from all others on this machine
     * @param int $periodMs how long everyone is refused after a failure
     * @param Closure|null $now `fn (): int`, ms since 1970
     */
    public function __construct(string $name, int $periodMs = 10_000, ?Closure $now = null)
    {
        $this->key = "inlay-breaker:$name";
        $this->clock = new Clock($periodMs, $now);
    }

    public function allows(): bool
    {
        $until = apcu_fetch($this->key);
        if (!is_int($until)) {
            return true;
        }
        // Of all who find the time come, the one that moves it on may try.
        return !$this->clock->isBefore($until) && apcu_cas($this->key, $until, $this->clock->next());
    }

    public function succeeded(): void
    {
        apcu_delete($this->key);
    }

    public function failed(): void
    {
        apcu_store($this->key, $this->clock->next());
    }
}
