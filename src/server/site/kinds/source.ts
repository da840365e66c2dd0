import * as z from 'inlay/internal/zod.js';

/** Characters of a canvas: as many as the linter takes of strangers. */
export const MOST_SOURCE = 131_072;

/** A canvas, and the manifest that its author had. */
export const sourceSchema = z.strictObject({
  source: z.string().max(MOST_SOURCE).describe('HTML with components'),
  manifest: z.string().describe('Revision of the manifest that it was written against'),
});

/** What can be worked on without visitors seeing it. */
export const draftable = {
  draft: sourceSchema.optional().describe('What is worked on; visitors do not see it'),
  published: sourceSchema.optional().describe('What visitors see'),
};
