import { countUpTo } from '../document/ascending.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { nearestBy } from '../document/nearest.js';
import { oncePerDocument, oncePerElement } from '../document/once-per-document.js';
import { labelTextOf } from '../document/text.js';
import { fold, words } from '../words/fold.js';
import { withoutHomonyms } from './homonyms.js';
import {
  isContactWord,
  isOfficeWord,
  isOtherPartyWord,
  isSmallWord,
  UNSPACED_CONTACT,
  UNSPACED_OTHERS,
} from './label-words.js';
import { isOfRecipients } from './recipients.js';
import { isUrgentWord } from './urgent-words.js';
import { isOfVisitors } from './visitor-heading.js';
import { isWhereHeading } from './where-headings.js';

/**
 * Where on a page something stands: in parts that speak for the site (`header`, `footer`, `contact`), in parts that others speak
 * in or that are about others (`other`), in an article, which has an author, or in the text.
 */
export type PlaceKind = 'header' | 'footer' | 'contact' | 'text' | 'article' | 'other';

/** A part of a page, and the element that it is. */
export interface PagePlace {
  kind: PlaceKind;
  element: DocElement | undefined;
  /** The heading that says so. */
  heading?: DocElement;
}

/** Elements in which somebody else speaks. */
const QUOTES: ReadonlySet<string> = new Set('blockquote q cite figcaption'.split(' '));
/** Elements that have a header and footer of their own. */
const SECTIONING: ReadonlySet<string> = new Set('article section blockquote figure main aside'.split(' '));

const HEADER_NAME =
  /(?:^|[\s_-])(?:header|head|masthead|top-?bar|topbar|top-?strip|topstrip|top-?line|navbar|kopf|kopfzeile|entete|cabecera|encabezado|testata|cabecalho|koptekst|sidhuvud|naglowek|hlavicka|fejlec|antet|ust|shapka)(?:$|[\s_-])/i;
const FOOTER_NAME =
  /(?:^|[\s_-])(?:footer|foot|colophon|bottom-?bar|fuss|fusszeile|fuß|pied|pie|rodape|voettekst|sidfot|bunn|alatunniste|stopka|paticka|lablec|subsol|podval|niz|alt-?bilgi)(?:$|[\s_-])/i;
const CONTACT_NAME =
  /(?:^|[\s_-])(?:contact|contacts|contact-?us|contact-?info|contact-?details|kontakt|kontakte|contatti|contatto|contacto|contato|contactos|contatos|yhteystiedot|kapcsolat|iletisim|vcard|h-card|impressum|nap)(?:$|[\s_-])/i;
const OTHER_NAME =
  /(?:^|[\s_-])(?:testimonials?|reviews?|quotes?|author|byline|bio|team|staff|member|members|people|person|speakers?|partners?|sponsors?|suppliers?|clients?|customers?|comments?|guests?|credits?|auteur|autor|autore|kunden|partner|opinie|recensioni|opiniones|avis|temoignages?|anmeldelser|vidhuky|otzyvy|klanten|equipe|equipo|squadra)(?:$|[\s_-])/i;

/** What a part is called that shows people one by one; a banner that asks for volunteers is none. */
const PEOPLE_NAME =
  /(?:^|\s)(?:contributors?|artists?|crew|volunteers?|alumn(?:i|us|a|ae)|musicians?|performers?|instructors?|colleagues?|(?:profile|user|person)(?=[_-]{0,2}card))(?:$|\s|[_-]{0,2}(?:card|item|list|grid|profile|box|info|details|social|bio|name|wrap|wrapper)s?(?:$|[\s_-]))/i;

function namesOf(element: DocElement): string {
  return `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`.slice(0, MOST_NAMES);
}

/** Characters of names that are looked at. */
const MOST_NAMES = 400;

/** What an element by itself says of what stands in it; nothing for most. */
const ownKind = oncePerElement((document, element): PlaceKind | 'none' => {
  const { tag } = element;
  if (tag === 'body' || tag === 'html') return 'none';
  if (QUOTES.has(tag)) return 'other';
  const names = element.attributes.length === 0 ? '' : namesOf(element);
  if (OTHER_NAME.test(names) || PEOPLE_NAME.test(names)) return 'other';
  const isPagePart = () => !sectionAround(document, element.parent);
  if ((tag === 'footer' || FOOTER_NAME.test(names)) && isPagePart()) return 'footer';
  if ((tag === 'header' || attribute(element, 'role') === 'banner' || HEADER_NAME.test(names)) && isPagePart())
    return 'header';
  if (tag === 'address' || CONTACT_NAME.test(names)) return 'contact';
  return tag === 'article' || attribute(element, 'role') === 'article' ? 'article' : 'none';
});

const sectionAround = nearestBy(({ tag }) => SECTIONING.has(tag));

/** The headings of each element that has some, and of the page itself, in order. */
const headingsOf = oncePerDocument((document): ReadonlyMap<DocElement | undefined, DocElement[]> => {
  const headings = new Map<DocElement | undefined, DocElement[]>();
  for (const element of document.elements) {
    if (!HEADINGS.has(element.tag)) continue;
    const known = headings.get(element.parent);
    if (known) known.push(element);
    else headings.set(element.parent, [element]);
  }
  return headings;
});

/** What a heading says of what stands under it. */
const saidBy = oncePerElement((document, heading) => kindOfHeading(labelTextOf(document, heading)));

/** The heading that an element of others stands under. */
function headingAbove(document: IndexedDocument, { parent, index }: DocElement): DocElement | undefined {
  const headings = headingsOf(document).get(parent);
  return headings?.[countUpTo(headings, (each) => each.index, index - 1) - 1];
}

/** The only heading in an element. */
function headingWithin(document: IndexedDocument, element: DocElement): DocElement | undefined {
  const [heading, another] = headingsOf(document).get(element) ?? [];
  return another ? undefined : heading;
}

/** The only heading of an article, which may stand in its header. */
function headingOfArticle(document: IndexedDocument, article: DocElement): DocElement | undefined {
  const own = headingWithin(document, article);
  if (own) return own;
  const header = article.children.find((child) => child.kind === 'element');
  return header?.kind === 'element' && header.tag === 'header' ? headingWithin(document, header) : undefined;
}

/** What the headings of an element say of it: the one in it, else the one above. */
function placeByHeading(document: IndexedDocument, element: DocElement): PagePlace | undefined {
  for (const heading of [headingWithin(document, element), headingAbove(document, element)]) {
    const kind = heading && saidBy(document, heading);
    if (heading && kind !== undefined) return { kind, element, heading };
  }
  return undefined;
}

/** A part that says by itself what it is: an article that is a card of contacts says so in its heading. */
function ownPlace(document: IndexedDocument, element: DocElement, kind: PlaceKind): PagePlace {
  const heading = kind === 'article' ? headingOfArticle(document, element) : undefined;
  if (heading && saidBy(document, heading) === 'contact') return { kind: 'contact', element, heading };
  return { kind, element };
}

const HEADINGS: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 legend caption summary'.split(' '));
const MOST_HEADING_WORDS = 6;

/** What heads the words of customers. */
export const SAID_OF_US =
  /(?:say|said|saying) about us|sagen (?:sie |man )?über uns|(?:parlent|disent) de nous|dit de nous|dicen (?:de|sobre) nosotros|dicono di noi|(?:dizem|falam) (?:de|sobre) nós|zeggen over ons|(?:säger|sagt) om oss|(?:sier|siger|sagt) om os|sanotaan meistä|mówią o nas|(?:říkají|řekli) o nás|(?:mondják|mondták) rólunk|spun despre noi|(?:είπαν|λένε|έγραψαν) για (?:εμάς|μας)|hakkımızda (?:ne|dedi|söylen)|(?:говорят|пишут) о нас|о нас говорят|(?:кажуть|пишуть) про нас|قالوا عنا|אומרים עלינו/iu;

/** What a heading says of what stands under it: contacts of the site, or others. */
export function kindOfHeading(text: string): PlaceKind | undefined {
  const short = text.trim();
  if (short.length > 80) return undefined;
  if (UNSPACED_OTHERS.test(short)) return 'other';
  if (short.replace(UNSPACED_CONTACT, '') !== short) return 'contact';
  if (isWhereHeading(short)) return 'contact';
  if (SAID_OF_US.test(short) || isOfRecipients(short) || isOfVisitors(short)) return 'other';
  const all = words(withoutHomonyms(short)).filter((word) => !isSmallWord(word));
  if (all.length > MOST_HEADING_WORDS) return undefined;
  // Of a house of the public, its own: "Contacts of the town hall".
  if (all.length > 1 && all.some(isContactWord) && all.every((word) => isContactWord(word) || isOfficeWord(word)))
    return 'contact';
  if (all.some((word) => isOtherPartyWord(word))) return 'other';
  const isOfContact = (word: string) => isContactWord(word) || isUrgentWord(word);
  return all.length > 0 && all.every((word) => isOfContact(fold(word))) ? 'contact' : undefined;
}

const partAround = (() => {
  const answersOf = oncePerDocument(() => new Map<DocElement, PagePlace>());
  const nowhere: PagePlace = { kind: 'text', element: undefined };
  return (document: IndexedDocument, element: DocElement | undefined): PagePlace => {
    const answers = answersOf(document);
    const path: DocElement[] = [];
    let place = nowhere;
    for (let each = element; each; each = each.parent) {
      const known = answers.get(each);
      if (known) {
        place = known;
        break;
      }
      path.push(each);
      const own = ownKind(document, each);
      const said = own === 'none' ? placeByHeading(document, each) : ownPlace(document, each, own);
      if (said !== undefined) {
        place = said;
        break;
      }
    }
    for (const each of path) answers.set(each, place);
    return place;
  };
})();

/** The part of a page that an element stands in: the closest that says what it is. */
export function placeOfElement(document: IndexedDocument, element: DocElement | undefined): PagePlace {
  const place = partAround(document, element);
  if (place.kind !== 'text' || !element || element.last >= headOf(document)) return place;
  return { kind: 'header', element };
}

/** Headings of others that are looked beyond. */
const MOST_BEYOND = 6;

/** The part of a page that an element stands in, without the headings of others that are not meant. */
export function placeBeyond(
  document: IndexedDocument,
  element: DocElement | undefined,
  isOwn: (heading: DocElement) => boolean,
): PagePlace {
  let place = placeOfElement(document, element);
  for (let left = MOST_BEYOND; left > 0 && place.kind === 'other' && place.heading; left -= 1) {
    if (!isOwn(place.heading)) return place;
    place = placeOfElement(document, place.element?.parent);
  }
  return place;
}

/** Where the header or navigation of a page begins that has no heading before it: a bar above is a part of it. */
const headOf = oncePerDocument(({ elements }): number => {
  const first = elements.find(({ tag }) => tag === 'header' || tag === 'nav' || HEADINGS.has(tag) || tag === 'main');
  return first && (first.tag === 'header' || first.tag === 'nav') ? first.index : -1;
});
