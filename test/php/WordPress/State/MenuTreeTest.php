<?php

declare(strict_types=1);

namespace Inlay\Test\WordPress\State;

use Inlay\WordPress\State\MenuTree;
use PHPUnit\Framework\TestCase;

final class MenuTreeTest extends TestCase
{
    /**
     * @dataProvider menus
     * @param list<array{int, int}> $items ids and those of their parents, in the menu's order
     */
    public function testItemsBecomeATreeThatLosesNone(array $items, string $expected): void
    {
        $tree = self::tree(array_map(self::item(...), $items));
        self::assertSame($expected, self::outline($tree));
    }

    /**
     * @return array<string, array{list<array{int, int}>, string}>
     */
    public static function menus(): array
    {
        return [
            'nothing' => [[], ''],
            'a list' => [[[1, 0], [2, 0]], '1 2'],
            'levels' => [[[1, 0], [2, 1], [3, 2], [4, 0]], '1(2(3)) 4'],
            'children before their parents' => [[[3, 2], [2, 1], [1, 0]], '1(2(3))'],
            'an orphan stands at the top, in its place' => [[[1, 0], [2, 9], [3, 0]], '1 2 3'],
            'its own parent' => [[[1, 1], [2, 1]], '1(2)'],
            'a circle begins with its first item' => [[[1, 0], [2, 4], [3, 2], [4, 3]], '1 2(3(4))'],
            'a way into a circle' => [[[5, 2], [2, 3], [3, 2]], '2(5 3)'],
            'two circles' => [[[1, 2], [2, 1], [3, 4], [4, 3]], '1(2) 3(4)'],
            'items of plugins without an id' => [[[0, 0], [0, 0], [1, 0]], '0 0 1'],
            'an id given twice' => [[[1, 0], [1, 0], [2, 1]], '1(2) 1'],
        ];
    }

    public function testAnItemHasWhatTheSiteStateKnows(): void
    {
        $item = self::item([1, 0]);
        $item->title = 'Docs &amp; <b>more</b>';
        $item->url = 'https://example.test/';
        $item->target = '_blank';
        $item->xfn = ' nofollow  me ';
        $item->classes = ['', 'button', 'big'];
        self::assertSame([[
            'label' => 'Docs & more',
            'url' => 'https://example.test/',
            'target' => '_blank',
            'rel' => 'nofollow me',
            'classes' => ['button', 'big'],
        ]], self::tree([$item]));
    }

    public function testAnItemWithoutTextIsNamedByItsTitleAttributeOrLeftOut(): void
    {
        $named = self::item([1, 0]);
        $named->title = '<i class="icon"></i>';
        $named->attr_title = 'Search';
        $silent = self::item([2, 0]);
        $silent->title = '';
        self::assertSame([['label' => 'Search']], self::tree([$named, $silent]));
    }

    public function testALinkWithoutAnyLabelStaysSoThatReportsNameIt(): void
    {
        $silent = self::item([1, 0]);
        $silent->title = '<img src="home.png">';
        $silent->url = '/home/';
        self::assertSame([['label' => '', 'url' => '/home/'], ['label' => '2']], self::tree([$silent, self::item([2, 0])]));
        $silent->title = '<img src="home.png" alt="Home">';
        self::assertSame([['label' => 'Home', 'url' => '/home/']], self::tree([$silent]));
    }

    public function testAnAddressThatIsNotAllowedIsLeftOut(): void
    {
        $item = self::item([1, 0]);
        $item->url = 'javascript:alert(1)';
        self::assertSame([['label' => '1']], self::tree([$item]));
    }

    public function testLevelsBeyondTheStatesLimitAreCut(): void
    {
        $items = array_map(static fn (int $id): object => self::item([$id, $id - 1]), range(1, 40));
        self::assertSame(32, self::depth(self::tree($items)));
    }

    public function testAHundredThousandItemsInCirclesAreATree(): void
    {
        $items = array_map(static fn (int $id): object => self::item([$id, $id ^ 1]), range(2, 100_001));
        self::assertCount(50_000, self::tree($items));
    }

    /**
     * @dataProvider menusWithHiddenItems
     * @param list<array{int, int}> $items
     * @param list<int> $hidden
     */
    public function testWhatStandsBelowAHiddenItemIsHiddenWithIt(array $items, array $hidden, string $expected): void
    {
        $isHidden = static fn (object $item): bool => in_array($item->ID, $hidden, true);
        self::assertSame($expected, self::outline(MenuTree::of(array_map(self::item(...), $items), $isHidden)));
    }

    /**
     * @return array<string, array{list<array{int, int}>, list<int>, string}>
     */
    public static function menusWithHiddenItems(): array
    {
        return [
            'a leaf' => [[[1, 0], [2, 1], [3, 1]], [2], '1(3)'],
            'at the top' => [[[1, 0], [2, 1], [3, 2], [4, 0]], [1], '4'],
            'in the middle' => [[[1, 0], [2, 1], [3, 2], [4, 1]], [2], '1(4)'],
            'children before their parents' => [[[3, 2], [2, 1], [1, 0], [4, 0]], [1], '4'],
            'in a circle' => [[[1, 2], [2, 1], [3, 0]], [1], '3'],
            'all' => [[[1, 0], [2, 1]], [1, 2], ''],
        ];
    }

    /**
     * The tree of items of which none is hidden.
     *
     * @param list<object> $items
     * @return list<array<string, mixed>>
     */
    private static function tree(array $items): array
    {
        return MenuTree::of($items, static fn (): bool => false);
    }

    /**
     * @param array{int, int} $ids
     */
    private static function item(array $ids): object
    {
        [$id, $parent] = $ids;
        return (object) ['ID' => $id, 'db_id' => $id, 'menu_item_parent' => (string) $parent, 'title' => "$id"];
    }

    /**
     * @param list<array<string, mixed>> $tree
     */
    private static function outline(array $tree): string
    {
        return implode(' ', array_map(static function (array $item): string {
            return $item['label'] . (isset($item['children']) ? '(' . self::outline($item['children']) . ')' : '');
        }, $tree));
    }

    /**
     * @param list<array<string, mixed>> $tree
     */
    private static function depth(array $tree): int
    {
        return $tree === [] ? 0 : 1 + self::depth($tree[0]['children'] ?? []);
    }
}
