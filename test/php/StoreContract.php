<?php

declare(strict_types=1);

namespace Inlay\Test;

use Inlay\Store;
use Inlay\StoreException;
use PHPUnit\Framework\TestCase;

/**
 * What every store does.
 */
abstract class StoreContract extends TestCase
{
    /**
     * A store that others of the same test see as well.
     */
    abstract protected function store(): Store;

    protected function tearDown(): void
    {
        $this->store()->clear();
    }

    /**
     * @dataProvider values
     * @param array<mixed> $value
     */
    public function testGivesWhatItKept(array $value): void
    {
        $this->store()->set('a', $value);
        // As text, since nothing equals NAN and 0.0 is identical to -0.0.
        self::assertSame(var_export($value, true), var_export($this->store()->get('a'), true));
    }

    /**
     * @return iterable<string, array{array<mixed>}>
     */
    public function values(): iterable
    {
        yield 'nothing' => [[]];
        yield 'a baked canvas' => [json_decode(
            (string) file_get_contents(__DIR__ . '/../../fixtures/bake/addon-in-paragraph-in-addon/baked.json'),
            true,
        )];
        yield 'scalars' => [[true, false, null, 0, -1, PHP_INT_MAX, PHP_INT_MIN, 'a']];
        yield 'floats' => [[0.0, -0.0, 0.1, 1 / 3, 1e100, -1e-300, 5e-324, 1e15, 123456789012345680.0, INF, -INF, NAN]];
        yield 'the least key' => [[PHP_INT_MIN => 'a']];
        yield 'keys' => [[7 => 'a', -1 => 'b', '07' => 'd', '' => 'e', "a'\\" => 'f', "\0\n" => 'g']];
        yield 'lists in lists' => [[[[]], ['a' => [['b' => []]]]]];
        $hostile = [
            ...["'", "\\'", '\\', "\\\\'", '"', '$a', '{$a}', '${a}', "\x00", "\x00'", "\r\n", "\r", "\n"],
            ...["'];phpinfo();['", "\\'];phpinfo();['", "\"];phpinfo();[\"", '?><?php phpinfo();', '<?= 1 ?>'],
            ...["\xFF\xFE", "\u{FEFF}", "\u{2028}", '<<<A', '__halt_compiler();', '%1$s', '*/', '//', '#'],
            ...["\x000", "\x1F1\\x41", '\101', '\u{41}', "\t\v\f\e\x7F"],
            ...['$' . "\x01" . '{a}', "\x01\$a", "\x01\\", "\x01\"", "\x01'"],
        ];
        yield 'hostile texts' => [$hostile];
        yield 'hostile keys' => [array_fill_keys($hostile, 1)];
        yield 'all bytes' => [[implode('', array_map('chr', range(0, 255)))]];
        yield 'a large text' => [[str_repeat("<p>'\\\0", 200_000)]];
    }

    public function testHasNothingAtFirst(): void
    {
        self::assertNull($this->store()->get('a'));
        self::assertSame([], [...$this->store()->keys()]);
    }

    public function testGivesTheLastOfSeveral(): void
    {
        foreach ([1, 2, 3, 2] as $number) {
            $this->store()->set('a', [$number]);
            self::assertSame([$number], $this->store()->get('a'));
        }
    }

    public function testKeepsKeysApart(): void
    {
        $keys = ['a', '..', '.', '-', '7', '07', 'a.php', 'a.b_c-D', str_repeat('k', 128)];
        foreach ($keys as $key) {
            $this->store()->set($key, [$key]);
        }
        foreach ($keys as $key) {
            self::assertSame([$key], $this->store()->get($key));
        }
        $found = [...$this->store()->keys()];
        sort($found, SORT_STRING);
        sort($keys, SORT_STRING);
        self::assertSame($keys, $found);
        $this->store()->delete('a');
        self::assertNull($this->store()->get('a'));
        self::assertSame(['a.php'], $this->store()->get('a.php'));
        $this->store()->delete('a');
        $this->store()->clear();
        self::assertSame([], [...$this->store()->keys()]);
        self::assertNull($this->store()->get('..'));
    }

    /**
     * @dataProvider badKeys
     */
    public function testHasNothingUnderABadKeyAndKeepsNothingThere(string $key): void
    {
        self::assertNull($this->store()->get($key));
        $this->store()->delete($key);
        $this->expectException(StoreException::class);
        $this->expectExceptionMessage('Unexpected key, expected 1 to 128 characters of `A-Z a-z 0-9 . _ -`');
        $this->store()->set($key, []);
    }

    /**
     * @return iterable<array{string}>
     */
    public function badKeys(): iterable
    {
        yield from [[''], ['/'], ['../a'], ["a\n"], ["a\0"], ['ä'], ['a b'], ['a*'], [str_repeat('k', 129)]];
    }
}
