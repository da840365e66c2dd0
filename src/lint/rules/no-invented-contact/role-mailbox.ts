import { configuredContactsOf } from '../../contact/configured.js';
import { isStreetWithTown } from '../../contact/street-without-number.js';
import type { DocElement } from '../../document/element.js';
import { elementBefore } from '../../document/element-before.js';
import { linksWithin } from '../../document/links.js';
import { nearestTag } from '../../document/nearest.js';
import { labelTextOf } from '../../document/text.js';
import { isContactLink } from '../../menu/site-links.js';
import { type Spot, sentenceBefore } from '../../owner/beside.js';
import type { PlaceKind } from '../../owner/place.js';
import { isOthers, type Label, readLabel } from '../../owner/read-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { words } from '../../words/fold.js';
import { wordList } from '../../words/word-list.js';
import { groupAround } from './beside-own.js';
import { mailboxOf } from './mail.js';
import { isItemOfOthers } from './third-party.js';

/** What the mailbox of a whole house is called. */
const isRole = wordList(
  'info information infos office hello hi mail email post contact contacts contactus enquiries enquiry inquiries inquiry bookings booking reservations reservation appointments appointment reception welcome customerservice customercare service support sales shop store studio clinic team',
  'kontakt hallo servus moin büro buero praxis kanzlei anfrage anfragen empfang rezeption reservierung reservierungen buchung termin termine bestellung bestellungen verkauf kundenservice',
  'bonjour accueil contacto contactenos hola reservas citas recepcion atencion ventas oficina contatti contatto ciao prenotazioni segreteria ufficio vendite contato ola geral atendimento reserva vendas',
  'afspraak afspraken receptie verkoop boka bokning order biuro sekretariat rezerwacja rezerwacje recepcja kapcsolat foglalas recepce rezervace iletisim bilgi rezervasyon randevu toimisto asiakaspalvelu myynti varaus',
);

const boxAround = nearestTag('li', 'p', 'dd', 'td', 'div', 'address');
const addressAround = nearestTag('address');
/** Elements of a line, levels up to a heading, and characters of a line that are read. */
const [MOST_ELEMENTS, LEVELS, LONGEST] = [30, 4, 160];

/**
 * Whether a mailbox at a foreign host is that of a whole house, and stands among contacts in a footer, an `address` or a part for
 * them, where nobody else is named: in its line, in the one above, or in the heading of the list. The site has one of its own.
 */
export function isRoleOfHouse(
  page: Page,
  mail: string,
  { place, label }: { place: PlaceKind; label: Label },
  spot: Spot,
  element: DocElement | undefined,
): boolean {
  const { document, manifest } = page;
  if (!configuredContactsOf(manifest).byKind.has('email') || (label !== 'nothing' && label !== 'contact')) return false;
  const isAddress = addressAround(document, element) !== undefined;
  if (place !== 'footer' && place !== 'contact' && !(isAddress && place === 'text')) return false;
  if (!isMailboxOfHouse(mail)) return false;
  const names = siteNamesOf(manifest);
  if (isOthers(readLabel(sentenceBefore(spot.flow.text, spot), names))) return false;
  const box = boxAround(document, element);
  if (!box || (box.last - box.index <= MOST_ELEMENTS && isItemOfOthers(page, box, () => false))) return false;
  if (!isAddress && place !== 'contact' && label !== 'contact' && !isAmongContacts(page, spot, element)) return false;
  return (
    saysNobody(page, elementBefore(document, box)) && headingsOver(page, box).every((over) => saysNobody(page, over))
  );
}

/** Whether a mailbox is called as that of a whole house. */
export function isMailboxOfHouse(mail: string): boolean {
  const local = words(mailboxOf(mail));
  return local.length > 0 && local.every(isRole);
}

/** Whether other contacts, by hand or as components, stand in the lines around one. */
function isAmongContacts(page: Page, spot: Spot, element: DocElement | undefined): boolean {
  const { document } = page;
  const group = groupAround(page, spot, element);
  if (!group) return false;
  document.budget.spend(group.last - group.index + 1);
  if (document.elements.slice(group.index, group.last + 1).some(({ tag }) => tag === 'x-contact')) return true;
  return linksWithin(document, group).filter(isContactLink).length > 1;
}

/** The headings over a line and over the lists around it, in its part of the page. */
function headingsOver({ document }: Page, box: DocElement): DocElement[] {
  const found: DocElement[] = [];
  let each: DocElement | undefined = box;
  for (let level = 0; each && level < LEVELS && each.tag !== 'footer' && each.tag !== 'body'; level += 1) {
    const before = elementBefore(document, each);
    if (before && /^h[1-6]$/.test(before.tag)) found.push(before);
    each = each.parent;
  }
  return found;
}

/** Whether a line or heading names nobody else; an address, hours or another contact does not. */
function saysNobody({ document, manifest }: Page, line: DocElement | undefined): boolean {
  const text = line ? labelTextOf(document, line).trim() : '';
  document.budget.spend(text.length);
  if (text === '' || text.length > LONGEST || /\p{Nd}{2}|@/u.test(text) || isStreetWithTown(text)) return true;
  return !isOthers(readLabel(text, siteNamesOf(manifest)));
}
