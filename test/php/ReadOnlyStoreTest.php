<?php

declare(strict_types=1);

namespace Inlay\Test;

use Inlay\PhpFileStore;
use Inlay\ReadOnlyStore;
use Inlay\Store;

final class ReadOnlyStoreTest extends StoreContract
{
    private PhpFileStore $kept;

    private ReadOnlyStore $store;

    private string $folder;

    protected function setUp(): void
    {
        $this->folder = sys_get_temp_dir() . '/inlay-read-only-' . bin2hex(random_bytes(6));
        $this->kept = new PhpFileStore($this->folder, 'a secret for these tests');
        $this->store = new ReadOnlyStore($this->kept);
    }

    protected function tearDown(): void
    {
        parent::tearDown();
        $this->kept->clear();
    }

    protected function store(): Store
    {
        return $this->store;
    }

    public function testWritesNothing(): void
    {
        $this->store->set('a', ['of a visitor']);
        self::assertSame(['of a visitor'], $this->store->get('a'));
        self::assertNull((new ReadOnlyStore($this->kept))->get('a'));
        self::assertFalse(is_dir($this->folder));
    }

    public function testReadsWhatIsKeptAndLeavesIt(): void
    {
        $this->kept->set('a', ['kept']);
        $this->kept->set('b', ['kept']);
        self::assertSame(['kept'], $this->store->get('a'));
        $this->store->set('a', ['own']);
        $this->store->delete('b');
        self::assertSame([['own'], null], [$this->store->get('a'), $this->store->get('b')]);
        self::assertSame(['a'], [...$this->store->keys()]);
        $this->store->clear();
        self::assertSame([], [...$this->store->keys()]);
        self::assertSame([['kept'], ['kept']], [$this->kept->get('a'), $this->kept->get('b')]);
    }
}
