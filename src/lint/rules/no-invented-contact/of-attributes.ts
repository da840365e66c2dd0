import { isComponentTag } from '../../../component/tags.js';
import { nameWords } from '../../../text/literal.js';
import { addressesIn } from '../../contact/addresses-in.js';
import { anyAddresses } from '../../contact/any-addresses.js';
import { type AnyContact, anyMails, anyNumbers } from '../../contact/any-contacts.js';
import { compareAddress } from '../../contact/compare-address.js';
import { compareNumber, configuredContactsOf, plainDigits } from '../../contact/configured.js';
import { messengerOf } from '../../contact/messenger.js';
import { attribute, attributeSpan, type DocElement, type Span } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { placeOfElement } from '../../owner/place.js';
import { isOthers, readLabel } from '../../owner/read-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { parsePhone } from '../../words/parse-phone.js';
import { type Literal, literalsOf } from './literals.js';
import { mailOf } from './mail.js';
import { ofAddress } from './of-links.js';
import type { Suspect } from './suspect.js';

/** Words of names of what can be called. */
const CALLED: ReadonlySet<string> = new Set(
  'phone phones telephone tel telefon telefono telefone mobile cell whatsapp wa viber signal hotline fax sms call callto msisdn'.split(
    ' ',
  ),
);
/** Words of names of a mailbox to write to. */
const WRITTEN_TO: ReadonlySet<string> = new Set('email mail mailto contact reply'.split(' '));
/** Words of names of where a house is. */
const PLACED: ReadonlySet<string> = new Set(
  'address addr street adresse anschrift strasse rue direccion calle indirizzo via endereco morada adres straat adress gatuadress osoite adresa adres ulica location'.split(
    ' ',
  ),
);
/** Characters of an address, at most. */
const MOST_ADDRESS = 200;
/** Words of names of what is no contact of the site. */
const NOT_OWN: ReadonlySet<string> = new Set(
  'author creator user customer guest placeholder pattern mask example sample format regex validate error hint id sku order country code prefix shipping billing delivery event venue dealer'.split(
    ' ',
  ),
);
const isQuoted = nearestTag('pre', 'code', 'samp', 'kbd', 'template', 'svg');

const MOST_VALUE = 20_000;
const HINT = /@|\p{Nd}{2}|whatsapp|wa\.me|t\.me|m\.me|viber|signal|line\.me|lin\.ee|kakao/iu;

/** The contacts in `meta`, in `data-` attributes and in handlers. */
export function suspectsOfAttributes(page: Page): Suspect[] {
  const { document } = page;
  const found: Suspect[] = [];
  for (const element of document.elements) {
    if (!element.isHtml || isComponentTag(element.tag)) continue;
    if (element.tag === 'meta') {
      const name = attribute(element, 'name') ?? attribute(element, 'property');
      const content = attribute(element, 'content');
      if (
        name !== undefined &&
        content !== undefined &&
        attribute(element, 'itemprop') === undefined &&
        HINT.test(content)
      ) {
        if (DESCRIPTION.test(name)) found.push(...ofDescription(page, content, element));
        found.push(
          ...ofNamed(page, { name, text: content }, { start: element.start, end: element.openEnd }, 'meta', element),
        );
      }
      continue;
    }
    const isDefined = element.tag.includes('-');
    for (const { name, value } of element.attributes) {
      const isSaid = SAID.has(name);
      const isCode = name.startsWith('on') || (name === 'href' && /^\s*javascript:/i.test(value));
      // An element that a script defines has attributes of its own.
      const isData = name.startsWith('data-') || (isDefined && !NOT_DATA.has(name));
      if (!(isSaid || isCode || isData) || value.length > MOST_VALUE || !HINT.test(value)) continue;
      if (isQuoted(document, element)) continue;
      const span = attributeSpan(element, name) ?? element;
      if (isSaid) {
        found.push(...ofLabel(page, value, span, element));
        continue;
      }
      const literals: Literal[] =
        isCode || /^\s*[[{]/.test(value)
          ? literalsOf(value)
          : [{ name: name.replace(/^data-/, ''), text: value, at: 0 }];
      for (const literal of literals) found.push(...ofNamed(page, literal, span, 'attribute', element));
    }
  }
  return found;
}

/** What people hear or see of an element. */
const SAID: ReadonlySet<string> = new Set(['aria-label', 'title', 'alt']);
const NOT_DATA: ReadonlySet<string> = new Set(['id', 'class', 'style', 'href', 'src', 'is', 'slot', 'part']);

/** The number to call that a label says. */
function ofLabel(page: Page, text: string, { start, end }: Span, element: DocElement): Suspect[] {
  const place = placeOfElement(page.document, element).kind;
  if (place === 'other' || place === 'article' || text.length > MOST_ADDRESS) return [];
  return ofDescription(page, text, element).flatMap((suspect) =>
    suspect.kind === 'address' ? [] : [{ ...suspect, start, end, place, source: 'attribute' as const }],
  );
}

const DESCRIPTION = /^(?:(?:og|twitter|dc):)?description$/i;

/** The contacts in a sentence that describes the page. */
function ofDescription(page: Page, text: string, element: DocElement): Suspect[] {
  const { document, manifest } = page;
  document.budget.spend(text.length * READ);
  const { start, openEnd: end } = element;
  const base = { start, end, source: 'meta', place: 'text', label: 'contact', link: undefined } as const;
  const numbers = anyNumbers(text).flatMap(({ value, from }): Suspect[] => {
    const compared = compareNumber(value, configuredContactsOf(manifest), document.budget);
    const isCalled = readLabel(text.slice(Math.max(0, from - BEFORE), from), siteNamesOf(manifest)) === 'contact';
    if (compared.isOwn || !compared.isPossible || !(isCalled || compared.near)) return [];
    return [{ ...base, kind: 'phone', isOwn: false, isPlain: true, value, near: compared.near }];
  });
  const mails = anyMails(text).flatMap(({ value }): Suspect[] => {
    const mail = mailOf(value, page);
    return mail?.isOwn ? [{ ...base, ...mail, value }] : [];
  });
  const addresses = /\p{Nd}/u.test(text) ? addressesIn(text).flatMap((found) => ofPlace(page, text, found)) : [];
  return [...numbers, ...mails, ...addresses.map((address) => ({ ...base, ...address }))];
}

/** A postal address in a description: the page's own where nobody else is named before it. */
function ofPlace({ manifest, document }: Page, text: string, { from, value, isSaid }: AnyContact): Place[] {
  const { isOwn, near } = compareAddress(value, manifest, document.budget);
  if (isOwn) return [];
  const [before = ''] = text
    .slice(Math.max(0, from - MOST_BEFORE), from)
    .split(SENTENCES)
    .slice(-1);
  const label = isSaid ? 'contact' : readLabel(before, siteNamesOf(manifest));
  if (isOthers(label) || (label === 'topic' && !near)) return [];
  return [{ kind: 'address', isOwn: false, isPlain: true, value, near }];
}

type Place = Pick<Suspect, 'kind' | 'isOwn' | 'isPlain' | 'value' | 'near'>;
/** Characters before an address that are read, and what ends a sentence there. */
const MOST_BEFORE = 120;
const SENTENCES = /[.!?]\s|\s[|·–—-]\s/u;

/** Steps to look for contacts in a character, and characters before one that are read. */
const READ = 10;
const BEFORE = 40;

/** What a value of some name is, if it is a contact of the site that the site does not have. */
export function ofNamed(
  page: Page,
  { name, text }: Pick<Literal, 'name' | 'text'>,
  { start, end }: Span,
  source: 'meta' | 'attribute' | 'script',
  element: DocElement,
): Suspect[] {
  const value = text.trim();
  const place = placeOfElement(page.document, element).kind;
  const base = { start, end, value, source, place, label: 'nothing' as const, link: undefined };
  const words = nameWords(name);
  if (words.some((word) => NOT_OWN.has(word))) return [];
  if (/^(?:tel|sms|callto|mailto):/i.test(value) || messengerOf(value)) {
    const found = ofAddress(value, page);
    return found && (found.kind !== 'email' || found.isOwn) ? [{ ...base, ...found }] : [];
  }
  const [mail] = value.length < 300 && value.includes('@') ? anyMails(value) : [];
  if (mail && mail.to - mail.from === value.length) {
    const found = mailOf(mail.value, page);
    // A script may hold the mailboxes of anybody.
    const isNamed = found?.isPlain && source !== 'script' && words.some((word) => WRITTEN_TO.has(word));
    return found && (found.isOwn || isNamed) ? [{ ...base, ...found }] : [];
  }
  if (words.some((word) => PLACED.has(word))) {
    const [address] = value.length < MOST_ADDRESS && /\p{Nd}/u.test(value) ? anyAddresses(value) : [];
    const compared = address && compareAddress(address.value, page.manifest, page.document.budget);
    return compared && !compared.isOwn
      ? [{ ...base, kind: 'address', isOwn: false, isPlain: true, near: compared.near }]
      : [];
  }
  if (!words.some((word) => CALLED.has(word))) return [];
  if (!/^[+\p{Nd}(][\p{Nd}\s().+/\u2010-\u2015-]{5,30}$/u.test(value)) return [];
  const configured = configuredContactsOf(page.manifest);
  const isBare = /^\p{Nd}+$/u.test(value);
  const compared = compareNumber(value, configured, page.document.budget);
  const digits = plainDigits(value).length;
  if (compared.isOwn || digits < 7 || digits > 15) return [];
  const isPossible = compared.isPossible || (isBare && parsePhone(`+${value}`, undefined)?.isPossible);
  if (!isPossible && !compared.near) return [];
  return [{ ...base, kind: 'phone', isOwn: false, isPlain: true, near: compared.near }];
}
