import * as z from 'inlay/internal/zod.js';

/** How a form of the site works. Its key is `<provider>/<form id>`. */
export const formKind = z.strictObject({
  recipient: z
    .string()
    .max(320)
    .default('')
    .describe("Where messages are mailed to, empty for the site's mail address; they are kept in any case"),
  subject: z.string().max(200).default(''),
  thanks: z.string().max(1000).default(''),
  consent: z.string().max(1000).default('').describe('Text of a box that must be ticked; empty for none'),
});

export type FormBody = z.infer<typeof formKind>;
