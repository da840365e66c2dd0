import * as z from 'inlay/internal/zod.js';

/** Where a deploy goes: its key is the project's. `live` is always there and is none of these. */
export const projectKind = z.strictObject({
  label: z.string().max(200),
  target: z.enum(['live', 'folder']),
  folder: z.string().max(1000).optional().describe('Below the folder of the site that exports go to'),
});

/** What was deployed. Its key sorts by time. */
export const releaseKind = z.strictObject({
  project: z.string(),
  note: z.string().max(1000).default(''),
  documents: z
    .array(z.strictObject({ kind: z.string(), key: z.string(), from: z.int().optional(), to: z.int() }))
    .describe('Revisions that visitors saw before and after'),
  files: z.array(z.strictObject({ path: z.string(), sha256: z.string(), bytes: z.int() })).default([]),
  target: z.enum(['live', 'folder']).default('live'),
  status: z.enum(['running', 'done', 'failed']).default('done'),
  error: z.string().max(1000).default(''),
  left_out: z.array(z.string()).default([]).describe('Addresses that a folder of files can not have'),
  taken_back: z.boolean().default(false),
});

export type ProjectBody = z.infer<typeof projectKind>;
export type ReleaseBody = z.infer<typeof releaseKind>;
