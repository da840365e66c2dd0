import { pointer } from '../../../message/pointer.js';
import { shortText } from '../../../text/short-text.js';
import { configuredContactsOf } from '../../contact/configured.js';
import { countriesIn } from '../../contact/countries-in-text.js';
import { hasTown } from '../../contact/town-left.js';
import { spanInAttribute } from '../../document/attribute-value.js';
import { textsWithTag, withTag } from '../../document/by-tag.js';
import { attribute, type Span } from '../../document/element.js';
import { sourceEnd, sourceOffset } from '../../document/source-offset.js';
import { type SiteNames, siteNamesOf } from '../../owner/site-names.js';
import { townsBehindComma, townsOfName } from '../../owner/town-of-name.js';
import type { Page, Problem } from '../../rule.js';
import { fold, words } from '../../words/fold.js';
import { wordList } from '../../words/word-list.js';
import type { InventedContact } from './invented-contact.js';
import { namesOwnTown } from './other-town.js';

/** What a page says of itself in its head. */
interface Said {
  text: string;
  spanOf: (from: number, to: number) => Span | undefined;
}

/** Names of `meta` elements that hold such a text. */
const DESCRIBES = /^(?:(?:og|twitter|dc):)?(?:description|title)$/i;
/** Names of those that hold a town alone. */
const PLACE = /^geo\.placename$|locality$/i;
/** Characters of a text that are read, and steps to read one. */
const [LONGEST, READ] = [400, 10];
/** What follows on a town that is said of a house: not the rest of another name. */
const ENDS = /^\s{0,3}(?:$|[.,;:!?|·•(–—-])/u;
/** What a house is "in" besides a town, in languages that begin such words with a capital, or in titles; folded. */
const isNoTown = wordList(
  'action motion numbers pictures focus review print press media minutes love style business transition person brief depth detail instagram facebook tiktok youtube linkedin pinterest whatsapp google',
  'zahlen bildern bewegung kürze presse medien aktion wandel betrieb rente bild ton szene farbe fakten form insolvenz gründung eigener ihrer deiner unserer stadt region',
  'images chiffres mouvement imágenes cifras medios immagini cifre tavola casa números imagens',
);
/** First letters by which two towns are one, however they are inflected. */
const SAME = 3;

/**
 * The towns that a page gives to the site in its title and descriptions, right behind its name, where the site's address says another.
 * Behind a comma may stand anything: there it is a town where the page gives it as one elsewhere, too.
 */
export function townsInHead(page: Page, contacts: readonly InventedContact[]): Problem[] {
  const { document, manifest } = page;
  const [field] = configuredContactsOf(manifest).byKind.get('address') ?? [];
  const address = field === undefined ? '' : (manifest.resources.contacts[field]?.value ?? '');
  if (field === undefined || !hasTown(address)) return [];
  const names = siteNamesOf(manifest);
  const name = names.manifest.site.name.trim().toLowerCase();
  const said = saidOf(page).filter(({ text }) => name !== '' && text.toLowerCase().includes(name));
  if (said.length === 0 || namesOwnTown(page).isSaid) return [];
  let given: ReadonlySet<string> | undefined;
  return said.flatMap(({ text, spanOf }) => {
    document.budget.spend(text.length * READ);
    const behind = townsOfName(text, names, false)
      .filter(({ from, to }) => text.slice(0, from).toLowerCase().includes(name) && ENDS.test(text.slice(to)))
      .map(({ from, to }) => ({ from: firstCapital(text, from, to), to }));
    const all = behind.length > 0 ? behind : townsBehindComma(text, names);
    return all.flatMap((town): Problem[] => {
      const value = text.slice(town.from, town.to);
      if (isOwnPlace(value, names)) return [];
      if (behind.length === 0) {
        given ??= townsGiven(page, contacts);
        if (!words(value).every((word) => given?.has(word))) return [];
      }
      const span = spanOf(town.from, town.to);
      const why = `the site's \`${field}\` says another town`;
      return span
        ? [
            {
              ...span,
              outcome: 'needs-review',
              message: `Unexpected town \`${value}\` behind the site's name, expected that of \`${shortText(
                address
                  .split('\n')
                  .map((line) => line.trim())
                  .join(', '),
                LONGEST_SHOWN,
              )}\`, or none: ${why}`,
              resource: pointer('resources', 'contacts', field),
              evidence: { value, kind: 'address', source: 'meta', why, score: 0.6 },
            },
          ]
        : [];
    });
  });
}

/** Characters of an address that a message shows. */
const LONGEST_SHOWN = 120;

function saidOf({ document }: Page): Said[] {
  const titles = textsWithTag(document, 'title').flatMap((text): Said[] =>
    text.parent?.isHtml
      ? [
          {
            text: text.value.slice(0, LONGEST),
            spanOf: (from, to) => ({ start: sourceOffset(document, text, from), end: sourceEnd(document, text, to) }),
          },
        ]
      : [],
  );
  const metas = withTag(document, 'meta').flatMap((element): Said[] => {
    const content = attribute(element, 'content');
    const isSaid = DESCRIBES.test((attribute(element, 'name') ?? attribute(element, 'property') ?? '').trim());
    return isSaid && content
      ? [
          {
            text: content.slice(0, LONGEST),
            spanOf: (from, to) => spanInAttribute(document, element, 'content', from, to),
          },
        ]
      : [];
  });
  return [...titles, ...metas];
}

/** Where the name of a town begins behind the word before it. */
function firstCapital(text: string, from: number, to: number): number {
  const lead =
    /^[\s\u00a0]{1,3}(?:\p{L}{1,4}[\s\u00a0]{1,3}(?=[\p{Lu}\p{Lo}]))?/u.exec(text.slice(from, to))?.[0] ?? '';
  return from + lead.length;
}

/** Whether a place is in the site's town or its country, or is its town in another form. */
function isOwnPlace(value: string, { towns, around, words: own, manifest }: SiteNames): boolean {
  if (words(value).some(isNoTown) || countriesIn(value, [manifest.site.language, 'en']).length > 0) return true;
  const known = [...towns, ...around, ...own];
  return words(value).some((word) => {
    const start = fold(word).slice(0, SAME);
    return start.length < SAME || known.some((each) => each.startsWith(start));
  });
}

/** The words of the towns that a page gives elsewhere: in the addresses that are told, and in `meta` for them. */
function townsGiven({ document }: Page, contacts: readonly InventedContact[]): ReadonlySet<string> {
  const told = contacts.flatMap(({ suspect: { kind, value } }) => (kind === 'address' ? words(value) : []));
  const places = withTag(document, 'meta').flatMap((meta) =>
    PLACE.test((attribute(meta, 'name') ?? attribute(meta, 'property') ?? '').trim())
      ? words(attribute(meta, 'content') ?? '')
      : [],
  );
  return new Set([...told, ...places]);
}
