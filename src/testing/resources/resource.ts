import type { Element } from '../page/tree.js';

/** An address that something must lead to. */
export interface Target {
  /** As the site has it. */
  shown: string;
  /** Whether an address as it stands in a page leads there. */
  is(href: string): boolean;
}

/** What kind of thing people get of a resource: something to read, an image, images to choose from, a control of a form. */
export type Kind = 'entry' | 'image' | 'candidates' | 'control';

/** One thing that people must get of a resource. */
export interface Item {
  kind: Kind;
  /** What they read, blanks folded. */
  text: string;
  target?: Target;
  /** Whether it leads to the page that was asked for. */
  current?: boolean;
  /** The same, be there a link or not: an address that is not allowed may still be that of the page. */
  marked?: boolean;
  /** Whether something below it leads there, be it shown or not. */
  ancestor?: boolean;
  /** Class names of the element that shows it, for what is in a list. */
  classes?: readonly string[];
  /** What the link to it must say of it, as far as there is a link. */
  link?: { rel: readonly string[]; target?: string | undefined };
  /** Pixels of an image. */
  size?: { width?: number | undefined; height?: number | undefined };
  /** The element of a form, as its provider wrote it. */
  element?: Element;
  /** Whether its provider hides it from people who look, and from people who listen. */
  unseen?: boolean;
  unheard?: boolean;
}

/** What a component must show on a site: told by the site's state, not by a renderer. */
export interface Resource {
  /** JSON Pointer into the site. */
  pointer: string;
  /** For messages: "the menu `main`". */
  name: string;
  /** In order. */
  items: readonly Item[];
  /** Class names of the component itself, on the root or the list. */
  classes: readonly string[];
  /** What the navigation around it is called. */
  label?: string;
  /** The markup that a form is made of, as it came. */
  html?: string;
  /** The same, such that any parser reads it alike, without what the site does not trust it with. */
  written?: string;
  /** Whether it depends on HTML that nobody knows, so that the component may as well not resolve. */
  isUnsure?: boolean;
  /** The way its text is written, where the page must not decide. */
  direction?: 'ltr';
  /** What the `time` elements of opening hours say to machines, in order. */
  times?: readonly string[];
  /** Whether it is linked where links can stand; `undefined` where only the canvas could tell. */
  linked: boolean | undefined;
}

/** What a component asks for, and where it stands; of one whose canvas is not known only the names in its expansion. */
export interface Asked {
  attributes: Readonly<Record<string, string>> | undefined;
  /** Class names of the expansion's root and of a list in it. */
  classes: readonly string[];
  /** Provider and form that an expansion names. */
  provider?: string | undefined;
  form?: string | undefined;
  /** Levels of lists in the expansion. */
  levels?: number;
}

/** An attribute that switches something off. */
export function isOff(value: string | undefined): boolean {
  return value !== undefined && /^(?:false|0|no|off)$/i.test(value.trim());
}

/** An attribute that switches something on. */
export function isOn(value: string | undefined): boolean {
  return value !== undefined && /^(?:|true|1|yes|on|link)$/i.test(value.trim());
}
