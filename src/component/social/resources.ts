import * as z from 'zod';
import { resourceGroup } from '../resource-group.js';

/** The profiles of a site. */
export const socialResources = resourceGroup({
  name: 'social',
  schema: z.array(z.strictObject({ network: z.string(), url: z.string(), label: z.string().optional() })),
  publish: ({ social }) => social,
  restore: (social) => ({ social }),
  unusable: () => [],
  describe: () => undefined,
});
