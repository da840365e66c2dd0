<?php

declare(strict_types=1);

namespace Inlay\Test;

use Inlay\ApcuStore;
use Inlay\Store;
use Inlay\StoreException;

final class ApcuStoreTest extends StoreContract
{
    protected function setUp(): void
    {
        if (!ApcuStore::isAvailable()) {
            self::markTestSkipped('APCu is not enabled: run PHP with -d apc.enable_cli=1');
        }
    }

    protected function tearDown(): void
    {
        if (ApcuStore::isAvailable()) {
            parent::tearDown();
        }
    }

    protected function store(): Store
    {
        return new ApcuStore('inlay/test.');
    }

    public function testLeavesWhatIsOfOthers(): void
    {
        $this->store()->set('a', [1]);
        $other = new ApcuStore('inlay/');
        $other->set('a', [2]);
        apcu_store('inlay/test.a:b', 3);
        apcu_store('inlay/test.text', 'no array');
        self::assertSame([1], $this->store()->get('a'));
        self::assertNull($this->store()->get('text'));
        $this->store()->clear();
        self::assertSame([2], $other->get('a'));
        self::assertSame(3, apcu_fetch('inlay/test.a:b'));
        apcu_delete(['inlay/a', 'inlay/test.a:b']);
    }

    public function testSaysWhenAValueDoesNotFit(): void
    {
        $this->store()->set('a', ['old']);
        $this->expectException(StoreException::class);
        $this->expectExceptionMessage('Could not keep `b`: APCu has no room for it');
        set_error_handler(static fn (): bool => true, E_WARNING); // of APCu itself
        try {
            $this->store()->set('b', [str_repeat('x', 64 * 1024 * 1024)]);
        } finally {
            restore_error_handler();
        }
    }
}
