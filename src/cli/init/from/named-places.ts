import { attribute, closest } from '../../../lint/document/element.js';
import { flowsOf } from '../../../lint/document/flows.js';
import { fold } from '../../../lint/words/fold.js';
import { type HtmlPage, isHome, labelOf, oneLine } from './html-page.js';

/** Characters of a name, at most. */
const LONGEST = 60;

/** What the links of a header that lead to the start say where they are no items of a menu. */
export function homeNamesOn({ document, url }: HtmlPage): string[] {
  return document.elements.flatMap((link) => {
    const href = link.tag === 'a' ? (attribute(link, 'href')?.trim() ?? '#') : '#';
    if (href.startsWith('#') || !URL.canParse(href, url) || !isHome(new URL(href, url))) return [];
    const part = closest(link, ({ tag }) => tag === 'nav' || tag === 'ul' || tag === 'header' || tag === 'article');
    if (part?.tag !== 'header') return [];
    const name = labelOf(document, link);
    return /\p{L}/u.test(name) && name.length <= LONGEST ? [name] : [];
  });
}

/** Behind the sign: years and small words, then who has the copyright. */
const COPYRIGHT = /(?:©|\(c\)|copyright)[\s©\d,–—-]{0,30}(?:by\s)?([^\n|·•]{2,120})/giu;

/** What stands behind the signs of copyright in a page. */
export function copyrightsOn({ document }: HtmlPage): string[] {
  return flowsOf(document).flatMap(({ text }) =>
    [...text.matchAll(COPYRIGHT)].map(([, holder = '']) => oneLine(holder)).filter((holder) => holder !== ''),
  );
}

/** Whether one of the copyrights begins with a name, or a name and the form of a firm. */
export function hasCopyright(copyrights: readonly string[], name: string): boolean {
  const own = fold(name);
  return own !== '' && copyrights.some((holder) => `${fold(holder)} `.startsWith(`${own} `));
}
