/** Slots whose errors are counted at once: the oldest is forgotten. */
const MOST_COUNTED = 1_000;

/** Visitors of one slot that are told apart: who has reported the longest ago is forgotten. */
const MOST_VISITORS = 10_000;

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
  /** The times of each visitor's errors: those of one never push out those of another. */
  const seen = new Map<string, Map<string, number[]>>();
  return {
    /** @returns how many there were, where they are past the threshold */
    add(slot: string, from: string): number | undefined {
      const since = nowMs() - minutes * 60_000;
      const recent = new Map<string, number[]>();
      for (const [visitor, times] of seen.get(slot) ?? []) {
        const kept = times.filter((at) => at > since);
        if (kept.length > 0) recent.set(visitor, kept);
      }
      const own = [...(recent.get(from) ?? []), nowMs()].slice(-errors);
      recent.delete(from);
      recent.set(from, own);
      forgetOldest(recent, MOST_VISITORS);
      seen.delete(slot);
      seen.set(slot, recent);
      forgetOldest(seen, MOST_COUNTED);
      const count = [...recent.values()].reduce((sum, times) => sum + times.length, 0);
      return count >= errors && recent.size >= visitors ? count : undefined;
    },
    forget: (slot: string) => void seen.delete(slot),
  };
}

function forgetOldest(counted: Map<string, unknown>, most: number): void {
  const [oldest] = counted.keys();
  if (counted.size > most && oldest !== undefined) counted.delete(oldest);
}
