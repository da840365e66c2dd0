import { markupOf } from '../../component/markup/markup-of.js';
import type { ComponentTag } from '../../component/tags.js';
import { tokens } from '../../html/element.js';
import type { Site } from '../../site/schema.js';
import type { Expansion } from '../page/expansions.js';
import type { ReadPage } from '../page/page.js';
import { attributeOf, type Element, elementsIn, offsetOf } from '../page/tree.js';
import type { Trouble } from '../verdict.js';
import { written } from './written.js';

/** The elements that each component is made of; those of a form are its provider's. */
const ELEMENTS: Record<ComponentTag, ReadonlySet<string> | undefined> = {
  'x-logo': new Set(['a', 'span', 'picture', 'source', 'img']),
  'x-menu': new Set(['nav', 'ul', 'li', 'a', 'span', 'button', 'details', 'summary', 'svg', 'path']),
  'x-social': new Set(['ul', 'li', 'a', 'span', 'svg', 'path']),
  'x-contact': new Set(['a', 'span', 'address', 'div', 'time', 'bdi', 'br']),
  'x-addon': undefined,
};

/** Attributes that a renderer may write, beside `aria-*`. */
const ATTRIBUTES: ReadonlySet<string> = new Set(
  (
    'class id lang dir title role itemprop itemscope itemtype href hreflang rel target src srcset sizes media type alt ' +
    'width height datetime decoding loading fetchpriority'
  ).split(' '),
);

/** Attributes that only some elements have: those of icons, the group of a disclosure, and the place in the keyboard's way. */
const OF_ELEMENTS: Readonly<Record<string, ReadonlySet<string>>> = {
  a: new Set(['tabindex']),
  details: new Set(['name']),
  svg: new Set(['xmlns', 'viewBox', 'fill', 'focusable']),
  path: new Set(['d', 'fill']),
};

/** What a page needs to know of a form's provider. */
const SHELL_DATA: ReadonlySet<string> = new Set(['data-provider', 'data-form']);

/** Elements and attributes that no component has: text of the site that has become markup, or state that nobody needs. */
export function beyondContract(expansion: Expansion, { site }: Pick<ReadPage, 'site'>): Trouble[] {
  const { tag, root, start } = expansion;
  if (!root) return [];
  const trouble = (element: Element, what: string, why: string): Trouble => {
    const from = start + offsetOf(element);
    const end = start + (element.sourceCodeLocation?.startTag?.endOffset ?? 0);
    return {
      message: `Unexpected ${what} in the expansion of ${written(expansion)}, expected ${why}`,
      start: from,
      end,
    };
  };
  const allowed = ELEMENTS[tag];
  const data = dataOf(tag, site);
  if (!allowed) {
    const told = root.attrs.filter(({ name }) => name.startsWith('data-') && !SHELL_DATA.has(name));
    return told.map(({ name }) => trouble(root, `\`${name}\``, 'nothing of the add-on but its provider and form'));
  }
  return [root, ...elementsIn(root)].flatMap((element) => {
    const { tagName, attrs } = element;
    if (!allowed.has(tagName)) return [trouble(element, `\`<${tagName}>\``, 'texts of the site to stay text')];
    const own = OF_ELEMENTS[tagName];
    const isKnown = (name: string) =>
      ATTRIBUTES.has(name) || name.startsWith('aria-') || data.has(name) || own?.has(name);
    const odd = attrs.filter(({ name }) => !isKnown(name));
    const opener = isOpener(element) ? [trouble(element, 'a new window', '`rel="noopener"` with it')] : [];
    return [
      ...odd.map(({ name }) =>
        trouble(element, `attribute \`${name}\``, 'texts of the site to stay in their attribute'),
      ),
      ...opener,
    ];
  });
}

/** `data-` attributes that the site's markup gives to parts. */
function dataOf(tag: ComponentTag, site: Site): ReadonlySet<string> {
  const markup = markupOf(site)[tag];
  const groups: object[] = 'forms' in markup ? Object.values(markup.forms).flat() : [markup];
  return new Set(groups.flatMap((parts) => Object.values(parts).flatMap(dataNames)));
}

function dataNames(part: unknown): string[] {
  return typeof part === 'object' && part !== null && 'data' in part ? Object.keys(part.data as object) : [];
}

/** Whether the page that a link opens gets at the page that has it. */
function isOpener(element: Element): boolean {
  const rel = tokens(attributeOf(element, 'rel')?.toLowerCase());
  return attributeOf(element, 'target') === '_blank' && !rel.includes('noopener') && !rel.includes('noreferrer');
}
