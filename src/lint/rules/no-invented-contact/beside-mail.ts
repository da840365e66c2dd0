import type { DocElement } from '../../document/element.js';
import { overlapWith } from '../../document/overlaps.js';
import type { InventedContact } from './invented-contact.js';

type IsInGroup = (group: DocElement) => boolean;

/** Makes a function that tells whether a mailbox of the site's name is told of in a group of lines. */
export function mailOfHouseIn(found: readonly InventedContact[]): IsInGroup {
  const mails = found.flatMap(({ suspect: { kind, isOwn, isNamed, start, end } }) =>
    kind === 'email' && (isOwn || isNamed) ? { from: start, to: end } : [],
  );
  const isMail = mails.length === 0 ? () => false : overlapWith(mails);
  return (group) => isMail({ from: group.start, to: group.end });
}

/**
 * A contact whose lines alone tell whose it is, where those have one of the site's, or a mailbox of the site's name that is told of:
 * the number beside that is of the same house. Nothing for one in any other lines.
 */
export function besideMailOfHouse(found: InventedContact, hasOwn: IsInGroup, hasMail: IsInGroup): InventedContact[] {
  const { suspect, verdict } = found;
  if (!suspect.group || hasOwn(suspect.group)) return [found];
  if (suspect.kind !== 'phone' || !hasMail(suspect.group)) return [];
  return [{ suspect, verdict: { ...verdict, why: "it stands beside a mailbox of the site's name" } }];
}
