<?php

declare(strict_types=1);

namespace Inlay\Test;

use Closure;
use Inlay\Breaker;
use PHPUnit\Framework\TestCase;

/**
 * What every breaker does, however many processes share it: each breaker here stands for one.
 */
abstract class BreakerContract extends TestCase
{
    protected const PERIOD_MS = 10_000;

    protected int $now = 1_800_000_000_000;

    /**
     * A breaker that shares its state with all others of the test.
     */
    abstract protected function breaker(): Breaker;

    protected function clock(): Closure
    {
        return fn (): int => $this->now;
    }

    /**
     * @return list<bool> whether each of some others is let in now
     */
    private function lettingIn(int $count = 3): array
    {
        $allowed = [];
        for ($index = 0; $index < $count; $index += 1) {
            $allowed[] = $this->breaker()->allows();
        }
        return $allowed;
    }

    public function testLetsAllInWhileNothingFails(): void
    {
        self::assertSame([true, true, true], $this->lettingIn());
        $this->breaker()->succeeded();
        self::assertSame([true, true, true], $this->lettingIn());
    }

    public function testRefusesAllForAPeriodAfterAFailure(): void
    {
        $this->breaker()->failed();
        self::assertSame([false, false, false], $this->lettingIn());
        $this->now += self::PERIOD_MS - 1;
        self::assertSame([false, false, false], $this->lettingIn());
    }

    public function testThenLetsOneTryAndRefusesTheOthersMeanwhile(): void
    {
        $this->breaker()->failed();
        $this->now += self::PERIOD_MS;
        self::assertSame([true, false, false], $this->lettingIn());
        $this->now += self::PERIOD_MS - 1;
        self::assertSame([false, false, false], $this->lettingIn());
    }

    public function testLetsAllInWhenThatSucceeds(): void
    {
        $this->breaker()->failed();
        $this->now += self::PERIOD_MS;
        $probe = $this->breaker();
        self::assertTrue($probe->allows());
        $probe->succeeded();
        self::assertSame([true, true, true], $this->lettingIn());
    }

    public function testRefusesAllForAnotherPeriodWhenThatFails(): void
    {
        $this->breaker()->failed();
        $this->now += self::PERIOD_MS;
        $probe = $this->breaker();
        self::assertTrue($probe->allows());
        $this->now += 300;
        $probe->failed();
        $this->now += self::PERIOD_MS - 1;
        self::assertSame([false, false, false], $this->lettingIn());
        $this->now += 1;
        self::assertSame([true, false, false], $this->lettingIn());
    }

    public function testLetsAnotherTryWhenTheFirstNeverSaysHowItWent(): void
    {
        $this->breaker()->failed();
        $this->now += self::PERIOD_MS;
        self::assertSame([true, false, false], $this->lettingIn());
        $this->now += self::PERIOD_MS;
        self::assertSame([true, false, false], $this->lettingIn());
    }

    public function testIsNotClosedForYearsWhenTheClockIsSetBack(): void
    {
        $this->breaker()->failed();
        $this->now -= 365 * 24 * 3_600_000;
        self::assertSame([true, false, false], $this->lettingIn());
    }
}
