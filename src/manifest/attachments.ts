import { resourceGroup } from '../component/resource-group.js';
import { shortText } from '../text/short-text.js';
import * as z from '../zod.js';

/** The files and media of a site. No component shows them: pages link to them by their address. */
export const attachmentResources = resourceGroup({
  name: 'attachments',
  schema: z
    .array(
      z.strictObject({
        url: z.string(),
        title: z.string().optional(),
        type: z.string().optional().describe('Media type'),
        bytes: z.int().nonnegative().optional(),
      }),
    )
    .describe('Files and media that pages may link to or show; a site that lists none does not say which it has'),
  publish: ({ attachments }) => attachments,
  restore: (attachments) => ({ attachments }),
  shorten: (published, length) =>
    published.flatMap(({ url, title, type, bytes }) => {
      if (url.length > length) return [];
      return [
        {
          url,
          ...(title !== undefined && { title: shortText(title, length) }),
          ...(type !== undefined && { type: shortText(type, length) }),
          ...(bytes !== undefined && { bytes }),
        },
      ];
    }),
  unusable: () => [],
  describe: () => undefined,
});
