import { shortText } from '../../text/short-text.js';
import * as z from '../../zod.js';
import { resourceGroup } from '../resource-group.js';

/** The profiles of a site. */
export const socialResources = resourceGroup({
  name: 'social',
  schema: z.array(z.strictObject({ network: z.string(), url: z.string(), label: z.string().optional() })),
  publish: ({ social }) => social,
  restore: (social) => ({ social }),
  shorten: (published, length) =>
    published.flatMap(({ network, url, label }) => {
      if (url.length > length) return [];
      return [
        { network: shortText(network, length), url, ...(label !== undefined && { label: shortText(label, length) }) },
      ];
    }),
  unusable: () => [],
  describe: () => undefined,
});
