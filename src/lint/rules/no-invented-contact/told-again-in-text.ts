import type { AnyContact } from '../../contact/any-contact.js';
import { anyMails } from '../../contact/any-contacts.js';
import { townBelow } from '../../contact/town-below.js';
import { type Flow, flowsOf, partOf } from '../../document/flows.js';
import { placeOfElement } from '../../owner/place.js';
import type { Page } from '../../rule.js';
import { addressesOf } from './end-of-address.js';
import type { InventedContact } from './invented-contact.js';
import { labelOfContact } from './label-of-contact.js';
import { hasDigit } from './may-have-number.js';
import { ownStart } from './own-start.js';
import type { Told, ToldValues } from './told-values.js';

/** Steps to look for contacts in a character of a line. */
const SEARCHED = 10;

/** The mailboxes and postal addresses in the lines of a page that it gives as the site's elsewhere; its numbers are told there. */
export function toldAgainInText(page: Page, values: ToldValues): InventedContact[] {
  const { document } = page;
  const { hasMails, hasHouses } = values;
  if (!hasMails && !hasHouses) return [];
  return flowsOf(document).flatMap((flow) => {
    const { text } = flow;
    const hasMail = hasMails && text.includes('@');
    const hasHouse = hasHouses && hasDigit(text);
    if (!hasMail && !hasHouse) return [];
    document.budget.spend(text.length * SEARCHED);
    const mails = hasMail ? anyMails(text).flatMap((each) => mailIn(each, values) ?? []) : [];
    const houses = hasHouse ? values.housesIn(text).map(({ of, ...house }) => ({ ...house, told: of })) : [];
    const whole = houses.length > 0 ? addressesOf(document, flow) : [];
    return [...mails, ...houses.map((house) => wholeAddress(flow, house, whole))].flatMap(
      (each) => againIn(page, flow, each) ?? [],
    );
  });
}

/** A value in a line, and what is known of it. */
interface Found {
  from: number;
  to: number;
  /** A mail address as people would write it. */
  mail?: string;
  told: Told;
}

function mailIn({ from, to, value }: AnyContact, values: ToldValues): Found | undefined {
  const told = values.same('email', value);
  return told && { from, to, mail: value, told };
}

/** A street and house with what stands around them of the same address. */
function wholeAddress(flow: Flow, house: Found, addresses: readonly AnyContact[]): Found {
  const whole = addresses.find(({ from, to }) => from <= house.from && to >= house.to);
  if (!whole) return house;
  const from = whole.isSaid || whole.isHouse ? house.from : Math.min(house.from, ownStart(flow, whole));
  return { ...house, from, to: whole.to };
}

/** One that is told elsewhere; nothing for one that is said to be of others here. */
function againIn(page: Page, flow: Flow, { from, to, mail, told }: Found): InventedContact | undefined {
  const { document } = page;
  const own = mail ?? flow.text.slice(from, to);
  const below = mail === undefined ? townBelow(document, flow, to, own) : undefined;
  const value = own + (below?.text ?? '');
  const { start, end, element } = partOf(document, flow, from, to);
  const place = placeOfElement(document, element).kind;
  if (place === 'other') return undefined;
  const label = labelOfContact(page, { flow, at: from }, element, mail === undefined ? value : undefined);
  if (label === 'party' || (label === 'identifier' && mail === undefined)) return undefined;
  return {
    suspect: {
      ...told.known,
      start,
      end: below?.end ?? end,
      value,
      source: 'text',
      place,
      label: 'contact',
      link: undefined,
      isPlain: true,
      ...(below && { over: { streetEnd: end, blocks: below.blocks } }),
    },
    verdict: told.verdict,
  };
}
