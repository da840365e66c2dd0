import * as z from 'inlay/internal/zod.js';

/** Who writes: shown on posts. The key of the site's own is `author`. */
export const authorKind = z.strictObject({
  name: z.string().max(200).default(''),
  biography: z.string().max(5000).default(''),
  picture: z.string().max(2000).default(''),
  links: z
    .array(z.strictObject({ label: z.string().max(200), url: z.string().max(2000) }))
    .max(50)
    .default([]),
});

export type AuthorBody = z.infer<typeof authorKind>;
