/** A source of numbers that look random and are always the same for the same seed and case. */
export interface Random {
  /** A whole number from 0 up to, but not, `limit`. */
  below(limit: number): number;
  /** True in this share of the calls, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
}

/** Something to choose and how often, relative to the rest of its table. */
export type Weighted<T> = readonly (readonly [weight: number, value: T])[];

/** Rounds until the few bits of a seed have reached the whole state. */
const WARM_UP = 12;

/**
 * The numbers of one case. Every case has its own, so that any of them can be made again alone.
 *
 * It is Chris Doty-Humphrey's small fast counter (sfc32), which passes PractRand's tests.
 */
export function randomOf(seed: number, number: number): Random {
  let a = seed | 0;
  let b = number | 0;
  let c = Math.floor(number / 2 ** 32) ^ Math.floor(seed / 2 ** 32) ^ 0x9e3779b9;
  let counter = 1;
  const next = (): number => {
    const result = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  };
  for (let round = 0; round < WARM_UP; round += 1) next();
  const below = (limit: number): number => Math.floor((next() / 2 ** 32) * limit);
  return {
    below,
    chance: (share) => next() < share * 2 ** 32,
    pick: (from) => from[below(from.length)] as (typeof from)[number], // the index is always within
  };
}

/** One value of a table, by its weights. */
export function choose<T>(random: Random, table: Weighted<T>): T {
  let left = random.below(table.reduce((sum, [weight]) => sum + weight, 0));
  for (const [weight, value] of table) {
    if (left < weight) return value;
    left -= weight;
  }
  throw new RangeError('Unexpected table without weights, expected at least one above 0');
}

/** From `least` to `most` things, one after the other. */
export function several(random: Random, least: number, most: number, make: () => string): string {
  let text = '';
  for (let left = least + random.below(most - least + 1); left > 0; left -= 1) text += make();
  return text;
}
