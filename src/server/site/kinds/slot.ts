import * as z from 'inlay/internal/zod.js';

/** Bytes of a slot's code in UTF-8: 64 KiB. */
export const MOST_CODE = 65_536;

/** Where a slot's code stands in a page. */
export const HOOKS = [
  'head_start',
  'head_end',
  'body_start',
  'before_header',
  'after_header',
  'before_content',
  'after_content',
  'before_footer',
  'after_footer',
  'body_end',
] as const;

/** A piece of code that is put into pages. Its key is its id. */
export const slotKind = z.strictObject({
  title: z.string().max(200),
  description: z.string().max(2000).default(''),
  language: z.enum(['html', 'css', 'js']),
  code: z
    .string()
    .max(MOST_CODE)
    .refine((code) => Buffer.byteLength(code) <= MOST_CODE, { error: `expected at most ${MOST_CODE} bytes in UTF-8` }),
  hook: z.enum(HOOKS),
  scope: z.enum(['site', 'conditions']).default('site').describe('Everywhere, or where the conditions say'),
  priority: z.int().min(0).max(1000).default(10).describe('Lower numbers come first'),
  enabled: z.boolean().default(false),
  status: z.enum(['draft', 'valid', 'quarantined']).default('draft'),
  last_error: z.string().max(2000).default(''),
  conditions: z
    .strictObject({
      paths: z.array(z.string().max(500)).max(100).default([]).describe('`/blog/*` stands for all below'),
      page_ids: z.array(z.int().min(1)).max(1000).default([]),
      signed_in: z.boolean().optional(),
    })
    .default({ paths: [], page_ids: [] }),
  tags: z.array(z.string().max(50)).max(20).default([]),
});

export type SlotBody = z.infer<typeof slotKind>;
