import * as z from 'inlay/internal/zod.js';

const label = z.string().max(100).default('');

/** How a form of the site works. Its key is `<provider>/<form id>`. */
export const formKind = z.strictObject({
  recipient: z
    .string()
    .max(320)
    .default('')
    .describe("Where messages are mailed to, empty for the site's mail address; they are kept in any case"),
  subject: z.string().max(200).default(''),
  thanks: z.string().max(1000).default(''),
  labels: z
    .strictObject({ name: label, email: label, message: label, send: label })
    .default({ name: '', email: '', message: '', send: '' })
    .describe("What fields and the button are called; empty for the words of the page's language"),
  consent: z.string().max(1000).default('').describe('Text of a box that must be ticked; empty for none'),
});

export type FormBody = z.infer<typeof formKind>;
