/** A record of the same keys, without a prototype: they come from outside. */
export function mapRecord<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  const result: Record<string, U> = Object.create(null);
  for (const [key, value] of Object.entries(record)) result[key] = map(value);
  return result;
}

/** The member of a record whose keys come from outside. */
export function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The members that are not `undefined`: JSON has no such value. */
export function defined<T extends object>(members: T): Defined<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Defined<T>;
}
