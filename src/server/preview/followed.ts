import { escapeText } from 'inlay/internal/html/escape.js';
import { printable } from 'inlay/internal/message/printable.js';
import type { Answer } from '../core/answer.js';
import type { ServerRequest } from '../core/request.js';
import type { AnswerDeps } from './answer-deps.js';
import { frameAnswer } from './answers.js';
import { linkedDocument } from './frame.js';
import { canvasOfPage, liveLead } from './site-pages.js';

/**
 * Whether a request is for what somebody has followed in a frame: a frame that a page of the preview opens is of the same origin,
 * what its content leads to is a stranger's. A page of another site may ask so, too: its browser shows it no such frame.
 */
export function isFollowed({ method, headers }: ServerRequest): boolean {
  return method === 'GET' && headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'cross-site';
}

/**
 * The page that a link in a frame leads to: the canvas that is that page, or words of there being none. The page around the frame
 * is told, so that it goes there, too.
 */
export async function followedAnswer({ target }: ServerRequest, deps: AnswerDeps): Promise<Answer> {
  const { session, events, links } = deps;
  const [pathname = ''] = target.split('?', 1);
  const { canvases, site } = session.model();
  const path = canvasOfPage(pathname, canvases, site.url);
  const canvas = path === undefined ? undefined : await session.canvas(path);
  const shown = printable(pathname.slice(0, SHOWN));
  if (path === undefined || !canvas) {
    events.tell('followed', { words: `${shown} is no canvas of this preview` });
    return frameAnswer(nowhere(shown));
  }
  events.tell('followed', { address: links().canvas(path) });
  const lead = liveLead(path, canvases, site.url);
  return frameAnswer(linkedDocument(canvas, 'expanded', lead, { language: site.language }));
}

/** UTF-16 code units shown of an address. */
const SHOWN = 200;

function nowhere(pathname: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Not a canvas</title><style>
html { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; } body { max-width: 34rem; margin: 15vh auto; padding: 0 2rem; }
</style></head><body><h1>Not a canvas of this preview</h1><p>The link leads to <code>${escapeText(pathname)}</code>. No canvas here is that page.</p></body></html>`;
}
