import type { FormName } from '../../component/resolution.js';
import type { Position } from '../../text/position.js';
import type { Inlay } from '../locate/inlay.js';
import type { Baked, Part } from '../run/baked-schema.js';
import type { Expansion } from './expansion.js';

/** An inlay and what it comes to. */
export interface Bound {
  inlay: Inlay;
  /** Where it begins; found when a report first asks for it. */
  position?: Position;
  expansion: Expansion;
}

/** The inlays of a paragraph that goes away when all of them are shown. */
export interface Group {
  /** Set when one of them is never shown: the paragraph stays. */
  torn?: true;
  /** Forms that only a request can bring, by their key. */
  forms: Map<string, FormName>;
  /** End of the last span, UTF-16 offset. */
  end: number;
}

/** An inlay of a bound canvas, and what it is when its paragraph stays. */
export interface BoundInlay extends Bound {
  apart: (Bound & { group: Group }) | undefined;
}

/** A canvas bound to a site: all that does not depend on the request. */
export interface BoundCanvas {
  inlays: readonly BoundInlay[];
  parts: Part[];
  pages: Baked['pages'];
  /** The expansions that it depends on: not those in the fallback content of one that is always shown. */
  expansions: ReadonlySet<Expansion>;
}
