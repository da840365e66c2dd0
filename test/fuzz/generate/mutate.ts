import { choose, type Random, type Weighted } from '../random.js';
import { anyComponent, tidyComponent } from './component.js';
import { trouble } from './trouble.js';

type Mutation = (random: Random, source: string) => string;

/** Longest stretch that a mutation moves or removes, in UTF-16 code units. */
const STRETCH = 24;

/** A place in the source, mostly at the edge of a tag. */
function place(random: Random, source: string): number {
  const at = random.below(source.length + 1);
  if (random.chance(0.25)) return at;
  const edge = random.chance(0.5) ? source.indexOf('<', at) : source.indexOf('>', at) + 1;
  return edge > 0 ? edge : at;
}

function put(source: string, at: number, markup: string): string {
  return source.slice(0, at) + markup + source.slice(at);
}

function stretch(random: Random, source: string): [start: number, end: number] {
  const start = place(random, source);
  return [start, Math.min(source.length, start + 1 + random.below(STRETCH))];
}

/** Sets a component into the source. */
export const insertComponent: Mutation = (random, source) =>
  put(source, place(random, source), random.chance(0.6) ? tidyComponent(random) : anyComponent(random));

/** Sets a piece of trouble into the source. */
export const insertTrouble: Mutation = (random, source) => put(source, place(random, source), trouble(random));

const MUTATIONS: Weighted<Mutation> = [
  [4, insertComponent],
  [4, insertTrouble],
  [
    2,
    (random, source) => {
      const [start, end] = stretch(random, source);
      return source.slice(0, start) + source.slice(end);
    },
  ],
  [
    2,
    (random, source) => {
      const [start, end] = stretch(random, source);
      return put(source, place(random, source), source.slice(start, end));
    },
  ],
  [
    1,
    (random, source) => {
      const [start, end] = stretch(random, source);
      const other = end + random.below(STRETCH);
      return source.slice(0, start) + source.slice(end, other) + source.slice(start, end) + source.slice(other);
    },
  ],
  [1, (random, source) => source.slice(0, place(random, source))],
  [
    1,
    (random, source) => {
      const [start, end] = stretch(random, source);
      const text = source.slice(start, end);
      return (
        source.slice(0, start) + (random.chance(0.5) ? text.toUpperCase() : text.toLowerCase()) + source.slice(end)
      );
    },
  ],
];

/** The source with a component in it, and none to three mutations. */
export function mutate(random: Random, source: string): string {
  let mutated = insertComponent(random, source);
  for (let left = random.below(4); left > 0; left -= 1) mutated = choose(random, MUTATIONS)(random, mutated);
  return mutated;
}
