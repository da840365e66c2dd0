<?php

declare(strict_types=1);

namespace Inlay\Test;

use Inlay\ApcuBreaker;
use Inlay\ApcuStore;
use Inlay\Breaker;

final class ApcuBreakerTest extends BreakerContract
{
    protected function setUp(): void
    {
        if (!ApcuStore::isAvailable()) {
            self::markTestSkipped('APCu is not enabled: run PHP with -d apc.enable_cli=1');
        }
        apcu_delete('inlay-breaker:test');
    }

    protected function breaker(): Breaker
    {
        return new ApcuBreaker('test', self::PERIOD_MS, $this->clock());
    }

    public function testIsApartFromThoseOfOtherNames(): void
    {
        $this->breaker()->failed();
        self::assertTrue((new ApcuBreaker('other', self::PERIOD_MS, $this->clock()))->allows());
    }
}
