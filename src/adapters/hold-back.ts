import { after, DEAD, FOUND, OPEN } from './span-start.js';

const LESS = 60;

/** What of a page can go out before the rest of it is known. */
export interface HoldBack {
  /** Reads on. */
  read(bytes: Uint8Array): void;
  /** Offset in bytes up to which no span of the page can begin, whatever follows. */
  safe(): number;
  /** Whether a component's name was read: from there on only the whole page tells what is replaced. */
  isFound(): boolean;
}

/**
 * Follows a page in UTF-8 and tells how far it can go out. Every span that `locate` finds begins at a `<` that the machine
 * in span-start.ts follows to a component's name. It does not know where the parser sees comments, scripts or quoted values,
 * so that it sometimes holds back what could have gone; it never lets go what is replaced.
 *
 * Most of a page is passed by `indexOf`. Where two places come to the same state, the later one is forgotten: it is held back
 * as long as the earlier one. So no page makes it follow more places than there are states.
 */
export function holdBack(): HoldBack {
  let passed = 0;
  let isFound = false;
  /** The places that are followed: their states, and the offsets where they begin, ascending. */
  const states: number[] = [];
  const starts: number[] = [];

  const isKept = (state: number, count: number): boolean => {
    const at = states.indexOf(state);
    return at !== -1 && at < count;
  };

  const step = (byte: number): void => {
    let count = 0;
    for (let index = 0; index < states.length; index += 1) {
      const next = after(states[index] as number, byte); // the index is below the length
      if (next === DEAD || isKept(next, count)) continue;
      if (next === FOUND) isFound = true;
      states[count] = next;
      starts[count] = starts[index] as number; // as long as `states`
      count += 1;
    }
    states.length = count;
    starts.length = count;
  };

  return {
    read(bytes) {
      for (let at = 0; at < bytes.length && !isFound; at += 1) {
        if (states.length === 0) {
          at = bytes.indexOf(LESS, at);
          if (at === -1) break;
        }
        const byte = bytes[at] as number; // the offset is below the length
        if (states.length > 0) step(byte);
        if (byte === LESS && !states.includes(OPEN)) {
          states.push(OPEN);
          starts.push(passed + at);
        }
      }
      passed += bytes.length;
    },
    safe: () => starts[0] ?? passed,
    isFound: () => isFound,
  };
}
