import type { Context } from '../../component/context.js';
import type { ComponentTag } from '../../component/tags.js';

/** One occurrence of a component in a canvas. All offsets are UTF-16 code units from the start of the source. */
export interface Inlay {
  tag: ComponentTag;
  /** As the HTML standard tokenizes them: names in lower case, references decoded, the first of a name. */
  attributes: Record<string, string>;
  /**
   * Start and end of what a fill replaces: the whole element if it has an end tag, else its start tag alone; together
   * with the paragraph around it if that holds nothing but block-level inlays.
   */
  start: number;
  end: number;
  /** End of the start tag. */
  openEnd: number;
  /** `element` has an end tag of its own; the others replace their start tag alone. */
  form: 'element' | 'self-closing' | 'unclosed';
  context: Context;
  /** Set where the span takes a paragraph along: what holds instead when not all of its inlays resolve. */
  apart?: Apart;
}

/** An inlay whose paragraph stays, though it holds nothing but block-level inlays. */
export interface Apart extends Pick<Inlay, 'start' | 'end' | 'context'> {
  /** Start of the paragraph, by which the inlays in it are known to belong together. */
  paragraph: number;
}

/** A located canvas, for many renders. */
export interface Canvas {
  source: string;
  /** In the order of the source; an inlay within another's fallback content follows it. */
  inlays: readonly Inlay[];
}
