import { contactKindSchema } from '../../site/schema.js';
import { shortText } from '../../text/short-text.js';
import * as z from '../../zod.js';
import { mapRecord, own } from '../record.js';
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
  shorten: (published, length) =>
    mapRecord(published, ({ kind, value, display, url }) => ({
      kind,
      value: shortText(value, length),
      ...(display !== undefined && { display: shortText(display, length) }),
      ...(url !== undefined && url.length <= length && { url }),
    })),
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
