import type { Site, SiteState } from '../site/schema.js';
import type * as z from '../zod.js';

/** A value of an attribute that shows nothing, or not what its name says, and why. */
export interface Unusable {
  attribute: string;
  value: string;
  why: string;
}

/** What the name of a resource stands for, for those who show it. */
export interface Described {
  /** A few words each, for one line. */
  facts: readonly (string | undefined)[];
  /** More of it. */
  lines: Iterable<DescribedLine>;
}

export interface DescribedLine {
  /** How deep it stands in a list, from 0; a line without it stands in none. */
  depth?: number;
  parts: readonly (string | { code: string })[];
}

/** What a site has for one component, and what a manifest tells of it. */
export interface ResourceGroup<N extends string = string, S extends z.ZodType = z.ZodType> {
  /** The member of the manifest's `resources`. */
  name: N;
  /** What the manifest tells of it. */
  schema: S;
  /**
   * Tells what a site has.
   *
   * @param spend called with the length of JSON, in UTF-16 code units, that may be told again and again
   */
  publish(site: Site, spend: (length: number) => void): z.output<S>;
  /** What was told as a part of a site's state. */
  restore(published: z.output<S>): Partial<SiteState>;
  /**
   * The same with texts of at most so many UTF-16 code units. An address or a value that is longer is left out, with what it
   * is of where it can't do without: half of one leads elsewhere. Names by which components are written are not texts.
   */
  shorten(published: z.output<S>, length: number): z.output<S>;
  /** What is told of and can't be shown. */
  unusable(published: z.output<S>): Unusable[];
  /** What a name stands for; nothing for one that is not told of. */
  describe(name: string, published: z.output<S>): Described | undefined;
}

/** A group of resources, with the types of its name and schema. */
export function resourceGroup<const N extends string, S extends z.ZodType>(
  group: ResourceGroup<N, S>,
): ResourceGroup<N, S> {
  return group;
}
