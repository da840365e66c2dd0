import type { Baked, PageHole } from '../run/baked-schema.js';
import type { Expansion } from './expansion.js';

type Pieces = readonly (string | PageHole)[];

/** Gives the markup of an expansion with the numbers that its menu items have in the canvas. */
export type ItemNumberer = (expansion: Expansion, pieces: Pieces) => Pieces;

/** A numberer that enters the pages of the items in `pages`. An expansion that is shown again has the same numbers. */
export function itemNumberer(pages: Baked['pages']): ItemNumberer {
  const known = new Map<Expansion, Pieces>();
  let next = 0;
  return (expansion, pieces) => {
    const { resolution } = expansion;
    if (!resolution.pages) return pieces;
    const found = known.get(expansion);
    if (found) return found;
    const base = next;
    next += resolution.pages.length;
    for (const [number, page] of resolution.pages.entries()) {
      const numbers = pages[page];
      if (numbers) numbers.push(base + number);
      else pages[page] = [base + number];
    }
    const numbered = pieces.map((piece) => (typeof piece === 'string' ? piece : shifted(piece, base)));
    known.set(expansion, numbered);
    return numbered;
  };
}

function shifted(hole: PageHole, base: number): PageHole {
  const [first, last] = hole.items;
  return { ...hole, items: [first + base, last + base] };
}
