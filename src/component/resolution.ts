import type { Element } from 'hast';
import type { Site } from '../site/schema.js';
import type { Context } from './context.js';

/** What is known only when a page is asked for. */
export interface RenderRequest {
  /** Address of the page, absolute or relative to the site: marks the current items of menus. */
  url?: string;
  /** Fresh markup of add-on forms, by provider and form id; it goes before the site's own. */
  addons?: Record<string, Record<string, string>>;
}

/** What a component resolves against. */
export interface Surroundings {
  site: Site;
  context: Context;
  request: RenderRequest;
}

/** One attempt of a fallback. */
export interface Step {
  /** JSON Pointer into the site, or `request`. */
  tried: string;
  /** What came of it. */
  result: string;
}

/** Something an author should know about an inlay that did not keep it from being handled. */
export interface Note {
  /** Stable, in kebab-case. */
  code: string;
  message: string;
}

/** What a component comes to. */
export interface Resolution {
  /** The expansion. Without one nothing is replaced. */
  element?: Element;
  /** The component could be resolved, but must not stand here. */
  refused?: true;
  /** JSON Pointer into the site: where the expansion comes from. */
  source?: string;
  steps: Step[];
  notes: Note[];
}
