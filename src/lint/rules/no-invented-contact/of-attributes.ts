import { isComponentTag } from '../../../component/tags.js';
import { nameWords } from '../../../text/literal.js';
import { anyAddresses } from '../../contact/any-addresses.js';
import { anyMails } from '../../contact/any-contacts.js';
import { CHANNELS } from '../../contact/channels.js';
import { compareAddress } from '../../contact/compare-address.js';
import { compareNumber, configuredContactsOf, plainDigits } from '../../contact/configured.js';
import { messengerOf } from '../../contact/messenger.js';
import { spanInAttribute } from '../../document/attribute-value.js';
import { textsWithTag } from '../../document/by-tag.js';
import { holdsCode } from '../../document/code-attributes.js';
import { attribute, attributeSpan, type DocElement, type Span } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { sourceEnd, sourceOffset } from '../../document/source-offset.js';
import { madeUpHost } from '../../owner/made-up-host.js';
import { placeOfElement } from '../../owner/place.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { parsePhone } from '../../words/parse-phone.js';
import { ofChannel } from './channel-of.js';
import { type Literal, literalsOfAttribute } from './literals.js';
import { mailHostOf, mailOf } from './mail.js';
import { contentOf } from './meta-content.js';
import { isLine } from './names-of-lines.js';
import { ofAddress } from './of-address.js';
import { ofComponentWithin } from './of-component.js';
import { ofDescription } from './of-description.js';
import { addressesOnMapLabel } from './of-map-labels.js';
import { isAddressPart } from './of-meta-address.js';
import type { Suspect } from './suspect.js';

/** Words of names of what can be called. */
const CALLED: ReadonlySet<string> = new Set(
  'phone phones telephone tel telefon telefono telefone telefoon puhelin tlf fono rufnummer movil cellulare handy gsm helpline supportline careline freephone tollfree mobile cell whatsapp wa viber signal hotline fax sms call callto msisdn'.split(
    ' ',
  ),
);
/** Words for being called back; a value with nothing but digits may be anything, as a function and a time have such names. */
const CALLED_BACK: ReadonlySet<string> = new Set(
  'rueckruf ruckruf rückruf callback rappel richiamata terugbelnummer tilbakering takaisinsoitto oddzwanianie'.split(
    ' ',
  ),
);
/** What developers shorten messengers to in names, with what those are called. */
const SHORT_NAMES: ReadonlyMap<string, string> = new Map([['wa', 'whatsapp']]);
/** Words of names of a mailbox to write to. */
const WRITTEN_TO: ReadonlySet<string> = new Set('email mail mailto contact reply correo courriel posta'.split(' '));
/** Words of names of a desk of the house, or of its mailbox in its settings. */
const DESKS: ReadonlySet<string> = new Set(
  'email mail mailto contact contacts support help helpdesk hello info office sales booking bookings reservations orders service kontakt buero biuro sekretariat contacto contatto contatti contato soporte assistenza suporte soutien aide hilfe klantenservice pomoc zapisy podpora tuki'.split(
    ' ',
  ),
);
/** Words of names that say of which desk a mailbox is, or of what it is the address: `supportEmail`. */
const BESIDE_DESK: ReadonlySet<string> = new Set(
  'address addr main default general site shop company studio our public to url id'.split(' '),
);

/** Whether a name says no more than that its value is the mailbox of a desk: `email`, `supportEmail`. */
function isNamedDesk(words: readonly string[]): boolean {
  return words.some((word) => DESKS.has(word)) && words.every((word) => DESKS.has(word) || BESIDE_DESK.has(word));
}

/** Words of names of where a house is. */
const PLACED: ReadonlySet<string> = new Set(
  'address addr street adresse anschrift strasse rue direccion calle indirizzo via endereco morada adres straat adress gatuadress osoite adresa adres ulica location'.split(
    ' ',
  ),
);
/** Characters of an address, at most. */
const MOST_ADDRESS = 200;
/** Words of names of what is no contact of the site. */
export const NOT_OWN: ReadonlySet<string> = new Set(
  'author creator user customer guest placeholder pattern mask example sample format regex validate error hint id sku order country code prefix shipping billing delivery event venue dealer'.split(
    ' ',
  ),
);
const isQuoted = nearestTag('pre', 'code', 'samp', 'kbd', 'svg');

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
        const whole = { start: element.start, end: element.openEnd };
        const spanOf = (from: number, to: number) => spanInAttribute(document, element, 'content', from, to) ?? whole;
        if (DESCRIPTION.test(name)) found.push(...ofDescription(page, content, spanOf, 'meta'));
        const inside = isAddressPart(name) ? [] : ofNamed(page, { name, text: content }, whole, 'meta', element);
        found.push(...inside.map((suspect) => ({ ...suspect, ...contentOf(document, element) })));
      }
      continue;
    }
    const isDefined = element.tag.includes('-');
    for (const { name, value } of element.attributes) {
      if (name === 'class' || name === 'id') continue; // as most are
      const isSaid = SAID.has(name);
      const isCode = holdsCode(name) || (name === 'href' && /^\s*javascript:/i.test(value));
      // An element that a script defines has attributes of its own.
      const isData = name.startsWith('data-') || (isDefined && !NOT_DATA.has(name));
      if (!(isSaid || isCode || isData) || value.length > MOST_VALUE || !HINT.test(value)) continue;
      if (isQuoted(document, element)) continue;
      const span = attributeSpan(element, name) ?? element;
      if (isSaid) {
        found.push(...ofLabel(page, value, span, element), ...addressesOnMapLabel(page, value, span, element));
        continue;
      }
      const ofLiterals = literalsOfAttribute(name, value, isCode).flatMap((literal) =>
        ofNamed(page, literal, span, 'attribute', element).map((suspect) => ({
          suspect: ofComponentWithin(page, element, suspect),
          literal,
        })),
      );
      for (const { suspect, literal } of ofLiterals)
        found.push(ofLiterals.length > 1 ? { ...suspect, ...within(page, element, name, literal) } : suspect);
    }
  }
  for (const text of textsWithTag(document, 'title')) {
    const { parent, value } = text;
    if (!parent?.isHtml || value.length > MOST_ADDRESS || !HINT.test(value)) continue;
    const spanOf = (from: number, to: number) => ({
      start: sourceOffset(document, text, from),
      end: sourceEnd(document, text, to),
    });
    found.push(...ofDescription(page, value, spanOf, 'meta'));
  }
  return found;
}

/** Where one of several strings of an attribute stands. */
function within({ document }: Page, element: DocElement, name: string, { at, text }: Literal): Partial<Span> {
  const span = spanInAttribute(document, element, name, at, at + text.length);
  return span ? { start: span.start, end: span.end } : {};
}

/** Attributes that say what people hear or see of an element. */
export const SAID: ReadonlySet<string> = new Set(['aria-label', 'title', 'alt']);
/** Attributes that elements which scripts define have as others do. */
export const NOT_DATA: ReadonlySet<string> = new Set(['id', 'class', 'style', 'href', 'src', 'is', 'slot', 'part']);

/** The number to call that a label says. */
function ofLabel(page: Page, text: string, span: Span, element: DocElement): Suspect[] {
  const place = placeOfElement(page.document, element).kind;
  if (place === 'other' || place === 'article' || text.length > MOST_ADDRESS) return [];
  return ofDescription(page, text, () => span, 'attribute').flatMap((suspect) =>
    suspect.kind === 'address' ? [] : [{ ...suspect, place }],
  );
}

const DESCRIPTION = /^(?:(?:og|twitter|dc):)?(?:description|title)$/i;

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
    return found && (found.kind !== 'email' || found.isOwn) ? [ofChannel({ ...base, ...found })] : [];
  }
  const [mail] = value.length < 300 && value.includes('@') ? anyMails(value) : [];
  if (mail && mail.to - mail.from === value.length) {
    const found = mailOf(mail.value, page);
    // A script may hold the mailboxes of anybody: only one with the site's name, and no person's, is the site's.
    const isCalledSo = found?.isNamesake || (found?.near && found.isNamed);
    const isToWrite = words.some((word) => WRITTEN_TO.has(word));
    const isOfDesk =
      source === 'script' &&
      isNamedDesk(words) &&
      madeUpHost(mailHostOf(mail.value), siteNamesOf(page.manifest)) !== undefined;
    const isSites = source === 'script' ? (isCalledSo && !found.isPersonal) || isOfDesk : found?.isPlain;
    const isNamed = isSites && (isToWrite || isOfDesk);
    return found && (found.isOwn || isNamed) ? [{ ...base, ...found, ...(isOfDesk && { isOfNamedDesk: true }) }] : [];
  }
  if (words.some((word) => PLACED.has(word))) {
    const [address] = value.length < MOST_ADDRESS && /\p{Nd}/u.test(value) ? anyAddresses(value) : [];
    const compared = address && compareAddress(address.value, page.manifest, page.document.budget);
    return compared && !compared.isOwn
      ? [{ ...base, kind: 'address', isOwn: false, isPlain: true, near: compared.near }]
      : [];
  }
  const isCalledBack = /^[+0(]/.test(value) && words.some((word) => CALLED_BACK.has(word));
  if (!words.some((word) => CALLED.has(word)) && !isLine(words) && !isCalledBack) return [];
  if (!/^[+\p{Nd}(][\p{Nd}\s().+/\u2010-\u2015-]{5,30}$/u.test(value)) return [];
  const configured = configuredContactsOf(page.manifest);
  const isBare = /^\p{Nd}+$/u.test(value);
  const compared = compareNumber(value, configured, page.document.budget);
  const digits = plainDigits(value).length;
  if (compared.isOwn || digits < 7 || digits > 15) return [];
  const isPossible = compared.isPossible || (isBare && parsePhone(`+${value}`, undefined)?.isPossible);
  if (!isPossible && !compared.near) return [];
  const channel = CHANNELS.find(({ isWord, id }) => words.some((word) => isWord(word) || SHORT_NAMES.get(word) === id));
  const suspect: Suspect = { ...base, kind: 'phone', isOwn: false, isPlain: true, near: compared.near };
  return [ofChannel(suspect, channel)];
}
