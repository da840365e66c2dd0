/** What a group of items can have at most. */
interface GroupSize {
  items: number;
  weight: number;
}

/** The items in groups, in their order: each as large as it can be, none without items, however heavy one is. */
export function* grouped<T>(items: Iterable<T>, most: GroupSize, weightOf: (item: T) => number): Generator<T[]> {
  let group: T[] = [];
  let weight = 0;
  for (const item of items) {
    const own = weightOf(item);
    if (group.length > 0 && (group.length === most.items || weight + own > most.weight)) {
      yield group;
      [group, weight] = [[], 0];
    }
    group.push(item);
    weight += own;
  }
  if (group.length > 0) yield group;
}
