import fc from 'fast-check';

/** Arbitraries of an object's members. */
type Members<T> = { [K in keyof T]: fc.Arbitrary<T[K]> };

/** Plain objects of which only the members in `required` are always there. */
export function record<T, K extends keyof T = never>(members: Members<T>, required: readonly K[] = []) {
  return fc.record(members, { requiredKeys: [...required], noNullPrototype: true });
}

/** Plain objects of the same kind of value for some keys, each of which may be missing. */
export function someOf<T>(
  keys: readonly string[],
  arbitrary: (key: string) => fc.Arbitrary<T>,
): fc.Arbitrary<Record<string, T>> {
  const members: Record<string, fc.Arbitrary<T>> = Object.fromEntries(keys.map((key) => [key, arbitrary(key)]));
  return record(members);
}
