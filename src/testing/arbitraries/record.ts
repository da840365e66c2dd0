import fc from 'fast-check';

/** Arbitraries of an object's members. */
type Members<T> = { [K in keyof T]: fc.Arbitrary<T[K]> };

/** Objects of which some members are always there. */
type Partly<T, K extends keyof T> = { [P in keyof Pick<T, K>]: T[P] } & { [P in Exclude<keyof T, K>]?: T[P] };

/**
 * Plain objects of which only the members in `required` are always there.
 *
 * @param missing one of how many others is missing
 */
export function record<T, K extends keyof T = never>(
  members: Members<T>,
  required: readonly K[] = [],
  missing = 4,
): fc.Arbitrary<Partly<T, K>> {
  const always: readonly PropertyKey[] = required;
  const entries = Object.entries<fc.Arbitrary<unknown>>(members);
  const arbitraries = entries.map(([key, arbitrary]) =>
    always.includes(key) ? arbitrary : fc.option(arbitrary, { nil: undefined, freq: missing }),
  );
  return fc.tuple(...arbitraries).map((values) => {
    const there = entries.flatMap(([key], index) => (values[index] === undefined ? [] : [[key, values[index]]]));
    return Object.fromEntries(there) as Partly<T, K>; // each value was made by its key's arbitrary
  });
}

/** Plain objects of the same kind of value for some keys, each of which may be missing. */
export function someOf<T>(
  keys: readonly string[],
  arbitrary: (key: string) => fc.Arbitrary<T>,
  missing?: number,
): fc.Arbitrary<Record<string, T>> {
  const members: Record<string, fc.Arbitrary<T>> = Object.fromEntries(keys.map((key) => [key, arbitrary(key)]));
  return record<Record<string, T>>(members, [], missing) as fc.Arbitrary<Record<string, T>>; // a missing member is no `undefined` one
}
