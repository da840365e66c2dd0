import { ProblemError } from 'inlay/internal/message/problem-error.js';
import type { Answer } from '../../core/answer.js';
import { PAGE_HEADERS } from '../visit/headers.js';
import type { Visit } from '../visit/visitors.js';

/** Bytes of a form that is sent. */
const FORM_BYTES = 65_536;

/** The values of a form that was sent; nothing for too much. */
export async function valuesOf(visit: Visit): Promise<URLSearchParams | undefined> {
  try {
    // No more is read: what strangers send must not fill the memory that all bodies share.
    return new URLSearchParams(Buffer.from(await visit.bytes(FORM_BYTES)).toString());
  } catch (error) {
    // What the server does not even read.
    if (error instanceof ProblemError && error.problem.code === 'body-too-large') return undefined;
    throw error;
  }
}

/** Leads on after something was sent: to load the page again then sends nothing again. @see RFC 9110, section 15.4.4 */
export function seeOther(location: string): Answer {
  const headers = {
    ...PAGE_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    location,
  };
  return { status: 303, headers, body: `See ${location}\n` };
}
