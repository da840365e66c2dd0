import type { Unusable } from 'inlay/internal/component/resource-group.js';
import { COMPONENTS } from 'inlay/internal/component/table.js';
import type { ComponentTag } from 'inlay/internal/component/tags.js';
import { unusableOf } from 'inlay/internal/manifest/resources.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import { NAME_LENGTH, VALUES } from './limits.js';

/** Allowed values of an attribute, the first ones. */
export interface Allowed {
  values: string[];
  total: number;
}

/** The values of a component's attributes that make sense on a site, by attribute; those that take any are missing. */
export function allowedValues(manifest: Manifest, tag: ComponentTag): Record<string, Allowed> {
  const { attributes } = manifest.runtime_components[tag];
  const known = Object.keys(COMPONENTS[tag].contract);
  return Object.fromEntries(
    known.flatMap((name) => {
      const allowed = Object.hasOwn(attributes, name) ? attributes[name]?.allowed : undefined;
      return allowed ? [[name, { values: allowed.filter(isListed).slice(0, VALUES), total: allowed.length }]] : [];
    }),
  );
}

/** What a site registers or configures and a component can't show, the first ones. */
export function unusableValues(manifest: Manifest, tag: ComponentTag): Unusable[] {
  const all = unusableOf(manifest, tag);
  return all.filter(({ value }) => isListed(value)).slice(0, VALUES);
}

function isListed({ length }: string): boolean {
  return length <= NAME_LENGTH;
}
