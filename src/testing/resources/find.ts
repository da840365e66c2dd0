import type { ComponentTag } from '../../component/tags.js';
import { tokens } from '../../html/element.js';
import type { Expansion } from '../page/expansions.js';
import type { ReadPage } from '../page/page.js';
import { attributeOf, classesOf, type Element, elementsIn } from '../page/tree.js';
import { forms } from './addon.js';
import { contacts } from './contact.js';
import { logos } from './logo.js';
import { menus } from './menu.js';
import type { Asked, Resource } from './resource.js';
import { profiles } from './social.js';

/** What a component asks the site for, with a request. */
type Ask = (asked: Asked, page: Given) => Resource[];

/** What of a page decides what its components show. */
type Given = Pick<ReadPage, 'site' | 'request' | 'knowsForms'>;

const ASK: Record<ComponentTag, Ask> = {
  'x-logo': (asked, { site }) => logos(asked, site),
  'x-menu': (asked, { site, request }) => menus(asked, site, request?.url),
  'x-social': (_asked, { site }) => profiles(site),
  'x-contact': (asked, { site }) => contacts(asked, site),
  'x-addon': forms,
};

/**
 * What a component with these attributes shows on the site.
 *
 * @returns nothing where it cannot resolve
 */
export function resourceOf(
  tag: ComponentTag,
  attributes: Readonly<Record<string, string>>,
  page: Given,
): Resource | undefined {
  return ASK[tag]({ attributes, classes: [] }, page)[0];
}

/** Expansions are read once for each page, and several properties ask. */
const known = new WeakMap<Expansion, Resource[]>();

/** What an expansion may show: one resource where its canvas is known, else all that it may stand for. */
export function resourcesOf(expansion: Expansion, page: ReadPage): Resource[] {
  const resources = known.get(expansion) ?? resourcesFor(expansion, page);
  known.set(expansion, resources);
  return resources;
}

function resourcesFor({ tag, attributes, root }: Expansion, page: ReadPage): Resource[] {
  const all = root ? [root, ...elementsIn(root)] : [];
  const [list] = all.filter(({ tagName }) => tagName === 'ul');
  const provider = root && attributeOf(root, 'data-provider');
  const form = root && attributeOf(root, 'data-form');
  const classes = [root, list].flatMap((element) => (element ? classesOf(element) : []));
  return ASK[tag]({ attributes, classes, provider, form, levels: levelsOf(all) }, page);
}

/** Levels of lists within each other. */
function levelsOf(elements: readonly Element[]): number {
  const depths = new Map<unknown, number>();
  for (const element of elements) {
    const outer = depths.get(element.parentNode) ?? 0;
    depths.set(element, outer + (element.tagName === 'ul' ? 1 : 0));
  }
  return Math.max(0, ...depths.values());
}

/** Class names that the author of an expansion or the site gave; where the author is not known, any that its root has. */
export function ownClasses(expansion: Expansion, page: ReadPage): ReadonlySet<string> {
  const { attributes, root } = expansion;
  const classes = attributes ? tokens(attributes['class']) : listsOf(root).flatMap(classesOf);
  const ofItems = resourcesOf(expansion, page).flatMap(({ items }) => items.flatMap(({ classes = [] }) => classes));
  return new Set([...classes, ...ofItems]);
}

/** The elements that an author's class names may be on. */
function listsOf(root: Element | undefined): Element[] {
  const list = root?.tagName === 'nav' ? [...elementsIn(root)].find(({ tagName }) => tagName === 'ul') : undefined;
  return [root, list].flatMap((element) => element ?? []);
}
