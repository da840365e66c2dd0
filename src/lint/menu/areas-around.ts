import { attribute, type DocElement } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { type MenuRole, maySayRole, type NamedRole, roleOfName } from './part-names.js';

/** What a part of a page is, and what says so: its tag or role, its names, or where it stands alone. */
export interface AreaRole {
  role: MenuRole;
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
function namedRole(known: Map<string, NamedRole | 'none'>, name: string): NamedRole {
  const before = known.get(name);
  if (before !== undefined) return before === 'none' ? undefined : before;
  const role = maySayRole(name) ? roleOfName(name) : undefined;
  known.set(name, role ?? 'none');
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
export interface Around {
  areas: Int32Array;
  roles: readonly (AreaRole | undefined)[];
  contents: Int32Array;
  navigations: Int32Array;
  /** 1 for elements that hold all of a page, its header too, though they are ones of content. */
  wholes: Uint8Array;
}

/** Read once from the top: nearly every element of a page is asked for. */
export const aroundAll = oncePerDocument((document): Around => {
  const count = document.elements.length;
  const areas = new Int32Array(count);
  const contents = new Int32Array(count);
  const navigations = new Int32Array(count);
  const wholes = new Uint8Array(count);
  const roles: Around['roles'][number][] = [];
  const known = new Map<string, NamedRole | 'none'>(); // pages repeat their names on most elements
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

export const OF_LANDMARK = {
  header: { role: 'header', by: 'landmark' },
  footer: { role: 'footer', by: 'landmark' },
} as const;
const OF_NAME = {
  header: { role: 'header', by: 'name' },
  footer: { role: 'footer', by: 'name' },
  navigation: undefined,
} as const;

/** Whether a `main` holds all of a page: its header too. */
function isWholePage({ children }: DocElement): boolean {
  return children.some((child) => child.kind === 'element' && landmarkOf(child) !== undefined);
}
