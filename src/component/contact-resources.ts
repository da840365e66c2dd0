import * as z from 'zod';
import { CONTACT_KINDS } from '../site/schema.js';
import { resourceGroup } from './resource-group.js';

/** The contacts of a site, by field. */
export const contactResources = resourceGroup({
  name: 'contacts',
  schema: z.record(
    z.string(),
    z.strictObject({
      kind: z.enum(CONTACT_KINDS),
      value: z.string(),
      display: z.string().optional(),
      url: z.string().optional(),
    }),
  ),
  publish: ({ contacts }) => contacts,
  restore: (contacts) => ({ contacts }),
  unusable: () => [],
});
