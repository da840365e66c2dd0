import { ADDON_STATUSES } from '../../site/schema.js';
import { shortText } from '../../text/short-text.js';
import * as z from '../../zod.js';
import { defined, mapRecord, own } from '../record.js';
import { resourceGroup } from '../resource-group.js';

/** The providers of forms of a site. No HTML of a form is told. */
export const addonResources = resourceGroup({
  name: 'addons',
  schema: z.record(
    z.string(),
    z.strictObject({
      status: z.enum(ADDON_STATUSES),
      default: z.string().optional(),
      forms: z.array(z.strictObject({ id: z.string(), title: z.string() })),
    }),
  ),
  publish: ({ addons }) =>
    mapRecord(addons, ({ status, default: preset, forms }) => ({
      status,
      ...defined({ default: preset }),
      forms: forms.map(({ id, title }) => ({ id, title })),
    })),
  restore: (addons) => ({ addons }),
  shorten: (published, length) =>
    mapRecord(published, ({ forms, ...addon }) => ({
      ...addon,
      forms: forms.map(({ id, title }) => ({ id, title: shortText(title, length) })),
    })),
  unusable: (published) =>
    Object.entries(published).flatMap(([value, { status, forms }]) => {
      if (status !== 'inactive' && forms.length > 0) return [];
      return [{ attribute: 'provider', value, why: status === 'inactive' ? 'it is inactive' : 'it has no form' }];
    }),
  describe(provider, published) {
    const found = own(published, provider);
    if (!found) return undefined;
    const { status, forms, default: preset } = found;
    const lines = forms.map(({ id, title }) => ({
      depth: 0,
      parts: [{ code: id }, title, ...(id === preset ? ['(default)'] : [])],
    }));
    return { facts: [status, forms.length === 1 ? '1 form' : `${forms.length} forms`], lines };
  },
});
