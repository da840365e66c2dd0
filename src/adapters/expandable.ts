import { InlayError } from '../message/error.js';
import { type Coding, codingOf } from './coding.js';
import type { Headers } from './headers.js';

/** Whether a response is a page to expand; `problem` says why one that looks like it is not. */
export type Expandable = { coding: Coding | undefined } | { problem: InlayError | undefined };

const NO: Expandable = { problem: undefined };

/** Statuses without a body, or with a part of one. */
const NO_PAGE: ReadonlySet<number> = new Set([204, 205, 206, 304]);

/**
 * Tells by status and headers whether a response is a page to expand: HTML in UTF-8, whole, to be shown rather than
 * downloaded, in a coding that can be read, and not barred from changes (RFC 9111, section 5.2.2.6).
 */
export function expandable(status: number, headers: Headers): Expandable {
  if (status < 200 || status > 599 || NO_PAGE.has(status)) return NO;
  const type = headers.get('content-type') ?? '';
  if (!/^\s*text\/html\s*(?:;|$)/i.test(type) || headers.get('content-range') !== undefined) return NO;
  if (/\bno-transform\b/i.test(headers.get('cache-control') ?? '')) return NO;
  if (/^\s*attachment\b/i.test(headers.get('content-disposition') ?? '')) return NO;

  const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i.exec(type)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) {
    const message = `Unexpected \`charset=${charset}\`, expected \`utf-8\`: the page goes out as it is`;
    return { problem: new InlayError('unsupported-charset', message) };
  }
  const name = (headers.get('content-encoding') ?? 'identity').trim().toLowerCase();
  if (name === 'identity' || name === '') return { coding: undefined };
  const coding = codingOf(name);
  if (coding) return { coding };
  const message = `Unexpected \`Content-Encoding: ${name}\`, expected a coding that can be read: the page goes out as it is`;
  return { problem: new InlayError('unsupported-coding', message) };
}
