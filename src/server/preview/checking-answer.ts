import type { Answer } from '../core/answer.js';
import type { ServerRequest } from '../core/request.js';
import { placeOf } from './addresses.js';
import type { AnswerDeps } from './answer-deps.js';
import { refusal } from './guard.js';
import { FEW_CANVASES, OPENING_MS } from './limits.js';
import type { Session } from './session.js';
import { troubleAnswer } from './trouble-answer.js';

/** What people open; frames, files of the site and events wait until there is something to show. */
const PAGES: ReadonlySet<string> = new Set(['overview', 'manifest', 'logos', 'canvas']);

/** Whether it is a style sheet or a script of the preview itself: the page that says how far the work is needs them. */
export function isOfPreview({ target }: ServerRequest, { assets }: AnswerDeps): boolean {
  const place = placeOf(target.split('?', 1)[0] ?? '');
  return place?.at === 'asset' && assets.has(place.name);
}

/** Whether all canvases have been worked on once before somebody would wonder. */
export async function opensSoon(session: Session): Promise<boolean> {
  const opened = session.opened().then(() => true);
  if (session.count() <= FEW_CANVASES) return opened;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), OPENING_MS);
  });
  return Promise.race([opened, late]).finally(() => clearTimeout(timer));
}

/** A page that says how far the work on the canvases is, and asks for itself again; nothing for what is no page. */
export function checkingAnswer({ method, target, headers }: ServerRequest, deps: AnswerDeps): Answer | undefined {
  const [pathname = ''] = target.split('?', 1);
  const place = method === 'GET' ? placeOf(pathname) : undefined;
  if (!place || !PAGES.has(place.at) || refusal(headers, false)) return undefined;
  const detail = `${deps.session.checked()} of ${deps.session.count()} canvases are checked. The page comes when all are.`;
  const page = troubleAnswer({ status: 503, title: 'Checking the canvases…', detail }, deps);
  return { ...page, headers: { ...page.headers, refresh: '1', 'retry-after': '1' } };
}
