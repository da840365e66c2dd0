import { tokens } from '../../../html/element.js';
import { levelNames, menuForms, sharedNames } from '../../menu-forms.js';
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
    ...submenus(expansion.root).flatMap(({ list, isDeep }) =>
      missing(list, submenuClasses(expansion, page, isDeep), 'that of a list below an item'),
    ),
    ...(page.request === undefined ? [] : marks(match, expansion, page, missing)),
  ];
}

/** What has the class names of a component: of a navigation, and of what opens one, its list. */
function listOf(root: Element): Element {
  const isAround = root.tagName === 'nav' || root.tagName === 'details';
  return (isAround && [...elementsIn(root)].find(({ tagName }) => tagName === 'ul')) || root;
}

/** The lists below items, and whether each is in another such list. */
function submenus(root: Element | undefined): { list: Element; isDeep: boolean }[] {
  const top = root && listOf(root);
  if (top?.tagName !== 'ul') return [];
  const lists = [...elementsIn(top)].filter(({ tagName }) => tagName === 'ul');
  return lists.map((list) => ({ list, isDeep: listAround(list) !== top }));
}

function listAround({ parentNode }: Element): Element | undefined {
  if (!parentNode || !('tagName' in parentNode)) return undefined;
  return parentNode.tagName === 'ul' ? parentNode : listAround(parentNode);
}

function submenuClasses({ attributes }: Expansion, { site }: ReadPage, isDeep: boolean): readonly string[] {
  // Where nobody knows what its author wrote, a list may have any classes.
  if (!attributes) return [];
  const written = attributes['submenu-class'];
  const given = written === undefined ? undefined : tokens(written);
  return sharedNames(menuForms(attributes, site), ({ submenu }) => levelNames(submenu, isDeep, given));
}

type Missing = (element: Element, classes: readonly string[], whose: string) => Trouble[];

/** Marks of the item of the page that is shown, and of the items above it. */
const MARKS = {
  marked: { state: 'current', why: 'it on the item of the page that is shown' },
  ancestor: { state: 'ancestor', why: 'it on an item above that of the page that is shown' },
} as const;

function marks({ pairs }: Match, expansion: Expansion, { site }: ReadPage, missing: Missing): Trouble[] {
  if (expansion.tag !== 'x-menu') return [];
  const forms = menuForms(expansion.attributes, site);
  const item = {
    current: sharedNames(forms, (form) => form.item.current),
    ancestor: sharedNames(forms, (form) => form.item.ancestor),
    parent: sharedNames(forms, (form) => form.item.parent),
  };
  // A name that several states give says nothing of one of them.
  const alone = (name: string) =>
    [item.current, item.ancestor, item.parent].filter((names) => names.includes(name)).length === 1;
  return pairs.flatMap((pair) =>
    (['marked', 'ancestor'] as const).flatMap((mark) => {
      const { state, why } = MARKS[mark];
      const { element } = pair.part;
      if (!element) return [];
      if (pair.item[mark]) return missing(element, item[state], `${why}: \`${pair.item.text}\` is one`);
      const name = item[state].find((each) => alone(each) && isWrong(pair, each));
      return name !== undefined
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
