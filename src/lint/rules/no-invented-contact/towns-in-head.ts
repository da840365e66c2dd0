import { pointer } from '../../../message/pointer.js';
import { shortText } from '../../../text/short-text.js';
import { configuredContactsOf } from '../../contact/configured.js';
import { countriesIn } from '../../contact/countries-in-text.js';
import { hasTown } from '../../contact/town-left.js';
import { spanInAttribute } from '../../document/attribute-value.js';
import { textsWithTag, withTag } from '../../document/by-tag.js';
import { attribute, type Span } from '../../document/element.js';
import { sourceEnd, sourceOffset } from '../../document/source-offset.js';
import { thingsOfType, valuesOf } from '../../document/things.js';
import { spanOfValue } from '../../document/value-span.js';
import { ownThings } from '../../owner/own-things.js';
import { type SiteNames, siteNamesOf } from '../../owner/site-names.js';
import { townsBehindComma, townsOfName } from '../../owner/town-of-name.js';
import type { Page, Problem } from '../../rule.js';
import { fold, words } from '../../words/fold.js';
import { wordList } from '../../words/word-list.js';
import type { InventedContact } from './invented-contact.js';
import { namesOwnTown } from './other-town.js';
import { hasNameOfSite, placesGiven, townsOnly, whereTownsStand } from './towns-given.js';

/** What a page says of itself in its head. */
interface Said {
  text: string;
  spanOf: (from: number, to: number) => Span | undefined;
}

/** Names of `meta` elements that hold such a text. */
const DESCRIBES = /^(?:(?:og|twitter|dc):)?(?:description|title|site_name)$/i;
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
  const said = [...saidOf(page), ...namesInData(page, names)].filter(({ text }) => hasNameOfSite(text, names));
  if (said.length === 0 || namesOwnTown(page).isSaid) return [];
  let given: ReadonlySet<string> | undefined;
  let towns: readonly string[] | undefined;
  return said.flatMap(({ text, spanOf }) => {
    document.budget.spend(text.length * READ);
    const behind = townsOfName(text, names, false)
      .filter(({ from, to }) => text.slice(0, from).toLowerCase().includes(name) && ENDS.test(text.slice(to)))
      .map(({ from, to }) => ({ from: firstCapital(text, from, to), to }));
    const commas = behind.length > 0 ? behind : townsBehindComma(text, names);
    // Elsewhere in it stands a town where the page gives that as the house's own.
    towns ??= commas.length > 0 ? towns : townsOnly(page, contacts);
    const all = commas.length > 0 ? commas : whereTownsStand(text, towns ?? []);
    return all.flatMap((town): Problem[] => {
      const value = text.slice(town.from, town.to);
      if (isOwnPlace(value, names)) return [];
      if (behind.length === 0) {
        given ??= placesGiven(page, contacts);
        if (commas.length > 0 && !words(value).every((word) => given?.has(word))) return [];
      }
      const span = spanOf(town.from, town.to);
      if (span && commas.length === 0 && contacts.some(({ suspect }) => isWithinRange(span, suspect))) return [];
      const why = `the site's \`${field}\` says another town`;
      return span
        ? [
            {
              ...span,
              outcome: 'needs-review',
              message: `Unexpected town \`${value}\` ${commas.length > 0 ? 'behind' : 'beside'} the site's name, expected that of \`${shortText(
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

/** Whether a town stands in an address that is told. */
function isWithinRange(span: Span, { kind, start, end, source }: InventedContact['suspect']): boolean {
  return kind === 'address' && source !== 'structured data' && span.start >= start && span.end <= end;
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

/** The names in JSON-LD of what the site is, and of its pages. */
function namesInData({ document }: Page, names: SiteNames): Said[] {
  const own = ownThings(document, names).map(({ thing }) => thing);
  const sites = thingsOfType(document, (type) => type === 'WebSite');
  const values = new Map(
    [...own, ...sites]
      .flatMap((thing) => valuesOf(thing, 'name'))
      .map((value) => [spanOfValue(document, value).start, value]),
  );
  return [...values.values()]
    .filter(({ json }) => json !== undefined)
    .map((value) => ({ text: value.text.slice(0, LONGEST), spanOf: () => spanOfValue(document, value) }));
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
