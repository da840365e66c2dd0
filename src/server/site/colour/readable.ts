import { contrast, mix, type Rgb } from './colour.js';

/** The least contrast of text with its ground (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;

/** The least contrast of the edge of a control with what is around it (WCAG 2.2, 1.4.11). */
export const EDGE_CONTRAST = 3;

export const WHITE: Rgb = [255, 255, 255];
export const BLACK: Rgb = [0, 0, 0];

/** Steps in which a colour is brought nearer to another one. */
const STEPS = 50;

/** White or black, whichever is read better on this ground: one of them always has a contrast of 4.5. */
export function inkOn(ground: Rgb): Rgb {
  return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK;
}

/** The least contrast of a colour with any of these grounds. */
export function leastContrast(colour: Rgb, grounds: readonly Rgb[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/**
 * A colour brought as near to another one as it takes to be read on all these grounds.
 *
 * @param towards a colour that is read on them
 */
export function readable(colour: Rgb, towards: Rgb, grounds: readonly Rgb[], least = TEXT_CONTRAST): Rgb {
  for (let step = 0; step < STEPS; step += 1) {
    const nearer = mix(towards, colour, step / STEPS);
    if (leastContrast(nearer, grounds) >= least) return nearer;
  }
  return towards;
}
