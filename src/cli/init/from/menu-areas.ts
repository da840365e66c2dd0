import { attribute, closest, type DocElement } from '../../../lint/document/element.js';
import { namesOf, type RatedPage } from './html-page.js';

/** Where on a page a menu stands. */
export type MenuPlace = 'header' | 'bar' | 'footer' | 'elsewhere';

const BAR =
  /(?:^|[\s_-])(?:top-?bar|top-?links|top-?header|header-?top|util(?:ity|ities|i)?|pre-?header|meta-?(?:nav|menu|links)|eyebrow|quick-?links)(?:$|[\s_-])/i;
const FOOTER = /(?:^|[\s_-])(?:site-?footer|page-?footer|footer|colophon)(?:$|[\s_-])/i;

/** Whether a page has its menus in an element. */
export function isArea(element: DocElement): boolean {
  const { tag, isHtml } = element;
  if (!isHtml) return false;
  if (tag === 'nav' || tag === 'footer' || tag === 'header') return true;
  const role = attribute(element, 'role');
  if (role === 'navigation' || role === 'contentinfo' || role === 'banner') return true;
  return (
    (tag === 'div' || tag === 'section' || tag === 'aside') &&
    (BAR.test(namesOf(element)) || FOOTER.test(namesOf(element)))
  );
}

/** A header or bar may hold navigations of its own, which are looked at by themselves. */
export function holdsAreas({ document }: RatedPage, area: DocElement): boolean {
  if (area.tag === 'nav') return false;
  return document.elements.slice(area.index + 1, area.last + 1).some(isArea);
}

const IN_CONTENT: ReadonlySet<string> = new Set(['article', 'aside', 'section', 'dialog', 'figure', 'blockquote']);

/** Where on a page a menu of an area stands. */
export function placeOf({ document }: RatedPage, area: DocElement): MenuPlace {
  if (closest(area, isFooter)) return closest(area, ({ tag }) => tag === 'article') ? 'elsewhere' : 'footer';
  if (closest(area, (each) => BAR.test(namesOf(each)) && each.tag !== 'body' && each.tag !== 'html')) return 'bar';
  if (area.parent && closest(area.parent, ({ tag }) => IN_CONTENT.has(tag))) return 'elsewhere';
  if (!closest(area.parent, ({ tag }) => tag === 'main')) return 'header';
  // Some have all of a page in `main`: its navigation stands before any heading.
  const heading = document.elements.find(({ tag, index }) => /^h[1-6]$/.test(tag) && index > area.last);
  const before = document.elements.find(({ tag, index }) => /^h[1-6]$/.test(tag) && index < area.index);
  return heading && !before ? 'header' : 'elsewhere';
}

function isFooter(element: DocElement): boolean {
  if (element.tag === 'body' || element.tag === 'html') return false;
  return (
    element.tag === 'footer' ||
    attribute(element, 'role') === 'contentinfo' ||
    FOOTER.test(attribute(element, 'class') ?? '') ||
    /^(?:site-|page-)?footer$/i.test(attribute(element, 'id') ?? '')
  );
}
