<?php

declare(strict_types=1);

namespace Inlay\Test\WordPress;

use Inlay\PhpFileStore;
use Inlay\StoreException;
use Inlay\WordPress\VariantStore;
use PHPUnit\Framework\TestCase;

final class VariantStoreTest extends TestCase
{
    private const ENGLISH = '0123456789abcdef';
    private const ITALIAN = 'fedcba9876543210';

    private PhpFileStore $whole;

    protected function setUp(): void
    {
        $folder = sys_get_temp_dir() . '/inlay-variants-' . bin2hex(random_bytes(6));
        $this->whole = new PhpFileStore($folder, 'a secret for these tests');
    }

    protected function tearDown(): void
    {
        $this->whole->clear();
    }

    public function testKeepsVariantsApart(): void
    {
        $english = new VariantStore($this->whole, self::ENGLISH);
        $italian = new VariantStore($this->whole, self::ITALIAN);
        $english->set('canvas-1', ['About']);
        self::assertNull($italian->get('canvas-1'));
        $italian->set('canvas-1', ['Chi siamo']);
        self::assertSame([['About'], ['Chi siamo']], [$english->get('canvas-1'), $italian->get('canvas-1')]);
        $italian->delete('canvas-1');
        self::assertSame([['About'], null], [$english->get('canvas-1'), $italian->get('canvas-1')]);
    }

    public function testListsAndClearsItsOwnKeysAlone(): void
    {
        $english = new VariantStore($this->whole, self::ENGLISH);
        $italian = new VariantStore($this->whole, self::ITALIAN);
        $english->set('a', []);
        $italian->set('b', []);
        $this->whole->set('canvas-of-an-earlier-version', []);
        self::assertSame(['a'], [...$english->keys()]);
        $english->clear();
        self::assertSame([], [...$english->keys()]);
        self::assertSame(['b'], [...$italian->keys()]);
        self::assertSame([], $this->whole->get('canvas-of-an-earlier-version'));
    }

    public function testTellsWhoseAKeyIs(): void
    {
        (new VariantStore($this->whole, self::ENGLISH))->set('a', []);
        [$key] = [...$this->whole->keys()];
        self::assertSame(self::ENGLISH, VariantStore::variantOf($key));
        self::assertSame('', VariantStore::variantOf('canvas-' . self::ENGLISH));
    }

    /**
     * @dataProvider badKeys
     */
    public function testHasNothingUnderABadKeyAndKeepsNothingThere(string $key): void
    {
        $store = new VariantStore($this->whole, self::ENGLISH);
        self::assertNull($store->get($key));
        $store->delete($key);
        $this->expectException(StoreException::class);
        $store->set($key, []);
    }

    /**
     * @return list<array{string}>
     */
    public static function badKeys(): array
    {
        return [[''], ['../a'], ["a\n"], [str_repeat('k', 129)]];
    }
}
