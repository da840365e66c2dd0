import type { Site } from '../site/schema.js';

/** The parts of a site that components depend on. */
export const DEPENDENCY_KINDS = ['logo', 'location', 'social', 'field', 'provider'] as const;

/** A part of a site, in the words of the component that asks for it. */
export interface DependencyName {
  kind: (typeof DEPENDENCY_KINDS)[number];
  /** Variant of a logo, location, field or provider. */
  name?: string | undefined;
}

/** What of a site the uses of a component depend on. */
export interface SitePart {
  kind: DependencyName['kind'];
  /** What people call it, before its name. */
  label: string;
  /** All of them that a site has; nothing stands for one that has no name. */
  names(site: Site): readonly (string | undefined)[];
  /** Everything of a site that an expansion can show, but for what the report says of alternatives; nothing if there is nothing. */
  read(site: Site, name: string): unknown;
}
