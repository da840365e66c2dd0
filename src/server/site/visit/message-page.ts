import type { Answer } from '../../core/answer.js';
import { presentationKind } from '../kinds/presentation.js';
import type { Shared } from '../pages/shared.js';
import { type FormSource, pageEntry } from './entry.js';

/** A page that answers what a visitor has done: no list of the site has it. */
export interface MessagePage {
  title: string;
  /** HTML of what it says, with components; nothing in it comes from the visitor unescaped. */
  source: string;
  /** HTML that stands behind it, as it is: a form with what the visitor has written. */
  html?: string;
  status: number;
  /** Where it is. Without, it is the answer to something that was sent, and has no address of its own. */
  path?: string;
  forms?: FormSource;
}

const PLAIN = presentationKind.parse({});

/** What the form stands in place of. */
const PLACE = '<div data-form-place=""></div>';

/**
 * The answer with such a page, in the theme. It is not cached and not indexed.
 *
 * @param secret of the site: `site.secrets.signing`
 */
export async function messageAnswer(page: MessagePage, shared: Shared, secret: string): Promise<Answer> {
  const { title, source, html, status, path, forms } = page;
  const { language } = shared.site.site;
  const view = {
    path: path ?? '/_inlay/',
    title,
    description: '',
    language,
    source: html === undefined ? source : source + PLACE,
    presentation: PLAIN,
    crumbs: [],
    isUnlisted: path === undefined,
  };
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  const entry = pageEntry(view, { shared, isSignedIn: false, secret, forms, headers });
  const answer = 'fixed' in entry ? await entry.fixed.answer({}) : entry.fresh();
  // A tag would be that of the page without what it says.
  const { etag: _etag, ...own } = answer.headers;
  const body = String(answer.body).replace(PLACE, () => html ?? '');
  return { ...answer, headers: own, status, body };
}
