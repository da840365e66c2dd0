import { canonicalJson } from '../store/canonical.js';
import type { PageBody, PageFacts } from './kinds/page.js';

/** What visitors see of a page beside its canvas; where it never was published, what they will see. */
export function liveFacts({ draft: _draft, published: _published, ...facts }: PageBody): PageFacts {
  return facts;
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
