/** The parts of a site that components rest on. */
export const DEPENDENCY_KINDS = ['logo', 'location', 'social', 'field', 'provider'] as const;

/** A part of a site, in the words of the component that asks for it. */
export interface DependencyName {
  kind: (typeof DEPENDENCY_KINDS)[number];
  /** Variant of a logo, location, field or provider. */
  name?: string | undefined;
}
