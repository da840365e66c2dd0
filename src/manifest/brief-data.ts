import { logoStepName } from '../component/logo/choose-logo.js';
import { mapRecord } from '../component/record.js';
import type { Manifest } from './schema.js';

/** What a writer needs to know of a site: less than the manifest, in the words of the components. Plain JSON. */
export function briefData({ site, resources, runtime_components: components }: Manifest): Record<string, unknown> {
  const { logos, menus, social, contacts, addons, attachments } = resources;
  const places = Object.entries(menus);
  return {
    site,
    logo_variants: mapRecord(logos.variants, ({ usable, step, image }) => ({
      usable,
      shows: usable ? (logoStepName(step) ?? 'an image') : 'nothing',
      ...(image?.alt !== undefined && { alt: image.alt }),
    })),
    assigned_locations: Object.fromEntries(
      places.flatMap(([location, { assigned, menu: _menu, ...place }]) => (assigned ? [[location, place]] : [])),
    ),
    unassigned_locations: places.flatMap(([location, { assigned }]) => (assigned ? [] : [location])),
    contacts: mapRecord(contacts, ({ kind, value, display }) => ({
      kind,
      value,
      ...(display !== undefined && { display }),
    })),
    social: social.map(({ network, label }) => ({ network, ...(label !== undefined && { label }) })),
    form_providers: addons,
    attachments,
    allowed_values: mapRecord(components, ({ attributes }) => mapRecord(attributes, ({ allowed }) => allowed)),
    unusable_components: Object.entries(components).flatMap(([tag, { usable }]) => (usable ? [] : [tag])),
  };
}
