import type { DocElement } from '../document/element.js';
import type { JsonPlace } from '../document/things.js';
import type { PlaceKind } from '../owner/place.js';

/** A profile that a page presents as the site's own, and that the site does not have. */
export interface InventedProfile {
  /** UTF-16 offsets into the source. */
  start: number;
  end: number;
  /** As it stands in the page. */
  url: string;
  network: string;
  place: PlaceKind;
  /** It is a handle in words, without a link. */
  isText?: true;
  /** It is a string in code, or in an attribute that code reads. */
  isInCode?: true;
  /** It leads to nobody's profile. */
  isEmpty: boolean;
  /** Why it is taken for the site's. */
  why: string;
  /** From 0 to 1. */
  score: number;
  link: DocElement | undefined;
  /** Where it stands in JSON-LD. */
  data?: JsonPlace | undefined;
}

/** From this score on nobody has to look. */
export const CERTAIN = 0.75;
