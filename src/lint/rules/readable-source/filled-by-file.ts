import { parsed } from '../../../html/url.js';
import { nameWords } from '../../../text/literal.js';
import { attribute, type DocElement } from '../../document/element.js';
import { isRightlyEmpty } from './hollow.js';

/** A file of a script, with the words of its host and its path. */
export interface ScriptFile {
  /** As a message shows it. */
  name: string;
  words: ReadonlySet<string>;
}

/** Words of addresses that say nothing of what a script does. */
const PLAIN: ReadonlySet<string> = new Set(
  'http https www cdn static assets asset scripts script dist public build embed embeds widget widgets external platform loader load bundle main index init latest stable prod module modules plugin plugins vendor libs npm unpkg jsdelivr cdnjs cloudflare cloudfront amazonaws github githubusercontent google googleapis gstatic async bootstrap theme site page pages content body container wrapper element elements example test invalid localhost'.split(
    ' ',
  ),
);
/** Words of names of elements that a script fills. */
const MOUNTS: ReadonlySet<string> = new Set('widget feed'.split(' '));
/** Words of names of what visitors read. */
const READ: ReadonlySet<string> = new Set(
  'review reviews testimonial testimonials rating ratings product products post posts news event events gallery team price prices pricing schedule timetable booking bookings reservation reservations appointment appointments offers offer listing listings article articles story stories faq faqs services courses classes jobs recensioni bewertungen avis opiniones reseñas avaliacoes opinie'.split(
    ' ',
  ),
);
/** Words for what is rightly empty elsewhere, and that widgets with content have in their names. */
const OF_WIDGETS: ReadonlySet<string> = new Set('widget calendar badge stars output'.split(' '));
/** Words of names of tools that show nothing of the page. */
const TOOL =
  /^(?:chat|chatbot|messenger|intercom|crisp|tawk|zendesk|drift|hubspot|viewer|helpdesk|accessibility|a11y|maps?|analytics|tracking|pixel|beacon)$/;
/** Letters of a word that tells. */
const SHORTEST = 4;
/** Characters of names that are read. */
const LONGEST = 200;

/** A file by its address; nothing for one that no host or path can be told of. */
export function scriptFile(address: string, site: string): ScriptFile | undefined {
  const url = parsed(address.replace(/^\/\//, 'https://'), site);
  if (!url || address.length > MOST_ADDRESS) return undefined;
  const { hostname, pathname } = url;
  const isAtHome = !/^(?:https?:)?\/\//i.test(address);
  const words = nameWords(`${isAtHome ? '' : hostname.split('.').slice(0, -1).join(' ')} ${pathname}`);
  const name = isAtHome ? pathname : hostname;
  return { name, words: new Set(words.filter((word) => word.length >= SHORTEST && !PLAIN.has(word))) };
}

const MOST_ADDRESS = 500;

/** The file of a script that seems to put in what an element shows, and how sure that is, from 0 to 1. It takes somebody to look. */
export function filledByFile(
  element: DocElement,
  files: readonly ScriptFile[],
): [file: ScriptFile, score: number] | undefined {
  const [first] = files;
  if (!first) return undefined;
  const own = element.tag.includes('-') ? element.tag.split('-') : [];
  const named = [...own, ...wordsOf(element, 'id'), ...wordsOf(element, 'class')];
  const isMount = named.some((word) => MOUNTS.has(word));
  const isRead = named.some((word) => READ.has(word));
  if (!isMount && !isRead) return undefined;
  if (named.some((word) => TOOL.test(word)) || isRightlyEmpty(element, OF_WIDGETS)) return undefined;
  const same = files.find(({ words }) => named.some((word) => words.has(word)));
  if (same) return [same, 0.6];
  return isRead && (own.length > 0 || named.includes('widget')) ? [first, 0.5] : undefined;
}

function wordsOf(element: DocElement, name: 'id' | 'class'): string[] {
  return nameWords((attribute(element, name) ?? '').slice(0, LONGEST));
}

/** Whether an element has nothing but a link to the service that is to fill it, as a stand-in. */
export function holdsLinkAlone(element: DocElement): boolean {
  if (element.last !== element.index + 1 || !/widget/i.test(attribute(element, 'class') ?? '')) return false;
  return element.children.every((child) => (child.kind === 'text' ? child.blank : child.tag === 'a'));
}
