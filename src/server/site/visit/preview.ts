import type { DraftName } from '../draft-address.js';
import type { SiteModel } from '../model.js';
import { draftFacts } from '../page-versions.js';
import { missingView, readPage, readPath } from '../pages/read-view.js';
import type { Reading } from '../pages/reading.js';
import { type Drafts, type Shared, sharedOf } from '../pages/shared.js';
import type { View } from '../pages/view.js';

/** What is shown of a draft: a page, and what all pages share with the draft in its place. */
export interface Preview {
  view: View;
  shared: Shared;
}

/**
 * The page on which a draft is looked at; nothing where there is no such document, or where it was written since. A draft that
 * is none shows what is published.
 */
export async function previewOf(
  { kind, key, etag }: DraftName,
  model: SiteModel,
  year: number,
  reading: Reading,
): Promise<Preview | undefined> {
  if (kind === 'canvas') return previewCanvas(key, etag, model, year, reading);
  if (kind !== 'page') return undefined;
  const page = await reading.get('page', key);
  const source = page?.body.draft?.source ?? page?.body.published?.source;
  if (!page || page.etag !== etag || source === undefined) return undefined;
  const shared = sharedOf(model, year);
  const draft = { ...page, body: { ...draftFacts(page.body), published: page.body.published } };
  return { view: await readPage(draft, source, shared, reading), shared };
}

async function previewCanvas(
  key: string,
  etag: string,
  model: SiteModel,
  year: number,
  reading: Reading,
): Promise<Preview | undefined> {
  const canvas = model.canvases.get(key);
  if (!canvas || canvas.etag !== etag) return undefined;
  const { draft, published } = canvas.body;
  const drafts: Drafts = { [key]: draft?.source ?? published?.source ?? '' };
  const shared = sharedOf(model, year, drafts);
  return { view: await placeOf(key, shared, reading), shared };
}

/** A page on which a canvas is seen. */
async function placeOf(key: string, shared: Shared, reading: Reading): Promise<View> {
  const paths: Readonly<Record<string, string>> = { before_posts: shared.values.blog_path };
  if (key === 'not_found') return missingView(shared);
  if (key === 'after_post') {
    const [post] = await reading.pages('post', { limit: 1, isDescending: true });
    if (post) return readPage(post, post.body.published?.source ?? '', shared, reading);
  }
  const found = await readPath(paths[key] ?? '/', shared, reading);
  const view = typeof found === 'object' && 'view' in found ? found.view : missingView(shared);
  return key === 'sidebar' ? { ...view, presentation: { ...view.presentation, template: 'sidebar' } } : view;
}
