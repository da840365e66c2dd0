import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Place, placeOf } from './addresses.js';
import { type Assets, assetType } from './assets.js';
import type { Events } from './events.js';
import { orderOf, readForm } from './fix-form.js';
import type { FixAnswer } from './fix-order.js';
import { frameDocument } from './frame.js';
import { isToken, refusal, refusalOfChange } from './guard.js';
import type { FrameKind, Links } from './links.js';
import type { Trouble } from './model.js';
import { canvasPage, errorPage, logosPage, manifestPage, overviewPage } from './pages/index.js';
import { openPublic } from './public-file.js';
import { sendFrame, sendMissing, sendOn, sendPage, sendPublic, sendText } from './send.js';
import type { Session } from './session.js';

/** What answers are made with. */
export interface AnswerMeans {
  session: Session;
  assets: Assets;
  /** Folder of the site's own files; none are served without. */
  publicFolder?: string | undefined;
  links: () => Links;
  /** The secret of the run. */
  token: string;
  events: Events;
  /** Told of what a user may want to know in the terminal. */
  onBug: (error: unknown) => void;
}

/** Answers a request, whatever it is. */
export async function answer(request: IncomingMessage, response: ServerResponse, means: AnswerMeans): Promise<void> {
  const { method = '', url = '', headers } = request;
  const [pathname = '', query] = url.split('?', 2);
  const place = pathname.startsWith('/') ? placeOf(pathname) : undefined;
  const refused = refusal(headers, place !== undefined && isForSite(place, means));
  // A page would show a stranger the site's name and its revision.
  if (refused) return sendText(response, refused.status, 'text/plain; charset=utf-8', `${refused.detail}\n`);
  if (!place) return tellTrouble(response, NO_ADDRESS, means);
  const methods = place.at === 'fix' ? ['POST'] : ['GET', 'HEAD'];
  if (!methods.includes(method)) {
    response.setHeader('allow', methods.join(', '));
    const detail = `Unexpected method, expected ${methods.map((each) => `\`${each}\``).join(' or ')}.`;
    return tellTrouble(response, { status: 405, title: 'Not allowed', detail }, means);
  }
  switch (place.at) {
    case 'overview':
      return sendPage(response, 200, overviewPage(means.session.model(), means.links()));
    case 'manifest':
      return sendPage(response, 200, manifestPage(means.session.model(), means.links()));
    case 'logos':
      return sendPage(response, 200, logosPage(means.session.model(), means.links()));
    case 'events':
      return tellEvents(request, response, query, means);
    case 'fix':
      return fix(request, response, means);
    case 'canvas':
      return tellCanvas(place.path, response, means);
    case 'frame':
      return tellFrame(place.kind, place.path, response, means);
    case 'asset':
      return tellAsset(place.name, response, means);
    case 'public':
      return tellPublic(place.parts, response, means);
  }
}

/** Answers a page that says what is wrong. */
export function tellTrouble(response: ServerResponse, trouble: Trouble, { session, links }: AnswerMeans): void {
  sendPage(response, trouble.status, errorPage(trouble, session.model(), links()));
}

const NO_ADDRESS: Trouble = { status: 404, title: 'Not found', detail: 'There is nothing at this address.' };

/** Whether an address is of the site's own files: what is in a frame asks for them, a stranger to its own server. */
function isForSite(place: Place, { session, assets }: AnswerMeans): boolean {
  if (place.at === 'frame') return !session.has(place.path);
  return place.at === 'public' || (place.at === 'asset' && !assets.has(place.name));
}

function tellEvents(
  request: IncomingMessage,
  response: ServerResponse,
  query: string | undefined,
  means: AnswerMeans,
): void {
  const last = request.headers['last-event-id'] ?? new URLSearchParams(query).get('since') ?? undefined;
  if (request.method === 'HEAD') sendText(response, 200, 'text/event-stream', '');
  else if (!means.events.add(response, typeof last === 'string' ? last : undefined)) {
    tellTrouble(response, TOO_MANY, means);
  }
}

const TOO_MANY: Trouble = {
  status: 503,
  title: 'Too many pages',
  detail: 'Too many pages of this preview are open: this one would not be told of changes.',
};

async function tellCanvas(path: string, response: ServerResponse, means: AnswerMeans): Promise<void> {
  const canvas = await means.session.canvas(path);
  if (canvas) sendPage(response, 200, canvasPage(means.session.model(), canvas, means.links()));
  else tellTrouble(response, NO_CANVAS, means);
}

const NO_CANVAS: Trouble = {
  status: 404,
  title: 'Not found',
  detail: 'There is no canvas at this address; it may have been renamed or removed.',
};

async function tellFrame(kind: FrameKind, path: string, response: ServerResponse, means: AnswerMeans): Promise<void> {
  const { session } = means;
  const canvas = await session.canvas(path);
  // What a canvas names relative to itself is looked for from the top of the public folder.
  if (!canvas) return tellPublic(path.split('/'), response, means);
  const html = kind === 'expanded' ? canvas.html : canvas.source;
  sendFrame(response, frameDocument(html, { language: session.model().site.language }));
}

async function tellAsset(name: string, response: ServerResponse, means: AnswerMeans): Promise<void> {
  const text = means.assets.get(name);
  if (text === undefined) return tellPublic(['assets', ...name.split('/')], response, means);
  sendText(response, 200, assetType(name), text);
}

async function tellPublic(parts: readonly string[], response: ServerResponse, means: AnswerMeans): Promise<void> {
  const { publicFolder } = means;
  const file = publicFolder === undefined ? undefined : await openPublic(publicFolder, parts);
  const mode = response.req.headers['sec-fetch-mode'] ?? 'navigate';
  if (!file) return mode === 'navigate' ? tellTrouble(response, NO_ADDRESS, means) : sendMissing(response);
  await sendPublic(response, file);
}

async function fix(request: IncomingMessage, response: ServerResponse, means: AnswerMeans): Promise<void> {
  const { session, links, token } = means;
  const refused = refusalOfChange(request.headers);
  if (refused) return tellTrouble(response, refused, means);
  const form = await readForm(request);
  if (!(form instanceof URLSearchParams)) return tellTrouble(response, form, means);
  if (!isToken(form.get('token') ?? '', token)) return tellTrouble(response, OLD_PAGE, means);
  const order = orderOf(form, session.has);
  if (!order) return tellTrouble(response, NO_ORDER, means);
  const done = await session.fix(order);
  if (done.kind === 'fixed') return sendOn(response, links().canvas(order.path));
  tellTrouble(response, { ...troubleOf(done), ...(session.has(order.path) && { path: order.path }) }, means);
}

const OLD_PAGE: Trouble = {
  status: 403,
  title: 'Forbidden',
  detail: 'The page is of an earlier run of the preview. Load it anew, and fix it from there.',
};

const NO_ORDER: Trouble = {
  status: 400,
  title: 'Not understood',
  detail: 'Unexpected fields, expected those of a form of the preview.',
};

function troubleOf(answer: Exclude<FixAnswer, { kind: 'fixed' }>): Trouble {
  switch (answer.kind) {
    case 'gone':
      return NO_CANVAS;
    case 'changed':
      return {
        status: 409,
        title: 'Changed meanwhile',
        detail:
          'The canvas, the site or the configuration has changed since the page was loaded. Nothing was fixed: look at the canvas as it is now.',
      };
    case 'no-fix':
      return { status: 409, title: 'No such fix', detail: 'The canvas has no such fix. Nothing was changed.' };
    case 'refused':
      return { status: 409, title: 'Not fixed', detail: answer.reason };
    case 'failed':
      return { status: 500, title: 'Not fixed', detail: answer.reason };
  }
}
