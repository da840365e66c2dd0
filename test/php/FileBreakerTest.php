<?php

declare(strict_types=1);

namespace Inlay\Test;

use Inlay\ApcuBreaker;
use Inlay\ApcuStore;
use Inlay\Breaker;
use Inlay\Breakers;
use Inlay\FileBreaker;

final class FileBreakerTest extends BreakerContract
{
    private string $folder;

    protected function setUp(): void
    {
        $this->folder = sys_get_temp_dir() . '/inlay-breaker-' . bin2hex(random_bytes(6));
    }

    protected function tearDown(): void
    {
        exec('rm -rf ' . escapeshellarg($this->folder));
    }

    protected function breaker(): Breaker
    {
        return new FileBreaker($this->folder . '/', 'test', self::PERIOD_MS, $this->clock());
    }

    public function testIsApartFromThoseOfOtherNames(): void
    {
        $this->breaker()->failed();
        self::assertTrue((new FileBreaker($this->folder, 'other', self::PERIOD_MS, $this->clock()))->allows());
    }

    public function testWritesNothingWhileNothingFails(): void
    {
        self::assertTrue($this->breaker()->allows());
        $this->breaker()->succeeded();
        self::assertFalse(file_exists($this->folder));
    }

    public function testStandsAloneWhereItsFileCanNotBeWritten(): void
    {
        file_put_contents($this->folder, 'no folder');
        $breaker = $this->breaker();
        self::assertTrue($breaker->allows());
        $breaker->failed();
        self::assertFalse($breaker->allows());
        self::assertTrue($this->breaker()->allows());
        $this->now += self::PERIOD_MS;
        self::assertSame([true, false], [$breaker->allows(), $breaker->allows()]);
        $breaker->succeeded();
        self::assertTrue($breaker->allows());
    }

    public function testTakesABrokenFileForNone(): void
    {
        $this->breaker()->failed();
        foreach (['', 'text', "\0", '-'] as $broken) {
            file_put_contents((string) (glob($this->folder . '/*') ?: [''])[0], $broken);
            self::assertTrue($this->breaker()->allows());
            $this->breaker()->succeeded();
        }
        $this->breaker()->failed();
        self::assertFalse($this->breaker()->allows());
    }

    public function testLetsOneOfManyProcessesTry(): void
    {
        $breaker = new FileBreaker($this->folder, 'test', 60_000, fn (): int => $this->now);
        $breaker->failed();
        $code = 'require $argv[1]; $now = (int) $argv[3];'
            . '$breaker = new Inlay\FileBreaker($argv[2], "test", 60000, static fn (): int => $now);'
            . 'fgets(STDIN); echo $breaker->allows() ? 1 : 0;';
        $autoload = __DIR__ . '/../../src/php/autoload.php';
        $command = [PHP_BINARY, '-r', $code, $autoload, $this->folder, (string) ($this->now + 60_000)];
        $processes = [];
        $allPipes = [];
        for ($index = 0; $index < 8; $index += 1) {
            $processes[] = proc_open($command, [['pipe', 'r'], ['pipe', 'w']], $allPipes[$index]);
        }
        foreach ($allPipes as [$input]) {
            fwrite($input, "go\n");
        }
        $allowed = array_map(static fn (array $pipes): int => (int) stream_get_contents($pipes[1]), $allPipes);
        array_map('proc_close', $processes);
        self::assertSame(1, array_sum($allowed));
    }

    public function testIsChosenWhereThereIsNoApcu(): void
    {
        $expected = ApcuStore::isAvailable() ? ApcuBreaker::class : FileBreaker::class;
        self::assertInstanceOf($expected, Breakers::shared($this->folder, 'test'));
    }
}
