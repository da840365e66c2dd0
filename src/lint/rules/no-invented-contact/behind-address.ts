import { addressesIn } from '../../contact/addresses-in.js';
import type { Spot } from '../../owner/beside.js';
import type { Page } from '../../rule.js';

/** Characters before a contact in which an address stands. */
const MOST = 160;
/** Steps to look for an address in a character. */
const READ = 20;

/**
 * Where an address begins that ends right before a contact, with signs alone between them; nothing for none. Its names of a
 * street and a town say nothing of whose the contact is.
 */
export function addressBefore({ document }: Page, { flow, at, since = 0 }: Spot): number | undefined {
  const first = Math.max(since, at - MOST);
  const text = flow.text.slice(first, at);
  if (!/\p{Nd}/u.test(text)) return undefined;
  document.budget.spend(text.length * READ);
  const address = addressesIn(text).findLast(({ to }) => !/[\p{L}\p{Nd}]/u.test(text.slice(to)));
  return address && first + address.from;
}
