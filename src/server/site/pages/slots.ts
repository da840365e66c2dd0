import type { Site } from 'inlay/internal/site/schema.js';
import type { Document } from '../../store/document.js';
import type { HOOKS, SlotBody } from '../kinds/slot.js';
import { slotToken } from '../slot-token.js';
import { withComponents } from './slot-components.js';

export type Hook = (typeof HOOKS)[number];

/** What the conditions of slots look at. */
export interface SlotPlace {
  path: string;
  /** Of a page; lists and the missing page have none. */
  id?: number | undefined;
  isSignedIn: boolean;
}

/** The slots of a page. */
export interface PageSlots {
  /** What stands at a hook. */
  at(hook: Hook): string;
  all: readonly Document<SlotBody>[];
  markup(slot: Document<SlotBody>): string;
}

/**
 * The slots that a page has: enabled and valid ones whose conditions hold.
 *
 * @param site what the components of their HTML show
 * @param secret of the site: pages report with it that a slot's script has thrown; without, they don't report
 */
export function slotsOf(
  slots: readonly Document<SlotBody>[],
  place: SlotPlace,
  site: Site,
  secret: string | undefined,
): PageSlots {
  const slotMarkup = (slot: Document<SlotBody>) =>
    slot.body.language === 'html'
      ? withComponents(slot.body.code, site, place.path)
      : markupOf(slot, secret === undefined ? undefined : slotToken(secret, slot));
  const all = slots.filter(({ body }) => body.enabled && body.status === 'valid' && holds(body, place));
  return {
    all,
    markup: slotMarkup,
    at: (hook) =>
      all
        .filter(({ body }) => body.hook === hook)
        .map(slotMarkup)
        .join(''),
  };
}

/** Whether any slot asks who is signed in. */
export function asksWhoIsSignedIn(slots: readonly Document<SlotBody>[]): boolean {
  return slots.some(
    ({ body }) => body.enabled && body.scope === 'conditions' && body.conditions.signed_in !== undefined,
  );
}

/** All conditions that are set must hold; of paths and pages, one. */
function holds({ scope, conditions }: SlotBody, { path, id, isSignedIn }: SlotPlace): boolean {
  if (scope === 'site') return true;
  const { paths, page_ids, signed_in } = conditions;
  if (signed_in !== undefined && signed_in !== isSignedIn) return false;
  if (paths.length === 0 && page_ids.length === 0) return true;
  return paths.some((pattern) => isBelow(pattern, path)) || (id !== undefined && page_ids.includes(id));
}

/** Whether a path is one, or below one that ends with `*`. */
function isBelow(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** What the name of a slot begins with where a browser tells of its script. */
export const SLOT_SOURCE = 'inlay-slot-';

/** A style or script of a slot as it stands in a page. Its own end tag can't end it early. */
function markupOf({ key, revision, body: { language, code } }: Document<SlotBody>, token: string | undefined): string {
  if (language === 'css') return `<style>${code.replace(/<\/(?=style)/gi, '<\\/')}</style>`;
  const safe = code.replace(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--');
  const name = key.replace(/[^\w-]/g, '');
  const told = token === undefined ? '' : ` data-slot="${name}" data-revision="${revision}" data-token="${token}"`;
  return `<script${told}>${safe}\n//# sourceURL=${SLOT_SOURCE}${name}\n</script>`;
}
