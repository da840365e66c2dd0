import { isComponentTag } from '../../../component/tags.js';
import { nameWords } from '../../../text/literal.js';
import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { oncePerDocument } from '../../document/once-per-document.js';
import { isHollow } from './hollow.js';

/** Parts of a page that a script may put in. */
type Part = 'head' | 'foot' | 'main';

const OF_TAG: ReadonlyMap<string, Part> = new Map([
  ['header', 'head'],
  ['nav', 'head'],
  ['footer', 'foot'],
  ['main', 'main'],
]);

const OF_WORD: ReadonlyMap<string, Part> = new Map(
  Object.entries({
    head: 'header nav navbar navigation menu masthead topbar kopf kopfzeile navigatie entete cabecera cabecalho testata menue sidhuvud',
    foot: 'footer fuss fusszeile pied pie rodape sidfot',
    main: 'app application root main content contents inhalt contenu contenido conteudo contenuto innehall page body',
  } satisfies Record<Part, string>).flatMap(
    ([part, list]) => list.split(' ').map((word): [string, Part] => [word, part as Part]), // the keys are parts
  ),
);

/** Words of names of elements that a script fills with what a page already has, or opens. */
const AGAIN: ReadonlySet<string> = new Set(
  'mobile responsive slicknav meanmenu sticky clone mask drawer offcanvas sub mega panel anchor top end start item items link'.split(
    ' ',
  ),
);

/** The part of a page that an element without content is by its tag, its id or, with one of its own, by its tag's name. */
function partOf(element: DocElement): Part | undefined {
  const own = element.isHtml ? OF_TAG.get(element.tag) : undefined;
  const names = nameWords((attribute(element, 'id') ?? '').slice(0, LONGEST_NAME));
  if (element.tag.includes('-')) names.push(...element.tag.split('-'));
  if (names.some((word) => AGAIN.has(word))) return undefined;
  return own ?? names.map((word) => OF_WORD.get(word)).find((part) => part !== undefined);
}

/** Characters of an id that are looked at. */
const LONGEST_NAME = 100;

/** What of a page is in its source, so that a script need not put it there. */
interface Source {
  parts: ReadonlySet<Part>;
  /** Letters to read, up to some. */
  letters: number;
}

/** Letters of a page that has its content in the source. */
const ENOUGH = 120;

const unread = nearestTag('noscript', 'template', 'title', 'option');

const sourceOf = oncePerDocument((document): Source => {
  const parts = new Set<Part>();
  let letters = 0;
  let hollowEnd = -1;
  const isInHollow = new Uint8Array(document.elements.length);
  for (const element of document.elements) {
    if (element.index > hollowEnd && isHollow(element)) {
      hollowEnd = element.last;
      isInHollow.fill(1, element.index, element.last + 1);
    } else if (isComponentTag(element.tag))
      parts.add(element.tag === 'x-menu' || element.tag === 'x-logo' ? 'head' : 'main');
    else if (isInHollow[element.index] === 0) {
      const part = OF_TAG.get(element.tag);
      if (part !== undefined && (element.firstText < element.endText || element.index < element.last)) parts.add(part);
    }
  }
  for (const { raw, value, parent } of document.texts) {
    if (letters >= ENOUGH) break;
    if (raw || (parent && isInHollow[parent.index] === 1) || unread(document, parent)) continue;
    letters += value.match(/\p{L}/gu)?.length ?? 0;
  }
  if (letters >= ENOUGH) parts.add('main');
  return { parts, letters };
});

/**
 * How sure it is, from 0 to 1, that an empty element is where a script file of the site puts a part of the page; nothing where
 * it need not be. It takes somebody to look: the script is not read.
 */
export function mountScore(document: IndexedDocument, element: DocElement): number | undefined {
  const isOwnElement = element.tag.includes('-');
  if (!isOwnElement && !OF_TAG.has(element.tag) && attribute(element, 'id') === undefined) return undefined;
  const { parts, letters } = sourceOf(document);
  const part = partOf(element);
  const isAlone = letters === 0 && parts.size === 0;
  if (part === undefined) return isAlone && !isOwnElement ? 0.6 : undefined;
  return parts.has(part) ? undefined : isAlone ? 0.8 : 0.6;
}
