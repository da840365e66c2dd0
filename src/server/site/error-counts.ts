/** Slots whose errors are counted at once: the oldest is forgotten. */
const MOST_COUNTED = 1_000;

/** Errors that are kept of one slot. */
const MOST_ERRORS = 1_000;

/** When a slot is put into quarantine. */
export interface SlotThreshold {
  /** @default 5 */
  errors: number;
  /** Minutes within which they happen. @default 10 */
  minutes: number;
  /** Addresses that they come from at least: with more than one, no single visitor can have a slot turned off. @default 5 */
  visitors: number;
}

/** Counts errors of slots, each revision by itself. */
export function errorCounts({ errors, minutes, visitors }: SlotThreshold, nowMs: () => number) {
  const seen = new Map<string, { at: number; from: string }[]>();
  return {
    /** @returns how many there were, where they are past the threshold */
    add(slot: string, from: string): number | undefined {
      const now = nowMs();
      const recent = (seen.get(slot) ?? []).filter(({ at }) => at > now - minutes * 60_000);
      recent.push({ at: now, from });
      seen.delete(slot);
      seen.set(slot, recent.slice(-MOST_ERRORS));
      if (seen.size > MOST_COUNTED)
        for (const oldest of seen.keys()) {
          seen.delete(oldest);
          break;
        }
      const isPast = recent.length >= errors && new Set(recent.map((each) => each.from)).size >= visitors;
      return isPast ? recent.length : undefined;
    },
    forget: (slot: string) => void seen.delete(slot),
  };
}
