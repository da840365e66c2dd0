import type { SlotBody } from '../../site/kinds/slot.js';
import type { SiteModel } from '../../site/model.js';
import { slotsOf } from '../../site/pages/slots.js';
import type { Document } from '../../store/document.js';
import { type Barrier, barriersOf } from './accessibility.js';
import { elementsOf } from './read-page.js';

/** Something in a code slot that keeps people out of the pages that show it. */
export interface SlotBarrier {
  slot: Document<SlotBody>;
  barrier: Barrier;
}

/** Whose the barriers of a page are. */
export interface Blamed {
  /** Of the page without any slot. */
  own: Barrier[];
  ofSlots: SlotBarrier[];
}

/** Slots of a page that are looked at one by one: each is the page read once more. */
const MOST_SLOTS = 20;

/**
 * Tells barriers of a page's own from those that code slots bring: these are not there without the slot, or are fewer.
 *
 * @param html of the page as a visitor gets it
 * @param all the barriers of that page
 */
export function blamed(
  html: string,
  all: Barrier[],
  { slots, site }: Pick<SiteModel, 'slots' | 'site'>,
  place: { path: string; id: number },
): Blamed {
  const shown = slotsOf(slots, { ...place, isSignedIn: false }, site, undefined);
  const own = shown.all.filter(({ body }) => body.language === 'html');
  // Most pages have nothing that could be of a slot.
  if (own.length === 0 || all.length === 0) return { own: all, ofSlots: [] };
  const without = (kept?: Document<SlotBody>) => {
    let rest = html;
    for (const slot of own) if (slot !== kept) rest = withoutPart(rest, shown.markup(slot));
    return barriersOf(elementsOf(rest));
  };
  const bare = without();
  const known = new Set(bare.map(({ message }) => message));
  const isNew = ({ message }: Barrier) => !known.has(message);
  if (!all.some(isNew)) return { own: bare, ofSlots: [] };
  const ofSlots = own.slice(0, MOST_SLOTS).flatMap((slot) =>
    without(slot)
      .filter(isNew)
      .map((barrier) => ({ slot, barrier })),
  );
  // What only several of them make together, or one that was not looked at, is told of the page, rather than of nobody.
  const told = new Set([...bare, ...ofSlots.map(({ barrier }) => barrier)].map(({ id }) => id));
  return { own: [...bare, ...all.filter(({ id }) => !told.has(id))], ofSlots };
}

function withoutPart(html: string, part: string): string {
  const at = part === '' ? -1 : html.indexOf(part);
  return at < 0 ? html : html.slice(0, at) + html.slice(at + part.length);
}
