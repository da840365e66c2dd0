<?php

declare(strict_types=1);

namespace Inlay\Test;

use Inlay\PhpFileStore;
use Inlay\Store;
use Inlay\StoreException;

final class PhpFileStoreTest extends StoreContract
{
    private string $folder;

    protected function setUp(): void
    {
        $this->folder = sys_get_temp_dir() . '/inlay-store-' . bin2hex(random_bytes(6));
    }

    protected function tearDown(): void
    {
        parent::tearDown();
        if (is_dir($this->folder)) {
            exec('rm -r ' . escapeshellarg($this->folder));
        }
    }

    protected function store(): Store
    {
        return new PhpFileStore($this->folder . '/');
    }

    /**
     * The file of a key.
     */
    private function path(string $key): string
    {
        return $this->folder . '/' . substr(md5($key), 0, 2) . "/$key.php";
    }

    public function testWritesFilesThatOnlyItsUserAndGroupMayRead(): void
    {
        $umask = umask(0);
        try {
            $this->store()->set('a', [1]);
        } finally {
            umask($umask);
        }
        self::assertSame(0640, fileperms($this->path('a')) & 0777);
        self::assertSame(0750, fileperms(dirname($this->path('a'))) & 0777);
        self::assertSame(0750, fileperms($this->folder) & 0777);
    }

    public function testWritesFilesThatPrintNothing(): void
    {
        $this->store()->set('a', ['?>printed<?php echo "printed";', "\0?>printed"]);
        exec(PHP_BINARY . ' ' . escapeshellarg($this->path('a')), $output, $status);
        self::assertSame([[], 0], [$output, $status]);
    }

    /**
     * @dataProvider brokenFiles
     */
    public function testTakesABrokenFileForNone(callable $break): void
    {
        $this->store()->set('a', ['a' => 'text']);
        $path = $this->path('a');
        $code = $break((string) file_get_contents($path));
        file_put_contents("$path.new", $code);
        rename("$path.new", $path);
        self::assertNull($this->store()->get('a'));
        $this->expectOutputString('');
    }

    /**
     * @return iterable<string, array{callable(string): string}>
     */
    public function brokenFiles(): iterable
    {
        yield 'empty' => [static fn (): string => ''];
        yield 'text' => [static fn (): string => 'text'];
        yield 'cut in its head' => [static fn (string $code): string => substr($code, 0, 40)];
        yield 'cut after its head' => [static fn (string $code): string => substr($code, 0, 102)];
        yield 'cut' => [static fn (string $code): string => substr($code, 0, -5)];
        yield 'longer' => [static fn (string $code): string => $code . "\necho 'run';"];
        yield 'changed' => [static fn (string $code): string => str_replace('text', 'tent', $code)];
        yield 'foreign' => [static fn (): string => '<?php echo "run"; return ["a" => "text"];'];
        yield 'foreign after a head' => [
            static fn (string $code): string => substr($code, 0, 102) . '"a", []]; echo "run";',
        ];
        yield 'of another format' => [static fn (string $code): string => str_replace('store/1', 'store/2', $code)];
    }

    public function testTakesAFileForNoneWhereverItIsCut(): void
    {
        $this->store()->set('a', ['a' => "te'xt", 'b' => [1]]);
        $path = $this->path('a');
        $code = (string) file_get_contents($path);
        foreach (range(0, strlen($code)) as $length) {
            file_put_contents("$path.new", substr($code, 0, $length));
            rename("$path.new", $path);
            $isWhole = $length === strlen($code);
            self::assertSame($isWhole ? ['a' => "te'xt", 'b' => [1]] : null, $this->store()->get('a'));
        }
    }

    public function testTakesTheFileOfAnotherKeyForNone(): void
    {
        $this->store()->set('a', [1]);
        @mkdir(dirname($this->path('b')), 0777, true);
        copy($this->path('a'), $this->path('b'));
        self::assertNull($this->store()->get('b'));
    }

    public function testTakesAFolderInAFilesPlaceForNone(): void
    {
        mkdir($this->path('a'), 0777, true);
        self::assertNull($this->store()->get('a'));
        $this->expectException(StoreException::class);
        $this->store()->set('a', [1]);
    }

    public function testGivesWhatAnotherProcessWroteSince(): void
    {
        $this->store()->set('a', ['old']);
        self::assertSame(['old'], $this->store()->get('a'));
        $code = 'require $argv[1]; (new Inlay\PhpFileStore($argv[2]))->set("a", ["new"]);';
        $arguments = [PHP_BINARY, '-r', $code, __DIR__ . '/../../src/php/autoload.php', $this->folder];
        exec(implode(' ', array_map('escapeshellarg', $arguments)));
        self::assertSame(['new'], $this->store()->get('a'));
    }

    public function testLeavesFilesOfOthers(): void
    {
        $this->store()->set('a', [1]);
        $foreign = [dirname($this->path('a')) . '/foreign.php', $this->folder . '/index.php', $this->path('b')];
        @mkdir(dirname($this->path('b')), 0777, true);
        foreach ($foreign as $path) {
            file_put_contents($path, '<?php echo "run";');
        }
        file_put_contents($this->path('a') . '.0123456789ab.tmp', 'half'); // of a process that was killed
        self::assertSame(['a'], [...$this->store()->keys()]);
        $this->store()->clear();
        self::assertSame([true, true, true], array_map('is_file', $foreign));
        self::assertSame([], glob($this->folder . '/*/*.tmp'));
        self::assertFalse(is_file($this->path('a')));
        $this->expectOutputString('');
    }

    public function testLeavesNothingWhenCleared(): void
    {
        $this->store()->set('a', [1]);
        $this->store()->clear();
        self::assertFalse(is_dir($this->folder));
    }

    /**
     * @dataProvider unfitValues
     * @param array<mixed> $value
     */
    public function testRefusesWhatItCanNotWriteDown(array $value, string $message): void
    {
        $this->store()->set('a', ['old']);
        try {
            $this->store()->set('a', $value);
            self::fail('It was kept');
        } catch (StoreException $exception) {
            self::assertSame($message, $exception->getMessage());
        }
        self::assertSame(['old'], $this->store()->get('a'));
    }

    /**
     * @return iterable<string, array{array<mixed>, string}>
     */
    public function unfitValues(): iterable
    {
        $unexpected = static fn (string $type): string =>
            "Unexpected value of type $type, expected scalars, null and arrays of them";
        yield 'an object' => [[(object) []], $unexpected('stdClass')];
        yield 'a function' => [[static fn (): int => 1], $unexpected('Closure')];
        yield 'a resource' => [[STDIN], $unexpected('resource (stream)')];
        $endless = [];
        $endless[0] = &$endless;
        yield 'itself' => [$endless, 'Unexpected nesting, expected at most 200 levels'];
    }

    public function testSaysWhenTheFolderCanNotBeMade(): void
    {
        file_put_contents($this->folder, 'a file');
        $store = new PhpFileStore($this->folder . '/store');
        self::assertNull($store->get('a'));
        self::assertSame([], [...$store->keys()]);
        $store->clear();
        try {
            $this->expectException(StoreException::class);
            $this->expectExceptionMessage('Could not make the folder of the store: ');
            $store->set('a', [1]);
        } finally {
            unlink($this->folder);
        }
    }

    public function testKeepsTheOldValueWhenTheDiskIsFull(): void
    {
        mkdir($this->folder);
        $options = 'size=64k,nr_inodes=64';
        exec('mount -t tmpfs -o ' . $options . ' tmpfs ' . escapeshellarg($this->folder) . ' 2>&1', $output, $status);
        if ($status !== 0) {
            self::markTestSkipped('A file system of 64 KB can not be mounted here: only root may do that');
        }
        try {
            $this->store()->set('a', ['old']);
            try {
                $this->store()->set('a', [str_repeat('x', 100_000)]);
                self::fail('It was kept');
            } catch (StoreException $exception) {
                self::assertStringStartsWith('Could not keep `a`: ', $exception->getMessage());
                self::assertStringContainsString('No space left on device', $exception->getMessage());
            }
            self::assertSame(['old'], $this->store()->get('a'));
            self::assertSame([], glob($this->folder . '/*/*.tmp'));
            $this->store()->set('a', ['new']);
            self::assertSame(['new'], $this->store()->get('a'));
        } finally {
            exec('umount ' . escapeshellarg($this->folder));
        }
    }
}
