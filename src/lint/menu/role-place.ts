import { withTag } from '../document/by-tag.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, isWithin } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { labelTextOf } from '../document/text.js';
import { hasBrandClass } from '../logo/brand-class.js';
import { COPYRIGHT } from '../words/copyright.js';
import { roleOfLabel } from './navigation-labels.js';
import { type MenuRole, maySayRole, type NamedRole, roleOfName } from './part-names.js';

/** Where a group of links stands, and what says so. */
export interface RolePlace {
  role: MenuRole;
  /** The element that says so. */
  area: DocElement;
  /** By its tag or role, by its names, or by where it stands alone. */
  by: 'landmark' | 'name' | 'position';
}

/** Elements whose parts belong to the content. */
const CONTENT: ReadonlySet<string> = new Set('main article section aside figure blockquote'.split(' '));

/** Elements that are no part of a page by their names: what they wrap is all of it. */
const WHOLE: ReadonlySet<string> = new Set(['html', 'body', 'main', 'article', 'a', 'button', 'li']);

/** What the tag of an element says that it is. */
function landmarkOfTag(tag: string): MenuRole | undefined {
  if (tag === 'header') return 'header';
  if (tag === 'footer') return 'footer';
  if (!tag.includes('-') || tag.startsWith('x-')) return undefined;
  return /-foot(?:er)?$/.test(tag) ? 'footer' : /-head(?:er)?$/.test(tag) ? 'header' : undefined;
}

/** What an element says that it is by its tag, else by its role. */
function landmarkOf(element: DocElement): MenuRole | undefined {
  if (!element.isHtml) return undefined;
  const role = attribute(element, 'role');
  return landmarkOfTag(element.tag) ?? (role === undefined ? undefined : LANDMARK_ROLES.get(role));
}

const LANDMARK_ROLES: ReadonlyMap<string, MenuRole> = new Map([
  ['banner', 'header'],
  ['contentinfo', 'footer'],
]);

/** What a class or id says that an element is. */
function namedRole(known: Map<string, NamedRole>, name: string): NamedRole {
  if (!maySayRole(name)) return undefined;
  let role = known.get(name);
  if (role === undefined && !known.has(name)) {
    role = roleOfName(name);
    known.set(name, role);
  }
  return role;
}

/** Whether an element of that tag is navigation. */
function isNavigationTag(tag: string): boolean {
  if (tag === 'nav') return true;
  return tag.includes('-') && /-(?:nav|navigation|menu|navbar)$/.test(tag) && !tag.startsWith('x-');
}

/** What stays at an edge of the screen, by its own style. */
const FIXED_STYLE = /position\s{0,9}:\s{0,9}fixed/i;

const NO_ATTRIBUTES: DocElement['attributes'] = [];

/** What stands around each element of a document, or is it: numbers of elements by its number, -1 for none. */
interface Around {
  areas: Int32Array;
  roles: readonly (Pick<RolePlace, 'role' | 'by'> | undefined)[];
  contents: Int32Array;
  navigations: Int32Array;
  /** 1 for elements that hold all of a page, its header too, though they are ones of content. */
  wholes: Uint8Array;
}

/** Read once from the top: nearly every element of a page is asked for. */
const aroundAll = oncePerDocument((document): Around => {
  const count = document.elements.length;
  const areas = new Int32Array(count);
  const contents = new Int32Array(count);
  const navigations = new Int32Array(count);
  const wholes = new Uint8Array(count);
  const roles: Around['roles'][number][] = [];
  const known = new Map<string, NamedRole>(); // pages repeat their names on most elements
  let index = 0;
  for (const element of document.elements) {
    const { tag, isHtml, attributes, parent } = element;
    const up = parent === undefined ? -1 : parent.index;
    let landmark = isHtml ? landmarkOfTag(tag) : undefined;
    let named: NamedRole;
    let leads = isHtml && isNavigationTag(tag);
    // All names in one pass: a page has thousands of attributes.
    for (const { name, value } of isHtml ? attributes : NO_ATTRIBUTES) {
      if (name === 'role') {
        landmark ??= LANDMARK_ROLES.get(value);
        leads ||= value === 'navigation';
      } else if ((name === 'class' || name === 'id') && named === undefined && !WHOLE.has(tag)) {
        named = namedRole(known, value);
      } else if (name === 'style' && !WHOLE.has(tag)) leads ||= FIXED_STYLE.test(value);
    }
    leads ||= named === 'navigation';
    const role = landmark ? OF_LANDMARK[landmark] : named && OF_NAME[named];
    roles.push(role);
    areas[index] = role ? index : up < 0 ? -1 : (areas[up] ?? -1);
    // A drawer may be an `aside` or a `section`.
    // Builders of pages make their header of a section, too.
    const isContent = isHtml && CONTENT.has(tag) && !leads && !(tag === 'section' && role);
    contents[index] = isContent ? index : up < 0 ? -1 : (contents[up] ?? -1);
    navigations[index] = leads ? index : up < 0 ? -1 : (navigations[up] ?? -1);
    if (tag === 'main' && isWholePage(element)) wholes[index] = 1;
    index += 1;
  }
  return { areas, roles, contents, navigations, wholes };
});

const OF_LANDMARK = {
  header: { role: 'header', by: 'landmark' },
  footer: { role: 'footer', by: 'landmark' },
} as const;
const OF_NAME = {
  header: { role: 'header', by: 'name' },
  footer: { role: 'footer', by: 'name' },
  navigation: undefined,
} as const;

/** The part of a page that an element belongs to, as far as that has menus of the site. */
export function rolePlaceOf(document: IndexedDocument, element: DocElement): RolePlace | undefined {
  const { elements } = document;
  const { areas, roles, contents, navigations, wholes } = aroundAll(document);
  const areaIndex = areas[element.index] ?? -1;
  const contentIndex = contents[element.index] ?? -1;
  const content = wholes[contentIndex] === 0 ? elements[contentIndex] : undefined;
  if (content && areaIndex < 0) return undefined; // most elements
  const area = elements[areaIndex];
  if (area) {
    const role = roles[area.index];
    // The header or footer of an article is a part of it; some have all of a page in `main`, or a `section` as a column.
    if (content && isWithin(area, content)) return undefined;
    // What is only called a header may hold sections of the page.
    if (content && role?.by === 'name' && isWithin(content, area)) return undefined;
    if (role) return { ...role, area };
  }
  if (content) return undefined;
  const navigation = elements[navigations[element.index] ?? -1];
  if (!navigation) return byPosition(document, element);
  const isLandmark =
    navigation.tag === 'nav' || attribute(navigation, 'role') === 'navigation' || navigation.tag.includes('-');
  if (isLandmark) {
    if (roleOfLabel(attribute(navigation, 'aria-label') ?? '') === 'footer')
      return { role: 'footer', area: navigation, by: 'landmark' };
    // Behind all headings the line of the copyright makes it the foot of a page that has no footer.
    if (navigation.index > bounds(document).foot && byPosition(document, navigation)?.role === 'footer')
      return { role: 'footer', area: navigation, by: 'position' };
  }
  return { role: 'header', area: navigation, by: isLandmark ? 'landmark' : 'name' };
}

/** Whether a `main` holds all of a page: its header too. */
function isWholePage({ children }: DocElement): boolean {
  return children.some((child) => child.kind === 'element' && landmarkOf(child) !== undefined);
}

/** Where the content of a page begins and ends, if it has no header or no footer that is called so. */
const bounds = oncePerDocument((document): { from: number; head: number; foot: number } => {
  const { elements } = document;
  const { roles } = aroundAll(document);
  const header = elements.find(({ index }) => roles[index] === OF_LANDMARK.header);
  const hasFooter = roles.some((found) => found?.role === 'footer');
  const headings = elements.filter(
    (element) => element.isHtml && /^(?:h[1-3]|main|article)$/.test(element.tag) && !hasBrandClass(document, element),
  );
  const first = headings[0];
  const last = headings.at(-1);
  return {
    from: header?.last ?? -1,
    head: first?.index ?? -1,
    foot: !last || hasFooter ? Number.POSITIVE_INFINITY : last.tag === 'main' ? last.last : last.index,
  };
});

/** A page of old has tables and divisions without a name: its head stands before all headings, its foot has the copyright. */
function byPosition(document: IndexedDocument, element: DocElement): RolePlace | undefined {
  const { from, head, foot } = bounds(document);
  if (element.index > from && element.last < head) return { role: 'header', area: element, by: 'position' };
  if (element.index <= foot) return undefined;
  let level = 0;
  for (let each: DocElement | undefined = element; each && level < AROUND; each = each.parent) {
    if (each.tag === 'body' || each.index <= foot) return undefined;
    if (COPYRIGHT.test(labelTextOf(document, each))) return { role: 'footer', area: each, by: 'position' };
    level += 1;
  }
  return undefined;
}

/** Levels up from a group of links to the line that says whose page it is. */
const AROUND = 3;

/** Whether an element stands behind the footer of a page, where drawers and bars for phones are, and in no content. */
export function isBehindFooter(document: IndexedDocument, element: DocElement): boolean {
  const { contents } = aroundAll(document);
  return (contents[element.index] ?? -1) < 0 && element.index > lastFooter(document);
}

/** Whether an element stands behind the only `main` of a page, and in no content. */
export function isBehindMain(document: IndexedDocument, element: DocElement): boolean {
  const [main, another] = withTag(document, 'main');
  return main !== undefined && !another && element.index > main.last && !isInContent(document, element);
}

/** Whether an element is a part of the content of a page. */
export function isInContent(document: IndexedDocument, element: DocElement): boolean {
  const { contents, wholes } = aroundAll(document);
  const content = contents[element.index] ?? -1;
  return content >= 0 && wholes[content] === 0;
}

/** Whether an element stands behind all headings of a page that has no footer, and in no content. */
export function isBehindHeadings(document: IndexedDocument, element: DocElement): boolean {
  return element.index > bounds(document).foot && !isInContent(document, element);
}

/** Whether an element stands before all headings and `main` of a page, and behind its header. */
export function isBeforeHeadings(document: IndexedDocument, element: DocElement): boolean {
  const { from, head } = bounds(document);
  return element.index > from && element.last < head;
}

/** Whether an element stands behind all headings and `main` of a page that has no footer. */
export function isAtEnd(document: IndexedDocument, element: DocElement): boolean {
  return element.index > bounds(document).foot;
}

/** The number of the last element of a page's own footer; no element comes behind it where there is none. */
const lastFooter = oncePerDocument((document): number => {
  const { roles, contents } = aroundAll(document);
  const footer = document.elements.findLast(
    ({ index, parent }) =>
      roles[index]?.role === 'footer' && roles[index]?.by === 'landmark' && (contents[parent?.index ?? -1] ?? -1) < 0,
  );
  return footer?.last ?? Number.POSITIVE_INFINITY;
});
