import { edited } from 'inlay/internal/lint/edit/fix.js';
import { type Answer, contentAnswer } from '../core/answer.js';
import { isOwnHost } from '../core/own-host.js';
import { openPublic } from '../core/public-file.js';
import type { ServerRequest } from '../core/request.js';
import { type Place, pathOn, placeOf } from './addresses.js';
import type { AnswerDeps } from './answer-deps.js';
import { frameAnswer, missingAnswer, pageAnswer, publicAnswer, textAnswer } from './answers.js';
import { assetType } from './assets.js';
import { type Chosen, chosenIn } from './chosen.js';
import { fixAnswer } from './fix-answer.js';
import { followedAnswer, isFollowed } from './followed.js';
import { frameDocument, linkedDocument, markedDocument } from './frame.js';
import type { FrameKind } from './frame-kinds.js';
import { refusal } from './guard.js';
import type { Links } from './links.js';
import type { CanvasSummary, Trouble } from './model.js';
import { addressEdits } from './page-addresses.js';
import { linkEdits } from './page-links.js';
import { canvasPage, logosPage, manifestPage, overviewPage } from './pages/index.js';
import { liveLead } from './site-pages.js';
import { sheetsOf, specimenAsked, specimenDocument } from './specimens.js';
import { NO_CANVAS, troubleAnswer } from './trouble-answer.js';

/** Answers a request, whatever it is. */
export async function answer(request: ServerRequest, deps: AnswerDeps): Promise<Answer> {
  const { method, target, headers } = request;
  const [pathname = '', query] = target.split('?', 2);
  const place = pathname.startsWith('/') ? placeOf(pathname) : undefined;
  if (isFollowed(request) && isOwnHost(headers.host)) return followedAnswer(request, deps);
  const refused = refusal(headers, place !== undefined && isForSite(place, deps));
  // A page would show a stranger the site's name and its revision.
  if (refused) return textAnswer(refused.status, `${refused.detail}\n`);
  if (!place) return troubleAnswer(NO_ADDRESS, deps);
  const methods = place.at === 'fix' ? ['POST'] : ['GET', 'HEAD'];
  if (!methods.includes(method)) {
    const detail = `Unexpected method, expected ${methods.map((each) => `\`${each}\``).join(' or ')}.`;
    const page = troubleAnswer({ status: 405, title: 'Not allowed', detail }, deps);
    return { ...page, headers: { ...page.headers, allow: methods.join(', ') } };
  }
  switch (place.at) {
    case 'overview':
      return overviewAnswer(chosenIn(query), deps);
    case 'manifest':
      return pageAnswer(200, manifestPage(deps.session.model(), await linksFor([], deps)));
    case 'logos':
      return pageAnswer(200, logosPage(deps.session.model(), await linksFor([], deps)));
    case 'events':
      return eventsAnswer(request, query, deps);
    case 'fix':
      return fixAnswer(request, deps);
    case 'canvas':
      return canvasAnswer(place.path, chosenIn(query), deps);
    case 'frame':
      return frameOf(place.kind, place.path, request, deps);
    case 'specimen':
      return specimenFrame(place.names, request, deps);
    case 'fixed':
      return fixedFrame(place.index, place.path, request, deps);
    case 'asset':
      return assetAnswer(place.name, request, deps);
    case 'public':
      return fileAnswer(place.parts, request, deps);
  }
}

const NO_ADDRESS: Trouble = { status: 404, title: 'Not found', detail: 'There is nothing at this address.' };

/** Whether an address is of the site's own files: what is in a frame asks for them, a stranger to its own server. */
function isForSite(place: Place, { session, assets }: AnswerDeps): boolean {
  if (place.at === 'frame' || place.at === 'fixed') return !session.has(place.path);
  return place.at === 'public' || (place.at === 'asset' && !assets.has(place.name));
}

function eventsAnswer({ method, headers }: ServerRequest, query: string | undefined, deps: AnswerDeps): Answer {
  if (method === 'HEAD') return contentAnswer(EVENTS_TYPE, '');
  const last = headers['last-event-id'] ?? new URLSearchParams(query).get('since') ?? undefined;
  const body = deps.events.open(typeof last === 'string' ? last : undefined);
  return body ? contentAnswer(EVENTS_TYPE, body) : troubleAnswer(TOO_MANY, deps);
}

const EVENTS_TYPE = 'text/event-stream';

const TOO_MANY: Trouble = {
  status: 503,
  title: 'Too many pages',
  detail: 'Too many pages of this preview are open: this one would not follow changes.',
};

async function overviewAnswer(chosen: Chosen, deps: AnswerDeps): Promise<Answer> {
  const model = deps.session.model();
  return pageAnswer(200, overviewPage(model, await linksFor(model.canvases, deps), chosen));
}

/** The links of a page that shows these canvases, with what is known of the site's own files. */
async function linksFor(canvases: readonly CanvasSummary[], { session, links, files }: AnswerDeps): Promise<Links> {
  const missing = await files?.missing(session.model(), canvases);
  return { ...links(), ...(missing && { missing }) };
}

async function canvasAnswer(path: string, chosen: Chosen, deps: AnswerDeps): Promise<Answer> {
  const canvas = await deps.session.canvas(path);
  if (!canvas) return troubleAnswer(NO_CANVAS, deps);
  return pageAnswer(
    200,
    canvasPage(deps.session.model(), canvas, await linksFor(deps.session.model().canvases, deps), chosen),
  );
}

async function frameOf(kind: FrameKind, path: string, request: ServerRequest, deps: AnswerDeps): Promise<Answer> {
  const { session } = deps;
  const canvas = await session.canvas(path);
  // What a canvas names relative to itself is looked for from the top of the public folder.
  if (!canvas) return fileAnswer(path.split('/'), request, deps);
  const { canvases, site } = session.model();
  const { language } = site;
  if (!isMarked(request))
    return frameAnswer(frameDocument(kind === 'expanded' ? canvas.html : canvas.source, { language }));
  return frameAnswer(linkedDocument(canvas, kind, liveLead(path, canvases, site.url), { language }));
}

/** Whether a frame is to point at elements: without that, it is the page and nothing else. */
function isMarked({ target }: ServerRequest): boolean {
  return chosenIn(target.split('?', 2)[1]).has('marks');
}

async function specimenFrame(names: readonly string[], request: ServerRequest, deps: AnswerDeps): Promise<Answer> {
  const { session, publicFolder } = deps;
  const { canvases, manifest, site } = session.model();
  const specimen = specimenAsked(names, manifest);
  const page = specimen && (await session.specimen(specimen));
  if (!page) return fileAnswer(['specimen', ...names], request, deps);
  if (publicFolder === undefined) return frameAnswer(frameDocument(page.html, { language: site.language }));
  const html = specimenDocument(page.html, sheetsOf(canvases));
  // The site's own files are here, by whatever address it names them.
  const edits = addressEdits(html, (address) => pathOn(site.url, address));
  return frameAnswer(frameDocument(edited(html, edits), { language: site.language }));
}

async function fixedFrame(index: number, path: string, request: ServerRequest, deps: AnswerDeps): Promise<Answer> {
  const page = await deps.session.fixedPage(path, index);
  if (!page) return fileAnswer(path.split('/'), request, deps);
  const { canvases, site } = deps.session.model();
  const edits = linkEdits(page.links, liveLead(path, canvases, site.url));
  return frameAnswer(markedDocument(page.html, page.marks, edits, { language: site.language }));
}

async function assetAnswer(name: string, request: ServerRequest, deps: AnswerDeps): Promise<Answer> {
  const text = deps.assets.get(name);
  if (text === undefined) return fileAnswer(['assets', ...name.split('/')], request, deps);
  return contentAnswer(assetType(name), text);
}

async function fileAnswer(parts: readonly string[], request: ServerRequest, deps: AnswerDeps): Promise<Answer> {
  const { publicFolder } = deps;
  const file = publicFolder === undefined ? undefined : await openPublic(publicFolder, parts);
  if (file) return publicAnswer(file);
  const mode = request.headers['sec-fetch-mode'] ?? 'navigate';
  return mode === 'navigate' ? troubleAnswer(NO_ADDRESS, deps) : missingAnswer();
}
