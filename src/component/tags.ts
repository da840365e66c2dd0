/** The five components' names. They stand apart from the table so that components themselves can know them. */
export const COMPONENT_TAGS = ['x-logo', 'x-menu', 'x-social', 'x-contact', 'x-addon'] as const;

export type ComponentTag = (typeof COMPONENT_TAGS)[number];

const TAGS: ReadonlySet<string> = new Set(COMPONENT_TAGS);

export function isComponentTag(name: string): name is ComponentTag {
  return TAGS.has(name);
}
