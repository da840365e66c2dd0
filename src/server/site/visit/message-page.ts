import type { Answer } from '../../core/answer.js';
import { presentationKind } from '../kinds/presentation.js';
import type { Shared } from '../pages/shared.js';
import { type FormSource, pageEntry } from './entry.js';

/** A page that answers what a visitor has done: it is nowhere in the site. */
export interface MessagePage {
  title: string;
  /** HTML of what it says, with components; nothing in it comes from the visitor unescaped. */
  source: string;
  status: number;
  forms?: FormSource;
}

const PLAIN = presentationKind.parse({});

/**
 * The answer with such a page, in the theme. It is not cached and not indexed.
 *
 * @param secret of the site: `site.secrets.signing`
 */
export async function messageAnswer(page: MessagePage, shared: Shared, secret: string): Promise<Answer> {
  const { title, source, status, forms } = page;
  const { language } = shared.site.site;
  const view = { path: '/_inlay/', title, description: '', language, source, presentation: PLAIN, crumbs: [] };
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  const entry = pageEntry(view, { shared, isSignedIn: false, secret, forms, headers });
  const answer = 'fixed' in entry ? await entry.fixed.answer({}) : entry.fresh();
  return { ...answer, status };
}
