import { canonicalJson } from '../store/canonical.js';
import type { Document } from '../store/document.js';
import type { PageBody, PageFacts } from './kinds/page.js';

/** What visitors see of a page beside its canvas; where it never was published, what they will see. */
export function liveFacts(body: PageBody): PageFacts {
  const { draft: _draft, published: _published, modified: _modified, ...facts } = body;
  return facts;
}

/** When what visitors see of a page was last changed: ISO 8601, UTC. */
export function modifiedOf({ body, at }: Document<PageBody>): string {
  return body.modified ?? at;
}

/** A page as it is written, which keeps the time of what visitors see where they see the same as before. */
export function withModified(before: Document<PageBody> | undefined, after: PageBody): PageBody {
  const { modified: _modified, ...written } = after;
  if (!before || canonicalJson(shown(before.body)) !== canonicalJson(shown(written))) return written;
  const { modified: _before, ...there } = before.body;
  if (canonicalJson(there) === canonicalJson(written)) return before.body;
  return { ...written, ...(written.published && { modified: modifiedOf(before) }) };
}

/** What visitors see of a page; nothing of one that they do not. */
function shown(body: PageBody): unknown {
  return body.published ? [liveFacts(body), body.published.source] : null;
}

/** A page whose post has a date from when visitors see it: without one it would stand behind all others. */
export function withDay(before: PageBody | undefined, after: PageBody, now: Date): PageBody {
  if (!isShownPost(after) || after.date !== undefined) return after;
  const date = before && isShownPost(before) ? before.date : undefined;
  return { ...after, date: date ?? now.toISOString().slice(0, 'yyyy-mm-dd'.length) };
}

/** Whether visitors see a page as a post. */
export function isShownPost({ type, published }: PageBody): boolean {
  return type === 'post' && published !== undefined;
}

/** What a page is beside its canvas, as its draft has it; where it has none, as visitors see it. */
export function draftFacts(body: PageBody): PageFacts {
  return body.draft?.facts ?? liveFacts(body);
}

/** A page as it is when its draft is published; where it has none, as it is. */
export function withDraftPublished(body: PageBody): PageBody {
  const { draft } = body;
  if (!draft) return body;
  const { facts: _facts, ...version } = draft;
  return { ...draftFacts(body), published: version };
}

/** A page whose draft has these facts: of a page that nobody sees they are the page's own. */
export function withDraftFacts(body: PageBody, facts: PageFacts): PageBody {
  const { draft, published } = body;
  if (!draft || !published) return { ...facts, ...(draft && { draft }), ...(published && { published }) };
  const { facts: _before, ...version } = draft;
  const live = liveFacts(body);
  const own = canonicalJson(live) === canonicalJson(facts) ? {} : { facts };
  return { ...live, draft: { ...version, ...own }, published };
}
