/** The five components' names. They stand apart from the table so that components themselves can know them. */
export const COMPONENT_TAGS = ['x-logo', 'x-menu', 'x-social', 'x-contact', 'x-addon'] as const;

export type ComponentTag = (typeof COMPONENT_TAGS)[number];

/** A table of the components, made of their names. */
export function byTag<T>(make: (tag: ComponentTag) => T): Record<ComponentTag, T> {
  return Object.fromEntries(COMPONENT_TAGS.map((tag) => [tag, make(tag)])) as Record<ComponentTag, T>; // every tag is a key
}

const TAGS: ReadonlySet<string> = new Set(COMPONENT_TAGS);

export function isComponentTag(name: string): name is ComponentTag {
  // Most names of a page are told by their first two letters, without hashing.
  return name.startsWith('x-') && TAGS.has(name);
}
