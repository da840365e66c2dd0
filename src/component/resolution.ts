import type { Element } from 'hast';
import type { Site } from '../site/schema.js';
import type { Context } from './context.js';
import type { DependencyName } from './dependency.js';

/** What is known only when a page is asked for. */
export interface RenderRequest {
  /** Address of the page, absolute or relative to the site: marks the current items of menus. */
  url?: string;
  /** Fresh markup of add-on forms, by provider and form id; it goes before the site's own. */
  addons?: Record<string, Record<string, string>>;
}

/** What a component resolves against. The request is no part of it: a resolution serves every request. */
export interface Surroundings {
  site: Site;
  context: Context;
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

/** A form of the site, as a request names it. */
export interface FormName {
  provider: string;
  form: string;
  /** Whether its HTML may carry scripts. */
  trusted: boolean;
}

/** A form whose HTML a request may bring. */
export interface OpenForm extends FormName {
  /** The element that its HTML stands in, empty. */
  shell: Element;
  /** JSON Pointer into the site. */
  source: string;
  /** The steps before that of the form's HTML. */
  steps: Step[];
}

/** The content of a form. */
export interface FormContent {
  /** Markup that is balanced and means the same to every parser. */
  html: string;
  /** The same for where no link can stand. */
  unlinked: string;
  /** What its provider should know of what was left out. */
  notes: Note[];
}

/** What a component comes to, whatever the request. */
export interface Resolution {
  /** The expansion. Without one nothing is replaced. */
  element?: Element;
  /** What its element holds, where that is a form. */
  content?: FormContent;
  /** The component could be resolved, but must not stand here. */
  refused?: true;
  /** JSON Pointer into the site: where the expansion comes from. */
  source?: string;
  steps: Step[];
  notes: Note[];
  /** Keys of the pages that the items of a menu lead to, by the numbers that the marks in the expansion name. */
  pages?: readonly string[];
  /** Set where a request may bring the content. */
  form?: OpenForm;
  /** Steps that it took beyond what its markup shows, as for a menu of which one level is shown; see `Budget`. */
  work?: number;
  /** What of the site it depends on. */
  dependency?: DependencyName;
}
