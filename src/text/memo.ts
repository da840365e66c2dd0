/**
 * A function that remembers what it made of each object, for as long as the object is in use: for what never changes, such as
 * a site. What it throws is not remembered.
 */
export function memo<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, { value: V }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

/** The most that a cache holds. The latest value stays, however large it is. */
export interface CacheBounds {
  count: number;
  /**
   * Of all values together, in the unit of `add`.
   * @default no bound
   */
  size?: number;
}

/** Values by key. Those that were not used for the longest time go first. */
export interface Cache<V> {
  /** Counts as a use. */
  get(key: string): V | undefined;
  /**
   * @param size bytes, or whatever the bound is in
   * @default size 1
   */
  add(key: string, value: V, size?: number): void;
  delete(key: string): void;
  /** Lets go of what is over other bounds, once. */
  shrink(bounds: CacheBounds): void;
  readonly count: number;
}

/**
 * An empty cache within bounds.
 *
 * @param onEvicted is called with the key of each value that has to go
 */
export function cache<V>(bounds: CacheBounds, onEvicted: (key: string) => void = () => {}): Cache<V> {
  const entries = new Map<string, { value: V; size: number }>();
  let total = 0;
  const remove = (key: string) => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  const shrink = ({ count, size = Number.POSITIVE_INFINITY }: CacheBounds) => {
    for (const key of entries.keys()) {
      if (entries.size <= 1 || (entries.size <= count && total <= size)) return;
      remove(key);
      onEvicted(key);
    }
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    add(key, value, size = 1) {
      remove(key);
      entries.set(key, { value, size });
      total += size;
      shrink(bounds);
    },
    delete: remove,
    shrink,
    get count() {
      return entries.size;
    },
  };
}
