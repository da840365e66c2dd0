import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, isWithin } from '../document/element.js';
import { nearestBy } from '../document/nearest.js';
import { oncePerDocument, oncePerElement } from '../document/once-per-document.js';
import { labelTextOf } from '../document/text.js';
import { hasBrandClass } from '../logo/brand-class.js';
import { COPYRIGHT } from '../words/copyright.js';

/** The part of a page that a menu of the site belongs to. */
export type MenuRole = 'header' | 'footer';

/** Where a group of links stands, and what says so. */
export interface RolePlace {
  role: MenuRole;
  /** The element that says so. */
  area: DocElement;
  /** By its tag or role, by its names, or by where it stands alone. */
  by: 'landmark' | 'name' | 'position';
}

/** What stands before and behind the word for a part of a page in the name of that part: no other part's name has it. */
const BEFORE = '(?:^|\\s)(?:(?:[a-z]{1,3}|site|page|main|global|app|theme|layout)[-_]{1,2})?';
const BEHIND = '(?:[-_]{1,2}(?:main|wrapper|wrap|top|inner|container|bar|area))?(?:\\s|$)';

const HEADER_NAME = new RegExp(
  `${BEFORE}(?:header|head|masthead|top-?bar|top|kopf|kopfbereich|cabecera|cabe[cç]alho|ent[eê]te|testata|intestazione|sidhuvud|hlavicka|naglowek|fejlec|antet|ust)${BEHIND}`,
  'i',
);
const FOOTER_NAME = new RegExp(
  `${BEFORE}(?:footer|foot|colophon|bottom|fuss|fu[sß]{1,2}bereich|pie|rodape|sidfot|bunn|paticka|stopka|lablec|subsol|voet|pied|alt)${BEHIND}`,
  'i',
);
/** A bar for phones stands at the bottom of the screen and is no foot of the page. */
const BAR_NAME = /(?:^|[\s_-])(?:tab-?bar|bottom-?bar|bottom-?nav(?:igation)?|bottom-?menu|fixed-bottom)(?:$|[\s_-])/i;

/** What navigation is called that stands in no header: a drawer, a bar at the edge of the screen. */
const NAVIGATION_NAME =
  /(?:^|[\s_-])(?:navbar|navigation|nav-?menu|(?:main|site|primary|top|bottom|mobile|side|global|g|l)-?(?:nav|menu)|drawer|off-?canvas|burger-?menu|overlay-?menu|menu-?(?:mobile|overlay)|tab-?bar|bottom-?bar|app-?bar|fixed-bottom)(?:$|[\s_-])/i;

/** Elements whose parts belong to the content. */
const CONTENT: ReadonlySet<string> = new Set('main article section aside figure blockquote'.split(' '));

/** Elements that are no part of a page by their names: what they wrap is all of it. */
const WHOLE: ReadonlySet<string> = new Set(['html', 'body', 'main', 'article', 'a', 'button', 'li']);

/** What the tag or role of an element says that it is. */
function landmarkOf({ tag, isHtml, attributes }: DocElement): MenuRole | undefined {
  if (!isHtml) return undefined;
  if (tag === 'header') return 'header';
  if (tag === 'footer') return 'footer';
  for (const { name, value } of attributes) {
    if (name !== 'role') continue;
    if (value === 'banner') return 'header';
    if (value === 'contentinfo') return 'footer';
  }
  if (!tag.includes('-') || tag.startsWith('x-')) return undefined;
  return /-foot(?:er)?$/.test(tag) ? 'footer' : /-head(?:er)?$/.test(tag) ? 'header' : undefined;
}

/** What the class and id of an element say that it is. */
function namedRole(document: IndexedDocument, { tag, isHtml, attributes }: DocElement): NamedRole {
  if (!isHtml || WHOLE.has(tag)) return undefined;
  const known = namedRoles(document);
  for (const { name, value } of attributes) {
    if (name !== 'class' && name !== 'id') continue;
    let role = known.get(value);
    if (role === undefined && !known.has(value)) {
      role = roleOfName(value);
      known.set(value, role);
    }
    if (role !== undefined) return role;
  }
  return undefined;
}

type NamedRole = MenuRole | 'navigation' | undefined;

/** What names say: pages repeat theirs on most elements. */
const namedRoles = oncePerDocument(() => new Map<string, NamedRole>());

function roleOfName(name: string): NamedRole {
  if (BAR_NAME.test(name)) return 'navigation';
  if (FOOTER_NAME.test(name)) return 'footer';
  if (HEADER_NAME.test(name)) return 'header';
  return NAVIGATION_NAME.test(name) ? 'navigation' : undefined;
}

function areaOf(document: IndexedDocument, element: DocElement): Pick<RolePlace, 'role' | 'by'> | undefined {
  const landmark = landmarkOf(element);
  if (landmark !== undefined) return { role: landmark, by: 'landmark' };
  const role = namedRole(document, element);
  return role === 'header' || role === 'footer' ? { role, by: 'name' } : undefined;
}

const areaAround = nearestBy((element, document) => areaOf(document, element) !== undefined);
const contentAround = nearestBy(({ tag, isHtml }) => isHtml && CONTENT.has(tag));
const navigationAround = nearestBy(isNavigation);

/** Whether an element is navigation by its tag or role, or by its names. */
function isNavigation(element: DocElement, document: IndexedDocument): boolean {
  const { tag, isHtml } = element;
  if (!isHtml) return false;
  if (tag === 'nav' || attribute(element, 'role') === 'navigation') return true;
  if (tag.includes('-') && /-(?:nav|navigation|menu|navbar)$/.test(tag) && !tag.startsWith('x-')) return true;
  return namedRole(document, element) === 'navigation';
}

/** The part of a page that an element belongs to, as far as that has menus of the site. */
export function rolePlaceOf(document: IndexedDocument, element: DocElement): RolePlace | undefined {
  const area = areaAround(document, element);
  const content = contentAround(document, element);
  if (area) {
    const found = areaOf(document, area);
    // The header or footer of an article is a part of it; some have all of a page in `main`, or a `section` as a column.
    const isOfContent = content !== undefined && isWithin(area, content) && !isWholePage(document, content);
    if (found && !isOfContent) return { ...found, area };
    if (isOfContent) return undefined;
  }
  const navigation = navigationAround(document, element);
  if (content && !isWholePage(document, content)) return undefined;
  if (navigation) {
    const isLandmark =
      navigation.tag === 'nav' || attribute(navigation, 'role') === 'navigation' || navigation.tag.includes('-');
    return { role: 'header', area: navigation, by: isLandmark ? 'landmark' : 'name' };
  }
  return byPosition(document, element);
}

/** Whether an element of the content holds all of a page: its header too. */
const isWholePage = oncePerElement(
  (_document, { tag, children }) =>
    tag === 'main' && children.some((child) => child.kind === 'element' && landmarkOf(child) !== undefined),
);

/** Where the content of a page begins and ends, if it has no header or no footer that is called so. */
const bounds = oncePerDocument((document): { head: number; foot: number } => {
  const { elements } = document;
  const has = (role: MenuRole) =>
    elements.some((each) => landmarkOf(each) === role) || elements.some((each) => namedRole(document, each) === role);
  const headings = elements.filter(
    (element) => element.isHtml && /^(?:h[1-3]|main|article)$/.test(element.tag) && !hasBrandClass(document, element),
  );
  const first = headings[0];
  const last = headings.at(-1);
  return {
    head: !first || has('header') ? -1 : first.index,
    foot: !last || has('footer') ? Number.POSITIVE_INFINITY : last.tag === 'main' ? last.last : last.index,
  };
});

/** A page of old has tables and divisions without a name: its head stands before all headings, its foot has the copyright. */
function byPosition(document: IndexedDocument, element: DocElement): RolePlace | undefined {
  const { head, foot } = bounds(document);
  if (element.last < head) return { role: 'header', area: element, by: 'position' };
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
