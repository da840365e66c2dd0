import { ProblemError } from 'inlay/internal/message/problem-error.js';
import type { ServerRequest } from '../core/request.js';
import type { FixOrder } from './fix-order.js';
import type { Trouble } from './model.js';

const FORM_TYPE = /^application\/x-www-form-urlencoded(?:$|[;\s])/i;

/** The fields of a form; what is wrong with the request if it can't be read. */
export async function readForm(request: ServerRequest): Promise<URLSearchParams | Trouble> {
  if (!FORM_TYPE.test(request.headers['content-type'] ?? '')) {
    const detail = 'Unexpected media type, expected `application/x-www-form-urlencoded`.';
    return { status: 415, title: 'Not a form', detail };
  }
  try {
    return new URLSearchParams(new TextDecoder().decode(await request.bytes()));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const { status, title, detail } = error.problem;
    return { status, title, detail: `${detail}.` };
  }
}

/** What a form asks to be undone, and the canvas that it stands on; nothing if it asks for something else. */
export function undoOf(form: URLSearchParams): { id: number; path: string | undefined } | undefined {
  const id = form.get('undo') ?? '';
  return /^\d{1,9}$/.test(id) ? { id: Number(id), path: form.get('path') ?? undefined } : undefined;
}

/**
 * The fix that a form asks for; nothing if it is no form of the preview.
 *
 * @param isPath whether there is such a canvas
 */
export function orderOf(form: URLSearchParams, isPath: (path: string) => boolean): FixOrder | undefined {
  const [sent, version] = [form.get('path'), form.get('version')];
  if (sent === null || version === null) return undefined;
  // A browser writes line breaks of a field its own way, and a file's name may have one.
  const path = isPath(sent) ? sent : sent.replaceAll('\r\n', '\n');
  if (form.get('all') === 'safe') return { path, version, what: 'all-safe' };
  const [finding, safety] = [form.get('finding') ?? '', form.get('safety')];
  if (!/^\d{1,9}$/.test(finding) || (safety !== 'safe' && safety !== 'unsafe')) return undefined;
  const isKind = form.get('kind') === 'all' && safety === 'unsafe';
  return { path, version, what: { finding: Number(finding), safety, ...(isKind && { isKind }) } };
}
