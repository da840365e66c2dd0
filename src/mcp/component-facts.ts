import { logoStepName } from '../component/logo.js';
import { COMPONENTS } from '../component/table.js';
import type { ComponentTag } from '../component/tags.js';
import type { Manifest } from '../manifest/schema.js';
import { NAME_LENGTH, VALUES } from './limits.js';

/** A value that shows nothing, or not what its name says, and why. */
export interface Unusable {
  attribute: string;
  value: string;
  why: string;
}

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
  const all = UNUSABLE[tag]?.(manifest.resources) ?? [];
  return all.filter(({ value }) => isListed(value)).slice(0, VALUES);
}

function isListed({ length }: string): boolean {
  return length <= NAME_LENGTH;
}

type Resources = Manifest['resources'];

const UNUSABLE: Partial<Record<ComponentTag, (resources: Resources) => Unusable[]>> = {
  'x-logo': ({ logos }) =>
    Object.entries(logos.variants).flatMap(([value, { step, image }]) => {
      if (step === 1) return [];
      const own = image ? 'its own image has an address that is not allowed' : 'it has no image of its own';
      return [{ attribute: 'variant', value, why: `${own}; ${logoStepName(step) ?? 'nothing'} is shown` }];
    }),
  'x-menu': ({ menus }) =>
    Object.entries(menus).flatMap(([value, { assigned, item_count: count }]) => {
      if (assigned && count !== 0) return [];
      return [{ attribute: 'location', value, why: assigned ? 'its menu has no items' : 'no menu is assigned to it' }];
    }),
  'x-addon': ({ addons }) =>
    Object.entries(addons).flatMap(([value, { status, forms }]) => {
      if (status !== 'inactive' && forms.length > 0) return [];
      return [{ attribute: 'provider', value, why: status === 'inactive' ? 'it is inactive' : 'it has no form' }];
    }),
};
