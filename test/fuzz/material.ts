import { HAS_CORPUS } from '../support/folders.js';
import { readTreeConstruction } from '../support/html5lib.js';
import { corpusCanvases, npmPages } from '../support/pages.js';

/** What the mutations start from. */
export interface Material {
  /** Inputs of html5lib's tree construction tests; none where the corpus is missing. */
  inputs: readonly string[];
  /** Real pages. */
  pages: readonly string[];
}

/** Inputs beyond this, in UTF-16 code units, are tests of size, and slow. */
const LONGEST_INPUT = 1000;

/** Reads the material from the packages and from the corpus beside the checkout. */
export function readMaterial(): Material {
  const inputs = HAS_CORPUS ? readTreeConstruction().map(({ data }) => data) : [];
  return {
    inputs: inputs.filter(({ length }) => length > 0 && length <= LONGEST_INPUT),
    pages: [...npmPages(), ...corpusCanvases()].map(({ source }) => source),
  };
}
