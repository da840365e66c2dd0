import * as z from 'inlay/internal/zod.js';
import type { Call, Reply } from '../../api/call.js';
import { pageOf } from '../../api/paging.js';
import type { PageBody } from '../../site/kinds/page.js';
import type { Document } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { documentFacts, factsOf, sourceOf, sourcePayload, sourceSummary, statusOf, tagged } from '../source-payload.js';
import { pageFacts } from './page-request.js';

const id = z.int().min(1);

/** A page with its source. */
export const pagePayload = z.strictObject({ id, ...pageFacts, ...sourcePayload, ...documentFacts });

/** A list of pages, without their sources. */
export const pagesPayload = pageOf(z.strictObject({ id, ...pageFacts, ...sourceSummary, ...documentFacts }));

/** A page in a list. */
export function pageSummary(page: Document<PageBody>) {
  const { draft, published, ...facts } = page.body;
  const versions = { ...(draft && { draft }), ...(published && { published }) };
  return { id: Number(page.key), ...facts, status: statusOf(versions), ...factsOf(page) };
}

/** The answer with a page. */
export async function pageReply(deps: ThemeDeps, { origin }: Call, page: Document<PageBody>): Promise<Reply> {
  const { draft: _draft, published: _published, ...facts } = page.body;
  const source = await sourceOf(deps, await deps.model(), page, origin);
  return { body: { id: Number(page.key), ...facts, ...source, ...factsOf(page) }, headers: tagged(page.etag) };
}
