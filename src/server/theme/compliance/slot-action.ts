import type { NextAction } from '../../api/problem.js';
import type { SlotBody } from '../../site/kinds/slot.js';
import type { Document } from '../../store/document.js';
import { MOST_BROUGHT } from './source-action.js';

/** What a code slot is called beside paths of pages and names of canvases. */
export function slotName({ key }: Pick<Document, 'key'>): string {
  return `code-slots/${key}`;
}

/**
 * The request by which somebody mends a code slot in words of their own: it brings the code of now, to be changed. A long one is
 * to be read first.
 *
 * @param what is to be done to the code
 */
export function slotAction({ key, etag, body: { code } }: Document<SlotBody>, base: string, what: string): NextAction {
  const path = `${base}/ai/code-slots/${key}`;
  if (code.length > MOST_BROUGHT)
    return { method: 'GET', path, why: `shows the code and its \`ETag\`: ${what}, and send it by PATCH as \`code\`` };
  return {
    method: 'PATCH',
    path,
    headers: { 'If-Match': `"${etag}"` },
    body: { code },
    why: `saves \`code\`, off until it is enabled; it is the one of now: ${what}`,
  };
}
