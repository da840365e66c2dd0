import type { Outcome } from './outcome.js';
import type { Terms } from './terms.js';

/** A message, and what is to be called with its outcome. */
export interface Entry<Message, Answer> {
  message: Message;
  terms: Terms;
  settle(outcome: Outcome<Answer>): void;
}

/** Messages that wait for a thread, in the order in which they came. */
export interface WaitingLine<Message, Answer> {
  add(entry: Entry<Message, Answer>): void;
  /** Sets how long an entry waits: `coldMs` while no thread is ready, else until `startBefore`. */
  wait(entry: Entry<Message, Answer>, isAnyReady: boolean): void;
  /** Starts the time of the entries that have waited for the first thread to get ready. */
  warm(): void;
  /** Takes the first out that is still wanted and in time; those before it are settled as `unwanted` or `late`. */
  next(): Entry<Message, Answer> | undefined;
  size(): number;
  /** Settles all as `unwanted`. */
  clear(): void;
  /** Settles all as `crashed`. */
  fail(error: Error): void;
}

interface Place {
  timer?: NodeJS.Timeout;
  /** Since when the entry waits for the first thread to get ready. */
  coldSince?: number;
}

/** A waiting line without entries. */
export function waitingLine<Message, Answer>(): WaitingLine<Message, Answer> {
  type OwnEntry = Entry<Message, Answer>;
  const places = new Map<OwnEntry, Place>();

  function limit(entry: OwnEntry, place: Place, ms: number): void {
    clearTimeout(place.timer);
    if (ms === Number.POSITIVE_INFINITY) return;
    place.timer = setTimeout(() => drop(entry, { kind: 'late' }), Math.max(0, ms));
  }

  function remove(entry: OwnEntry): void {
    clearTimeout(places.get(entry)?.timer);
    places.delete(entry);
  }

  function drop(entry: OwnEntry, outcome: Outcome<never>): void {
    remove(entry);
    entry.settle(outcome);
  }

  function dropAll(outcome: Outcome<never>): void {
    for (const entry of [...places.keys()]) drop(entry, outcome);
  }

  return {
    add: (entry) => void places.set(entry, {}),
    wait(entry, isAnyReady) {
      const place = places.get(entry);
      if (!place) return;
      const { coldMs = 0, startBefore } = entry.terms;
      const isCold = coldMs > 0 && !isAnyReady;
      if (isCold) place.coldSince = performance.now();
      limit(entry, place, isCold ? coldMs : startBefore - performance.now());
    },
    warm() {
      for (const [entry, place] of places) {
        if (place.coldSince === undefined) continue;
        const startBefore = entry.terms.startBefore + performance.now() - place.coldSince;
        entry.terms = { ...entry.terms, startBefore };
        delete place.coldSince;
        limit(entry, place, startBefore - performance.now());
      }
    },
    next() {
      for (const entry of places.keys()) {
        const { isUnwanted, startBefore } = entry.terms;
        if (isUnwanted()) drop(entry, { kind: 'unwanted' });
        else if (performance.now() >= startBefore) drop(entry, { kind: 'late' });
        else {
          remove(entry);
          return entry;
        }
      }
      return undefined;
    },
    size: () => places.size,
    clear: () => dropAll({ kind: 'unwanted' }),
    fail: (error) => dropAll({ kind: 'crashed', error }),
  };
}
