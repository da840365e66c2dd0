<?php

declare(strict_types=1);

namespace Inlay\Test;

use Inlay\Breaker;

/**
 * Lets everyone in and keeps what it is told.
 */
final class RecordingBreaker implements Breaker
{
    /** @var list<string> */
    public array $calls = [];

    public function allows(): bool
    {
        $this->calls[] = 'allows';
        return true;
    }

    public function succeeded(): void
    {
        $this->calls[] = 'succeeded';
    }

    public function failed(): void
    {
        $this->calls[] = 'failed';
    }
}
