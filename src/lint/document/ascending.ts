/**
 * How many of some items, which ascend by a whole number, are not above a value: the index behind the last of them. It
 * halves what is left at every step.
 */
export function countUpTo<T>(items: readonly T[], numberOf: (item: T) => number, value: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && numberOf(item) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
