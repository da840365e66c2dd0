import { deskNamed, hasDesks } from '../../contact/named-desk.js';
import { fieldOfChannel } from '../../contact/site-channels.js';
import { labelTextOf } from '../../document/text.js';
import { type Spot, sentenceBefore } from '../../owner/beside.js';
import type { Page } from '../../rule.js';
import type { InventedContact } from './invented-contact.js';
import { numberOf } from './number-link.js';
import { houseOf } from './same-number.js';
import type { Suspect } from './suspect.js';

/** A suspect with the site's contact that its words, or a mailbox's own name, say: that one is to be written there. */
export function ofDesk(page: Page, suspect: Suspect, spot: Spot | undefined): Suspect {
  const { kind, value, link, near } = suspect;
  // The same mailbox at another host is that one.
  if (!hasDesks(page.manifest, kind) || near?.how.startsWith('the same')) return suspect;
  const before = spot ? sentenceBefore(spot.flow.text, spot) : '';
  const own = link ? labelTextOf(page.document, link) : '';
  const local = kind === 'email' ? (value.replace(/^mailto:/i, '').split(/[@\uff20\s[({]/u, 1)[0] ?? '') : '';
  const desk = deskNamed(page.manifest, kind, [local, own.includes('@') ? '' : own, before]);
  return desk === undefined ? suspect : { ...suspect, desk };
}

/** The contacts of a page, each number with the same contact of the site wherever it stands: as one place says what it is for. */
export function withSameDesk(found: readonly InventedContact[], { manifest }: Page): InventedContact[] {
  const known = new Map<string, Pick<Suspect, 'channel' | 'desk'>>();
  for (const { suspect } of found) {
    const { kind, channel, desk, value } = suspect;
    const house = kind === 'phone' ? houseOf(numberOf(value)) : undefined;
    const isTold = desk !== undefined || (channel?.id !== 'fax' && channel && fieldOfChannel(manifest, channel));
    if (house !== undefined && isTold && !known.has(house))
      known.set(house, { ...(channel && { channel }), ...(desk !== undefined && { desk }) });
  }
  if (known.size === 0) return [...found];
  return found.map((each) => {
    const { kind, channel, desk, near, value } = each.suspect;
    if (kind !== 'phone' || channel || desk !== undefined || near) return each;
    const told = known.get(houseOf(numberOf(value)) ?? '');
    return told ? { ...each, suspect: { ...each.suspect, ...told } } : each;
  });
}
