import { manifestSchema } from 'inlay/internal/manifest/schema.js';
import * as z from 'inlay/internal/zod.js';
import type { draftable } from '../site/kinds/source.js';
import { MOST_SOURCE } from '../site/kinds/source.js';

/** What is written of a canvas or a page: one of its two versions. */
export const writtenSource = {
  source: z.string().max(MOST_SOURCE).or(z.literal(null)).describe('HTML with components; `null` drops the draft'),
  status: z
    .enum(['draft', 'published'])
    .default('draft')
    .describe(
      '`draft`: visitors go on seeing the source that is published. `published`: they see it at once, and the draft is done with',
    ),
  manifest: manifestSchema.shape.revision
    .optional()
    .describe('Revision of the manifest that the source was written for: 412 where what it uses has changed since'),
};

/** One version of a source, as it is written. */
export interface WrittenSource {
  source: string | null;
  status: 'draft' | 'published';
  manifest?: string | undefined;
}

/** The two versions of a document. */
export type Versions = { [Name in keyof typeof draftable]?: z.infer<(typeof draftable)[Name]> };

/** What a patch of a document is made on: its draft, or what is published where it has none. */
export function writtenOf({ draft, published }: Versions): WrittenSource {
  if (draft) return { source: draft.source, status: 'draft' };
  return published ? { source: published.source, status: 'published' } : { source: null, status: 'draft' };
}

/**
 * The versions of a document after a write.
 *
 * @param revision of the manifest of now: what the source was checked by
 */
export function withWritten(before: Versions, { source, status }: WrittenSource, revision: string): Versions {
  const { draft, published } = before;
  if (source === null) {
    if (status === 'draft') return published ? { published } : {};
    return draft ? { draft } : {};
  }
  const version = { source, manifest: revision };
  if (status === 'published') return { published: version };
  return { draft: version, ...(published && { published }) };
}
