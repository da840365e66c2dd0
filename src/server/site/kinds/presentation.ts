import * as z from 'inlay/internal/zod.js';

/** How a page is shown. Its key is the page's id. */
export const presentationKind = z.strictObject({
  template: z
    .enum(['default', 'landing', 'blank', 'sidebar'])
    .default('default')
    .describe('`blank` shows the canvas alone'),
  header: z.enum(['default', 'hidden', 'transparent', 'overlay']).default('default'),
  footer: z.enum(['default', 'hidden']).default('default'),
  background: z
    .string()
    .max(200)
    .default('')
    .describe("A colour such as `#f4f1ea`, or `pattern:<id>`; empty for the theme's own"),
  width: z.enum(['default', 'narrow', 'wide', 'full']).default('default'),
  hide_title: z.boolean().default(false),
  body_classes: z
    .array(z.string().regex(/^[a-zA-Z][\w-]{0,62}$/, { error: 'expected a class name' }))
    .max(20)
    .default([]),
});

export type PresentationBody = z.infer<typeof presentationKind>;
