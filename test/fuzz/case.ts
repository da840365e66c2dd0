import { insertTrouble, mutate } from './generate/mutate.js';
import { page } from './generate/page.js';
import { attributes, chaos, closings, family, few, paragraphs, repeated, script, tokens } from './generate/soup.js';
import type { Material } from './material.js';
import { choose, type Random, randomOf, type Weighted } from './random.js';

/** One input of the fuzzer. */
export interface Case {
  number: number;
  /** Name of the generator that made it. */
  generator: string;
  source: string;
}

/** Pieces beyond this, in UTF-16 code units, are cut: they cost time and show nothing that shorter ones don't. */
const LONGEST = 400;

/** Shortest and longest window on a real page. */
const WINDOW = { least: 40, more: 260 };

interface Generator {
  name: string;
  make(random: Random, material: Material): string;
}

/** The first three make most of what the fast locator is certain of, the others most of what it must not be wrong about. */
const GENERATORS: Weighted<Generator> = [
  [24, { name: 'page', make: fittingPage }],
  [14, { name: 'page with trouble', make: troubledPage }],
  [14, { name: 'window', make: mutatedWindow }],
  [10, { name: 'html5lib', make: mutatedInput }],
  [8, { name: 'family', make: family }],
  [10, { name: 'closings', make: closings }],
  [8, { name: 'few', make: few }],
  [6, { name: 'chaos', make: chaos }],
  [5, { name: 'paragraphs', make: paragraphs }],
  [4, { name: 'attributes', make: attributes }],
  [4, { name: 'script', make: script }],
  [3, { name: 'tokens', make: tokens }],
  [2, { name: 'repeated', make: repeated }],
];

/** The names of the generators, the one that is asked most often first. */
export const GENERATOR_NAMES: readonly string[] = GENERATORS.map(([, { name }]) => name);

/** Makes a case: always the same for the same seed, number and material. */
export function caseOf(seed: number, number: number, material: Material): Case {
  const random = randomOf(seed, number);
  const { name, make } = choose(random, GENERATORS);
  return { number, generator: name, source: make(random, material) };
}

/** A page that need not be cut. */
function fittingPage(random: Random): string {
  for (let tries = 0; tries < 8; tries += 1) {
    const source = page(random);
    if (source.length <= LONGEST && source.includes('<x-')) return source;
  }
  return page(random).slice(0, LONGEST);
}

function troubledPage(random: Random): string {
  let source = fittingPage(random);
  for (let left = random.chance(0.8) ? 1 : 2; left > 0; left -= 1) source = insertTrouble(random, source);
  return source;
}

function mutatedInput(random: Random, { inputs }: Material): string {
  return inputs.length === 0 ? mutate(random, chaos(random)) : mutate(random, random.pick(inputs));
}

function mutatedWindow(random: Random, { pages }: Material): string {
  const source = random.pick(pages);
  const start = source.lastIndexOf('<', random.below(source.length));
  const length = WINDOW.least + random.below(WINDOW.more);
  const window = source.slice(Math.max(start, 0), start + length);
  return random.chance(0.5) ? mutate(random, window.slice(0, window.lastIndexOf('>') + 1)) : mutate(random, window);
}
