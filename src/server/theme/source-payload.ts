import { lintResult } from 'inlay/internal/http/schemas.js';
import { fixesApart } from 'inlay/internal/lint/edit/fixes-apart.js';
import * as z from 'inlay/internal/zod.js';
import { previewPath } from '../site/draft-address.js';
import type { SiteModel } from '../site/model.js';
import type { Document } from '../store/document.js';
import type { ThemeDeps } from './area.js';
import { lintSource } from './lint-source.js';
import { type Versions, writtenOf } from './written-source.js';

/** What is told of who wrote a document, and when. */
export const documentFacts = {
  revision: z.int().min(1).describe('For `base_revision`'),
  etag: z.string().describe('For `If-Match`'),
  by: z.string(),
  at: z.string().describe('ISO 8601, UTC'),
};

/** What is told of the two versions of a source, where it is told whole. */
export const sourcePayload = {
  source: z.string().or(z.literal(null)).describe('The draft, or what is published where there is none'),
  status: z.enum(['draft', 'published']).describe('Which of the two `source` is'),
  manifest: z.string().optional().describe('Revision of the manifest that `source` was written for'),
  published_source: z.string().optional().describe('What visitors see, where `source` is a draft'),
  findings: lintResult.shape.findings.describe('What the linter says of `source` on the site of now'),
  preview: z
    .strictObject({ url: z.string(), expires_at: z.string() })
    .optional()
    .describe('Where the draft can be looked at without credentials'),
};

/** What is told of the two versions of a source in a list. */
export const sourceSummary = {
  status: z.enum(['draft', 'published', 'changed', 'empty']).describe('`changed`: published, with a draft beside it'),
};

/** @see sourceSummary */
export function statusOf({ draft, published }: Versions): z.infer<typeof sourceSummary.status> {
  if (draft) return published ? 'changed' : 'draft';
  return published ? 'published' : 'empty';
}

/** The facts of a document. */
export function factsOf({ revision, etag, by, at }: Document) {
  return { revision, etag, by, at };
}

/** Milliseconds for which the address of a draft is good at least. */
const PREVIEW_MS = 3_600_000;

/** What is told of a document's source. */
export async function sourceOf(deps: ThemeDeps, model: SiteModel, document: Document<Versions>, origin: string) {
  const { draft, published } = document.body;
  const { source, status } = writtenOf(document.body);
  const lint = source === null ? undefined : await lintSource(deps, model, source);
  const expires = new Date(deps.site.now().getTime() + PREVIEW_MS);
  const manifest = (draft ?? published)?.manifest;
  return {
    source,
    status,
    ...(manifest && { manifest }),
    ...(draft && published && { published_source: published.source }),
    findings: fixesApart(lint?.findings ?? []),
    ...(draft && {
      preview: {
        url: `${origin}${previewPath(deps.site.secrets.signing, document, expires)}`,
        expires_at: expires.toISOString(),
      },
    }),
  };
}

/** Headers of an answer that tells more than its document has: its tag, and that it is not to be kept. */
export function tagged(etag: string): Record<string, string> {
  return { etag: `"${etag}"`, 'cache-control': 'no-store' };
}
