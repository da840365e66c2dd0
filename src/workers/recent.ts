/** What is kept, with its length: bytes, or whatever its limit is in. */
interface Sized {
  length: number;
}

/** The most that is kept. The latest stays, however long it is. */
export interface Bounds {
  count: number;
  length: number;
}

/** Values by key. Those that were not used for the longest time go first. */
export interface Recent<T extends Sized> {
  /** Counts as a use. */
  get(key: string): T | undefined;
  add(key: string, value: T): void;
  forget(key: string): void;
  /** Lets go of what is over some bounds. */
  shrink(bounds: Bounds): void;
  readonly size: number;
}

/**
 * Keeps values within bounds.
 *
 * @param onEvicted is called with the key of each that has to go
 */
export function recent<T extends Sized>(bounds: Bounds, onEvicted: (key: string) => void = () => {}): Recent<T> {
  const kept = new Map<string, T>();
  let length = 0;
  const forget = (key: string) => {
    length -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  const shrink = (most: Bounds) => {
    for (const key of kept.keys()) {
      if (kept.size <= 1 || (kept.size <= most.count && length <= most.length)) return;
      forget(key);
      onEvicted(key);
    }
  };
  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found;
    },
    add(key, value) {
      forget(key);
      kept.set(key, value);
      length += value.length;
      shrink(bounds);
    },
    forget,
    shrink,
    get size() {
      return kept.size;
    },
  };
}
