import { tokens } from '../../html/element.js';
import type { Expansion } from '../page/expansions.js';
import { hiderOf, isUnheard, unheardBy } from '../page/hidden.js';
import { nameOf, typeOf } from '../page/name.js';
import type { ReadPage } from '../page/page.js';
import { attributeOf, classesOf, type Element, elementsIn, folded } from '../page/tree.js';
import { property } from '../property.js';
import { resourcesOf } from '../resources/find.js';
import type { Trouble } from '../verdict.js';
import { matchOf } from './match.js';
import { thing, troubleAt, written } from './written.js';

/**
 * Links, images, lists, navigations and controls of forms in the expansions are what they are for people who don't see them,
 * too. They have a name, that of their text where they have one. Nothing hides them or takes their role away. A navigation has
 * the label of its location; navigations of different locations have different names, as far as the site's labels differ.
 */
export const hasAccessibleNames = property({
  title: 'hasAccessibleNames',
  check: (page) => [
    ...page.expansions.flatMap((expansion) => [
      // What takes a name away comes before what has none for it.
      ...withoutRole(expansion),
      ...unheard(expansion, page),
      ...otherLabel(expansion, page),
      ...nameless(expansion),
    ]),
    ...sameNames(page),
  ],
});

function all({ root }: Expansion): Element[] {
  return root ? [root, ...elementsIn(root)] : [];
}

function nameless(expansion: Expansion): Trouble[] {
  return all(expansion).flatMap((element) => {
    const what = needsName(element, expansion);
    // An empty `alt` says that an image is for looks; a logo never is.
    const isForLooks = expansion.tag !== 'x-logo' && attributeOf(element, 'alt') === '';
    // What hides is told apart: a form's provider may hide some of it.
    if (what === undefined || isForLooks || hiderOf(element, isUnheard) || nameOf(element) !== '') return [];
    const message = `Unexpected ${what} without a name in the expansion of ${written(expansion)}, expected one that people can hear`;
    return [troubleAt(expansion, element, message)];
  });
}

/** Types of `input` that nobody sees, or that have a name of their own. */
const NAMED_INPUTS: ReadonlySet<string> = new Set(['hidden', 'submit', 'reset']);

/** What an element is, if people must be told its name. */
function needsName(element: Element, { tag, root }: Expansion): string | undefined {
  switch (element.tagName) {
    case 'a':
      return attributeOf(element, 'href') === undefined ? undefined : 'link';
    case 'img':
      return 'image';
    case 'nav':
      return 'navigation';
    case 'ul':
      return tag === 'x-social' && element === root ? 'list' : undefined;
    case 'input':
      return NAMED_INPUTS.has(typeOf(element)) ? undefined : 'control';
    case 'select':
    case 'textarea':
    case 'button':
      return 'control';
    default:
      return undefined;
  }
}

/** The role that an element of a component has by itself. */
const ROLES: Readonly<Record<string, string>> = {
  nav: 'navigation',
  ul: 'list',
  li: 'listitem',
  a: 'link',
  img: 'img',
};

/** Elements that say that they are something else, or nothing. What a form holds is its provider's. */
function withoutRole(expansion: Expansion): Trouble[] {
  if (expansion.tag === 'x-addon') return [];
  return all(expansion).flatMap((element) => {
    const own = ROLES[element.tagName];
    const [role = own] = tokens(attributeOf(element, 'role')?.toLowerCase());
    if (own === undefined || role === own) return [];
    const message = `Unexpected \`role="${role}"\` on \`<${element.tagName}>\` in the expansion of ${written(expansion)}, expected none but \`${own}\`: people must hear what it is`;
    return [troubleAt(expansion, element, message)];
  });
}

/** What the site has and nobody hears, or hears otherwise; of a form what its provider does not hide. */
function unheard(expansion: Expansion, page: ReadPage): Trouble[] {
  const pairs = matchOf(expansion, page)?.pairs ?? [];
  return pairs.flatMap(({ part, item }) => {
    const element = part.anchor ?? part.element ?? expansion.root;
    if (!part.unheard || item.unheard || !element) return [];
    const hider = hiderOf(element, isUnheard) ?? all(expansion).find(isUnheard);
    const name = nameOf(element);
    const how = hider
      ? `\`${unheardBy(hider)}\` on \`<${hider.tagName}>\``
      : `name ${name === '' ? 'of nothing' : `\`${name}\``}`;
    const what = thing(part.kind, part.text, part.href);
    const message = `Unexpected ${how} in the expansion of ${written(expansion)}, expected people to hear ${what}`;
    return [troubleAt(expansion, hider ?? element, message)];
  });
}

/** A navigation that has not the label of its location. */
function otherLabel(expansion: Expansion, page: ReadPage): Trouble[] {
  const { root } = expansion;
  if (root?.tagName !== 'nav') return [];
  const name = nameOf(root);
  const labels = resourcesOf(expansion, page).flatMap(({ label }) => label ?? []);
  if (name === '' || labels.length === 0 || labels.includes(name)) return [];
  const message = `Unexpected navigation \`${name}\` in the expansion of ${written(expansion)}, expected \`${labels.join('` or `')}\`: the label of its location`;
  return [troubleAt(expansion, root, message)];
}

/** Navigations that nobody can tell apart by their names. */
function sameNames({ expansions, site }: ReadPage): Trouble[] {
  const labels = Object.values(site.menus.locations).map(({ label, menu = '' }) =>
    folded(label.trim() || (site.menus.definitions[menu]?.name ?? '')),
  );
  const first = new Map<string, string>();
  return expansions.flatMap(({ root, start, end }): Trouble[] => {
    if (root?.tagName !== 'nav') return [];
    const name = nameOf(root);
    const list = [...elementsIn(root)].find(({ tagName }) => tagName === 'ul');
    const location = (list && classesOf(list).find((token) => token.startsWith('x-menu--'))) ?? '';
    const other = first.get(name) ?? location;
    first.set(name, other);
    // The site itself may give several the same label.
    const isShared = labels.filter((label) => label === name).length > 1;
    if (name === '' || other === location || isShared) return [];
    const message = `Unexpected second navigation \`${name}\`, expected a name of its own: it is of \`${location}\`, the first of \`${other}\``;
    return [{ message, start, end }];
  });
}
