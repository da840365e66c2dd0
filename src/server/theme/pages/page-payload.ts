import * as z from 'inlay/internal/zod.js';
import type { Call, Reply } from '../../api/call.js';
import { pageOf } from '../../api/paging.js';
import { type PageBody, pageFacts } from '../../site/kinds/page.js';
import { draftFacts, liveFacts } from '../../site/page-versions.js';
import type { Document } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { deadLink, deadLinks, type Link } from '../dead-links.js';
import { addressesOfHtml } from '../deploy/addresses.js';
import { documentFacts, factsOf, sourceOf, sourcePayload, sourceSummary, statusOf, tagged } from '../source-payload.js';
import { unknownContact, unknownContacts } from '../unknown-contacts.js';

const id = z.int().min(1);

/** A page with its source. */
export const pagePayload = z.strictObject({
  id,
  ...pageFacts,
  published_facts: z.strictObject(pageFacts).optional().describe('What visitors see, where the draft has others'),
  ...sourcePayload,
  ...documentFacts,
  unknown_contacts: z
    .array(unknownContact)
    .optional()
    .describe('Of a write: what its title and its description name that the site does not have'),
  dead_links: z
    .array(deadLink)
    .optional()
    .describe(
      'Of a write: its image, and addresses in its source from the root on, where nothing is at that path of the site',
    ),
});

/** A list of pages as visitors see them, without their sources. */
export const pagesPayload = pageOf(z.strictObject({ id, ...pageFacts, ...sourceSummary, ...documentFacts }));

/** A page in a list. */
export function pageSummary(page: Document<PageBody>) {
  return { id: Number(page.key), ...liveFacts(page.body), status: statusOf(page.body), ...factsOf(page) };
}

/** The answer with a page. */
export async function pageReply(deps: ThemeDeps, { origin }: Call, page: Document<PageBody>): Promise<Reply> {
  const { body } = page;
  const facts = { ...draftFacts(body), ...(body.draft?.facts && { published_facts: liveFacts(body) }) };
  const source = await sourceOf(deps, await deps.model(), page, origin);
  return { body: { id: Number(page.key), ...facts, ...source, ...factsOf(page) }, headers: tagged(page.etag) };
}

/** The same of a page that was just written. */
export async function writtenReply(deps: ThemeDeps, call: Call, page: Document<PageBody>): Promise<Reply> {
  const reply = await pageReply(deps, call, page);
  const model = await deps.model();
  const { title, description = '', image = '' } = draftFacts(page.body);
  const texts = [
    { at: '/title', text: title },
    { at: '/description', text: description },
  ];
  const told = {
    unknown_contacts: await unknownContacts(deps, model, texts),
    dead_links: await deadLinks([{ at: '/image', url: image }, ...linksOfSource(page.body)], model, deps.ports),
  };
  return { ...reply, body: { ...(reply.body as object), ...told } }; // `pageReply` answers one
}

/** The addresses in what was written last of a page's source, each once. */
function linksOfSource({ draft, published }: PageBody): Link[] {
  const source = draft?.source ?? published?.source ?? '';
  const own = addressesOfHtml(source).filter((url) => /^(?:\/|https?:)/i.test(url)); // others lead on from the page
  return [...new Set(own)].map((url) => ({ at: '/source', url }));
}
