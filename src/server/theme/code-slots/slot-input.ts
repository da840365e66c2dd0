import * as z from 'inlay/internal/zod.js';
import { type SlotBody, slotKind } from '../../site/kinds/slot.js';
import { addedSources } from '../../site/pages/added-sources.js';

const { enabled: _enabled, status: _status, last_error: _error, ...own } = slotKind.shape;

/** What an author says of a slot; the rest is decided by checks and by `toggle`. */
export const slotInput = z.strictObject(own);

export type SlotInput = z.output<typeof slotInput>;

/** Slots of a site: every page reads all of them. */
export const MOST_SLOTS = 500;

/** Words that stand in paths where an id does. */
const RESERVED: ReadonlySet<string> = new Set(['hooks', 'export', 'import']);

/** The id of a slot. */
export const slotId = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, {
    error: 'expected lower-case letters, digits and hyphens, at most 63',
  })
  .refine((id) => !RESERVED.has(id), { error: 'expected another id: this one is a path of its own' });

/** An id that nobody has, made of a title. */
export function idOf(title: string, taken: ReadonlySet<string>): string {
  const words =
    title
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const base = words.join('-').slice(0, 50).replace(/-$/, '') || 'slot';
  if (!taken.has(base) && !RESERVED.has(base)) return base;
  for (let number = 2; ; number += 1) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
}

/** What the author said of a slot. */
export function inputOf({ enabled: _on, status: _state, last_error: _told, ...input }: SlotBody): SlotInput {
  return input;
}

/**
 * A slot as it is saved: never enabled by it. Other code, or HTML at another hook, is a draft that is off until it is checked.
 * What is confirmed to be enabled, and would stand elsewhere, is off until somebody confirms that.
 */
export function savedSlot(before: SlotBody | undefined, input: SlotInput): SlotBody {
  const isOther = before === undefined || before.code !== input.code || before.language !== input.language;
  if (isOther || before.hook !== input.hook) {
    const isQuarantined = !isOther && before.status === 'quarantined';
    const [status, last_error] = isQuarantined
      ? (['quarantined', before.last_error] as const)
      : (['draft', ''] as const);
    return { ...input, enabled: false, status, last_error };
  }
  const { enabled, status, last_error } = before;
  const isConfirmed = input.language === 'js' || addedSources(input).length > 0;
  const isElsewhere = isConfirmed && placeOf(before) !== placeOf(input);
  return { ...input, enabled: enabled && !isElsewhere, status, last_error };
}

function placeOf({ scope, conditions }: SlotInput): string {
  return JSON.stringify([scope, conditions.paths, conditions.page_ids, conditions.signed_in]);
}
