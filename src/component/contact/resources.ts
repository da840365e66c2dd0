import { contactKindSchema } from '../../site/schema.js';
import * as z from '../../zod.js';
import { own } from '../record.js';
import { resourceGroup } from '../resource-group.js';

/** The contacts of a site, by field. */
export const contactResources = resourceGroup({
  name: 'contacts',
  schema: z.record(
    z.string(),
    z.strictObject({
      kind: contactKindSchema,
      value: z.string(),
      display: z.string().optional(),
      url: z.string().optional(),
    }),
  ),
  publish: ({ contacts }) => contacts,
  restore: (contacts) => ({ contacts }),
  shorten(published, length) {
    const kept: typeof published = Object.create(null);
    for (const [field, { kind, value, display, url }] of Object.entries(published)) {
      if (value.length > length) continue; // half of a number calls somebody else
      kept[field] = {
        kind,
        value,
        ...(display !== undefined && display.length <= length && { display }),
        ...(url !== undefined && url.length <= length && { url }),
      };
    }
    return kept;
  },
  unusable: () => [],
  describe(field, published) {
    const contact = own(published, field);
    if (!contact) return undefined;
    const { kind, value, display, url } = contact;
    const shown = [{ parts: [value] }, ...(display ? [{ parts: [display] }] : [])];
    return {
      facts: [kind, display?.trim() ? display : value],
      lines: [...shown, ...(url ? [{ parts: [{ code: url }] }] : [])],
    };
  },
});
