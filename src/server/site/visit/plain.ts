import type { Answer } from '../../core/answer.js';
import { PAGE_HEADERS } from './headers.js';

const PLAIN_HEADERS = { ...PAGE_HEADERS, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Leads to where a page has gone: the query goes along. */
export function redirect(path: string, target: string): Answer {
  const query = target.indexOf('?');
  const location = encodeURI(path) + (query < 0 ? '' : target.slice(query));
  const headers = { ...PLAIN_HEADERS, location, 'cache-control': 'no-cache' };
  return { status: 301, headers, body: `Moved to ${location}\n` };
}

/** An answer of one line of text. */
export function plain(status: number, body: string): Answer {
  return { status, headers: PLAIN_HEADERS, body };
}
