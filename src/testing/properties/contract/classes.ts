import { tokens } from '../../../html/element.js';
import type { Expansion } from '../../page/expansions.js';
import type { ReadPage } from '../../page/page.js';
import { classesOf, type Element, elementsIn } from '../../page/tree.js';
import type { Trouble } from '../../verdict.js';
import type { Match, Pair } from '../match.js';
import { troubleAt, written } from '../written.js';

/** Class names that are lost: the component's own, its author's, those of the site's menu items, and the marks of the page. */
export function lostClasses(expansion: Expansion, match: Match, page: ReadPage): Trouble[] {
  const root = expansion.root && listOf(expansion.root);
  if (!root) return [];
  const missing = (element: Element, classes: readonly string[], whose: string): Trouble[] => {
    const there = new Set(classesOf(element));
    const lost = classes.filter((name) => !there.has(name));
    if (lost.length === 0) return [];
    const names = lost.map((name) => `\`${name}\``).join(', ');
    const message = `Unexpected \`<${element.tagName}>\` without the class ${names} in the expansion of ${written(expansion)}, expected ${whose}`;
    return [troubleAt(expansion, element, message)];
  };
  return [
    ...missing(root, match.resource.classes, "the component's own"),
    ...missing(root, tokens(expansion.attributes?.['class']), "its author's"),
    ...match.pairs.flatMap(({ part: { element }, item: { classes = [], text } }) =>
      element ? missing(element, classes, `those of the item \`${text}\``) : [],
    ),
    ...submenus(expansion.root).flatMap((list) => missing(list, ['sub-menu'], 'that of a list below an item')),
    ...(page.request === undefined ? [] : marks(match, expansion, missing)),
  ];
}

/** What has the class names of a component: of a navigation its list. */
function listOf(root: Element): Element {
  return (root.tagName === 'nav' && [...elementsIn(root)].find(({ tagName }) => tagName === 'ul')) || root;
}

function submenus(root: Element | undefined): Element[] {
  if (root?.tagName !== 'nav' && root?.tagName !== 'ul') return [];
  return [...elementsIn(root)].filter(({ tagName, parentNode }) => tagName === 'ul' && parentNode?.nodeName === 'li');
}

type Missing = (element: Element, classes: readonly string[], whose: string) => Trouble[];

/** Marks of the item of the page that is shown, and of the items above it. */
const MARKS = {
  marked: { name: 'current-menu-item', why: 'it on the item of the page that is shown' },
  ancestor: { name: 'current-menu-ancestor', why: 'it on an item above that of the page that is shown' },
} as const;

function marks({ pairs }: Match, expansion: Expansion, missing: Missing): Trouble[] {
  if (expansion.tag !== 'x-menu') return [];
  return pairs.flatMap((pair) =>
    (['marked', 'ancestor'] as const).flatMap((mark) => {
      const { name, why } = MARKS[mark];
      const { element } = pair.part;
      if (!element) return [];
      if (pair.item[mark]) return missing(element, [name], `${why}: \`${pair.item.text}\` is one`);
      return isWrong(pair, name)
        ? [
            troubleAt(
              expansion,
              element,
              `Unexpected class \`${name}\` on \`${pair.item.text}\` in ${written(expansion)}, expected ${why} alone`,
            ),
          ]
        : [];
    }),
  );
}

/** Whether an item has a mark that is not the site's own class name. */
function isWrong({ part: { element }, item: { classes = [] } }: Pair, name: string): boolean {
  return element !== undefined && classesOf(element).includes(name) && !classes.includes(name);
}
