<?php

declare(strict_types=1);

namespace Inlay\Test;

use Inlay\PhpFileStore;
use Inlay\Store;
use Inlay\StoreException;
use InvalidArgumentException;

final class PhpFileStoreTest extends StoreContract
{
    private const SECRET = '0123456789abcdef of this site';

    private string $folder;

    protected function setUp(): void
    {
        $this->folder = sys_get_temp_dir() . '/inlay-store-' . bin2hex(random_bytes(6));
    }

    protected function tearDown(): void
    {
        parent::tearDown();
        if (is_dir($this->folder) || is_link($this->folder)) {
            exec('rm -r ' . escapeshellarg($this->folder));
        }
    }

    protected function store(): Store
    {
        return new PhpFileStore($this->folder . '/', self::SECRET);
    }

    /**
     * The file of a key.
     */
    private function path(string $key): string
    {
        $name = substr(hash_hmac('sha256', "name\n$key", self::SECRET), 0, 40);
        return $this->folder . '/' . substr($name, 0, 2) . '/' . substr($name, 2) . '.php';
    }

    /**
     * Puts other bytes in the place of a file, as an upload would.
     */
    private function put(string $key, string $code): void
    {
        $path = $this->path($key);
        @mkdir(dirname($path), 0700, true);
        file_put_contents("$path.new", $code);
        rename("$path.new", $path);
    }

    public function testWritesFilesThatOnlyItsUserMayRead(): void
    {
        $umask = umask(0);
        try {
            $this->store()->set('a', [1]);
        } finally {
            umask($umask);
        }
        self::assertSame(0600, fileperms($this->path('a')) & 0777);
        self::assertSame(0700, fileperms(dirname($this->path('a'))) & 0777);
        self::assertSame(0700, fileperms($this->folder) & 0777);
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
        $this->put('a', $break((string) file_get_contents($this->path('a'))));
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
        yield 'cut after its head' => [static fn (string $code): string => substr($code, 0, 165)];
        yield 'cut' => [static fn (string $code): string => substr($code, 0, -5)];
        yield 'longer' => [static fn (string $code): string => $code . "\necho 'run';"];
        yield 'changed' => [static fn (string $code): string => str_replace('text', 'tent', $code)];
        yield 'foreign' => [static fn (): string => '<?php echo "run"; return ["a" => "text"];'];
        yield 'foreign after a head' => [
            static fn (string $code): string => substr($code, 0, 165) . '[]]; echo "run";',
        ];
        yield 'of another format' => [static fn (string $code): string => str_replace('store/2', 'store/1', $code)];
    }

    public function testTakesAFileForNoneWhereverItIsCut(): void
    {
        $this->store()->set('a', ['a' => "te'xt", 'b' => [1]]);
        $path = $this->path('a');
        $code = (string) file_get_contents($path);
        foreach (range(0, strlen($code)) as $length) {
            $this->put('a', substr($code, 0, $length));
            $isWhole = $length === strlen($code);
            self::assertSame($isWhole ? ['a' => "te'xt", 'b' => [1]] : null, $this->store()->get('a'));
        }
    }

    public function testTakesTheFileOfAnotherKeyForNone(): void
    {
        $this->store()->set('a', [1]);
        @mkdir(dirname($this->path('b')), 0700, true);
        copy($this->path('a'), $this->path('b'));
        self::assertNull($this->store()->get('b'));
    }

    /**
     * @dataProvider forgeries
     * @param callable(string): string $tag of the forger, for what he wrote
     */
    public function testNeverRunsWhatSomebodyElseWrote(callable $tag): void
    {
        $this->store()->set('a', ['good']);
        $body = "[print('run')]];\n";
        $this->put('a', "<?php /* inlay-store/2 {$tag($body)} a */ return ['{$tag($body)}'," . $body);
        self::assertNull($this->store()->get('a'));
        self::assertSame([], [...$this->store()->keys()]);
        $this->expectOutputString('');
    }

    /**
     * @return iterable<string, array{callable(string): string}>
     */
    public function forgeries(): iterable
    {
        yield 'a checksum without a key' => [static fn (string $body): string => hash('sha256', "file\na\n$body")];
        yield 'a tag under another key' => [
            static fn (string $body): string => hash_hmac('sha256', "file\na\n$body", 'of another site, or guessed'),
        ];
        yield 'an empty key' => [static fn (string $body): string => hash_hmac('sha256', "file\na\n$body", '')];
    }

    public function testWouldRunWhatHasTheRightTag(): void
    {
        $this->store()->set('a', ['good']);
        $body = "[print('run')]];\n";
        $tag = hash_hmac('sha256', "file\na\n$body", self::SECRET);
        $this->put('a', "<?php /* inlay-store/2 $tag a */ return ['$tag'," . $body);
        self::assertSame([1], $this->store()->get('a'));
        $this->expectOutputString('run');
    }

    public function testNeverRunsAFileOfTheFormatBefore(): void
    {
        $body = "'a',[print('run')]];\n";
        $checksum = hash('xxh128', $body);
        $code = "<?php /* inlay-store/1 $checksum */ return ['$checksum'," . $body;
        $this->store()->set('a', ['good']);
        $this->put('a', $code);
        file_put_contents($this->folder . '/a.php', $code);
        self::assertNull($this->store()->get('a'));
        self::assertSame([], [...$this->store()->keys()]);
        $this->expectOutputString('');
    }

    public function testDoesNotFollowALink(): void
    {
        $this->store()->set('a', ['good']);
        $path = $this->path('a');
        rename($path, "$this->folder/elsewhere.php");
        symlink("$this->folder/elsewhere.php", $path);
        self::assertNull($this->store()->get('a'));
        self::assertSame([], [...$this->store()->keys()]);
    }

    public function testReadsNothingThatWasKeptUnderAnotherSecret(): void
    {
        $this->store()->set('a', ['good']);
        $path = $this->path('a');
        $other = new PhpFileStore($this->folder, 'the secret after the salts changed');
        self::assertNull($other->get('a'));
        self::assertSame([], [...$other->keys()]);
        $other->clear();
        self::assertFileExists($path);
    }

    public function testNamesNoFileAfterItsKey(): void
    {
        $this->store()->set('canvas-a', ['text']);
        $paths = glob("$this->folder/*/*") ?: [];
        self::assertCount(1, $paths);
        self::assertMatchesRegularExpression('~/[0-9a-f]{2}/[0-9a-f]{38}\.php$~D', $paths[0]);
        self::assertStringNotContainsString(md5('canvas-a'), str_replace('/', '', $paths[0]));
    }

    public function testRefusesASecretThatCouldBeGuessed(): void
    {
        $this->expectException(InvalidArgumentException::class);
        new PhpFileStore($this->folder, 'short');
    }

    /**
     * @dataProvider foldersOfOthers
     */
    public function testKeepsNothingInAFolderThatOthersCanWriteTo(callable $spoil): void
    {
        mkdir($this->folder, 0700);
        if ($spoil($this->folder) === false) {
            self::markTestSkipped('Only root may give a folder to another user');
        }
        $this->expectException(StoreException::class);
        $this->expectExceptionMessage("expected one that belongs to PHP's user and that no one else can write to");
        $this->store()->set('a', [1]);
    }

    /**
     * @return iterable<string, array{callable(string): bool}>
     */
    public function foldersOfOthers(): iterable
    {
        yield 'writable for all' => [static fn (string $folder): bool => chmod($folder, 0777)];
        yield 'writable for the group' => [static fn (string $folder): bool => chmod($folder, 0770)];
        yield "another user's" => [static fn (string $folder): bool => posix_getuid() === 0 && chown($folder, 65534)];
        yield 'a link' => [static function (string $folder): bool {
            rmdir($folder);
            symlink(sys_get_temp_dir(), $folder);
            return true;
        }];
    }

    public function testKeepsNothingInAFolderThatOthersCanPutAnotherInPlaceOf(): void
    {
        mkdir($this->folder);
        chmod($this->folder, 0777);
        $store = new PhpFileStore("$this->folder/own", self::SECRET);
        try {
            $store->set('a', [1]);
            self::fail('It was kept');
        } catch (StoreException) {
            chmod($this->folder, 01777); // as the folder for temporary files is
            $store->set('a', [1]);
        }
        self::assertSame([1], $store->get('a'));
    }

    public function testTakesAFolderInAFilesPlaceForNone(): void
    {
        mkdir($this->path('a'), 0700, true);
        self::assertNull($this->store()->get('a'));
        $this->expectException(StoreException::class);
        $this->store()->set('a', [1]);
    }

    public function testGivesWhatAnotherProcessWroteSince(): void
    {
        $this->store()->set('a', ['old']);
        self::assertSame(['old'], $this->store()->get('a'));
        $code = 'require $argv[1]; (new Inlay\PhpFileStore($argv[2], $argv[3]))->set("a", ["new"]);';
        $arguments = [PHP_BINARY, '-r', $code, __DIR__ . '/../../src/php/autoload.php', $this->folder, self::SECRET];
        exec(implode(' ', array_map('escapeshellarg', $arguments)));
        self::assertSame(['new'], $this->store()->get('a'));
    }

    public function testLeavesFilesOfOthers(): void
    {
        $this->store()->set('a', [1]);
        $foreign = [dirname($this->path('a')) . '/foreign.php', $this->folder . '/index.php', $this->path('b')];
        @mkdir(dirname($this->path('b')), 0700, true);
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
        $store = new PhpFileStore($this->folder . '/store', self::SECRET);
        self::assertNull($store->get('a'));
        self::assertSame([], [...$store->keys()]);
        $store->clear();
        try {
            $this->expectException(StoreException::class);
            $this->expectExceptionMessage("Could not make the folder `$this->folder/store` of the store: ");
            $store->set('a', [1]);
        } finally {
            unlink($this->folder);
        }
    }

    public function testKeepsTheOldValueWhenTheDiskIsFull(): void
    {
        mkdir($this->folder);
        $options = 'size=64k,nr_inodes=64,mode=700';
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
