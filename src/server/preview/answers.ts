import { type Answer, contentAnswer } from '../core/answer.js';
import type { PublicFile } from '../core/public-file.js';
import { FRAME_POLICY, PAGE_POLICY } from './policies.js';

/**
 * The headers of every answer. Nothing may be cached, as all may change; a form is sent with its origin, which a policy that
 * sends no referrer at all would hide.
 */
export const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': PAGE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
} as const;

const HTML_TYPE = 'text/html; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

/** An answer with a page of the preview. */
export function pageAnswer(status: number, html: string): Answer {
  return contentAnswer(HTML_TYPE, html, status);
}

/** An answer with plain text. */
export function textAnswer(status: number, text: string): Answer {
  return contentAnswer(TEXT_TYPE, text, status);
}

/** An answer with a document for a frame. */
export function frameAnswer(html: string): Answer {
  return { status: 200, headers: { 'content-type': HTML_TYPE, 'content-security-policy': FRAME_POLICY }, body: html };
}

/**
 * An answer with a file of the site for a frame, whose origin is another one than the preview's. It has the policy of frames
 * where it is opened as a page, too.
 */
export function publicAnswer({ handle, type, size }: PublicFile): Answer {
  if (size === 0) void handle.close();
  // No more than was promised, should the file grow meanwhile. The stream closes the file whatever becomes of it.
  const body = size === 0 ? '' : handle.createReadStream({ end: size - 1 });
  const headers = {
    'content-type': type,
    'content-length': String(size),
    'content-security-policy': FRAME_POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    ...(type.startsWith('font/') && { 'access-control-allow-origin': '*' }),
  };
  return { status: 200, headers, body };
}

/** An answer to a frame for a file that is not there. A page would be blocked as that of another origin. */
export function missingAnswer(): Answer {
  const { status, headers, body } = textAnswer(404, 'There is no such file.\n');
  return { status, headers: { ...headers, 'cross-origin-resource-policy': 'cross-origin' }, body };
}

/** Leads a browser on to a page after it has sent a form. */
export function redirectAnswer(location: string): Answer {
  return { status: 303, headers: { location }, body: '' };
}
