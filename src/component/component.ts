import type { Site } from '../site/schema.js';
import { type AttributeTable, contractOf, readAttributes, type Values } from './attribute.js';
import type { DependencyName, SitePart } from './dependency.js';
import type { SiteMarkup } from './markup/markup-of.js';
import type { Resolution, Surroundings } from './resolution.js';
import type { ResourceGroup } from './resource-group.js';

/** The words by which a site calls what a component shows: an author's copy may say them. */
export interface Labels {
  /** The attribute that names what is shown; without it all uses show the same. */
  by?: string;
  /** Texts with such words; nothing for a name that the site does not have. */
  of(site: Site, name: string): readonly string[] | undefined;
}

/** A runtime component: a pure function and the words that describe it. */
export interface Component<R extends ResourceGroup = ResourceGroup> {
  tag: string;
  summary: string;
  attributes: AttributeTable;
  /** Those of its attributes that authors are told of. */
  contract: AttributeTable;
  /** Its expansion is a block: it cannot stand in a paragraph. */
  block: boolean;
  /** What its expansion is made of, if that can't stand in another of its kind: a list in a list, a form in a form. */
  holds?: 'list' | 'form';
  /** What a site has for it. */
  resources: R;
  /** What of a site its uses depend on. */
  sitePart: SitePart;
  /** What a site calls what it shows; nothing for a component that has no words of the site's own. */
  labels?: Labels;
  /** The hand-written markup that it stands for. */
  replaces: string;
  /** What happens when the site has nothing for it. */
  whenEmpty: string;
  /** The HTML that it puts out with the classes of a site, as a skeleton in a line: `…` stands for texts, addresses and what follows in the same way. */
  output(markup: SiteMarkup): string;
  /** A use that resolves on this site, or nothing when none does. */
  example(site: Site): string | undefined;
  resolve(attributes: Readonly<Record<string, string>>, surroundings: Surroundings): Resolution;
}

type Definition<T extends AttributeTable> = Omit<Component, 'attributes' | 'contract' | 'resources' | 'resolve'> & {
  attributes: T;
  /** What of the site a use depends on; nothing when it asks for nothing. */
  dependency(values: Values<T>): DependencyName | undefined;
  resolve(values: Values<T>, surroundings: Surroundings): Resolution;
};

/** Makes a component of a definition: it reads the attributes by its table and notes what is wrong with them. */
export function component<T extends AttributeTable, R extends ResourceGroup>(
  definition: Definition<T> & { resources: R },
): Component<R> {
  return {
    ...definition,
    contract: contractOf(definition.attributes),
    resolve(attributes, surroundings) {
      const { values, notes } = readAttributes(definition.attributes, attributes);
      const resolution = definition.resolve(values, surroundings);
      const dependency = definition.dependency(values);
      return { ...resolution, notes: [...notes, ...resolution.notes], ...(dependency && { dependency }) };
    },
  };
}
