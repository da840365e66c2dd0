import type { Answer } from '../../component/answer.js';
import { isAnyWithin } from '../../component/menu/marks.js';
import { requestedPage } from '../../component/requested-page.js';
import type { FormName, RenderRequest } from '../../component/resolution.js';
import { checkLimit } from '../limits.js';
import type { Baked, FormHole, Hole, Part } from './baked-schema.js';

/** What decides the holes. */
interface Decisions {
  /** Numbers of the items that lead to the request's page, ascending. */
  current: readonly number[];
  /** The request's markup for a form in its hole; nothing when it brings none that can be used. */
  markup(hole: FormHole): string | undefined;
  isUsable(form: FormName): boolean;
}

const NONE: readonly number[] = [];

/** What `fillHoles` needs of a baked canvas. */
type Holed = Pick<Baked, 'parts' | 'pages' | 'url'>;

/**
 * The parts with their holes filled for a request.
 *
 * @param limit UTF-16 code units of the output
 * @throws InlayError `limit-exceeded` when the output is larger
 */
export function fillHoles(holed: Holed, request: RenderRequest, answer: Answer, limit: number): string {
  let html = '';
  for (const text of textsFor(currentItems(holed, request), holed, answer, limit)) html += text;
  return html;
}

/**
 * The last output of each canvas, and the items that were current: mostly a canvas is shown on one page, or marks none of
 * its many. Putting 60 KB together again takes half as long as encoding them, and more for what is all ASCII.
 */
const kept = new WeakMap<readonly Part[], { current: readonly number[]; html: string }>();

/** The same for a canvas that is there to be run again. Its parts must not change. */
export function fillAgain(holed: Holed, request: RenderRequest, answer: Answer, limit: number): string {
  const current = currentItems(holed, request);
  const last = request.addons ? undefined : kept.get(holed.parts);
  // Joined, not added up: of sums the engine keeps trees, and `Buffer.from` takes three times as long for one.
  const html = last?.current === current ? last.html : textsFor(current, holed, answer, limit).join('');
  checkLimit(html.length, limit, 'characters of output');
  if (!request.addons) kept.set(holed.parts, { current, html });
  return html;
}

function currentItems({ pages, url }: Holed, request: RenderRequest): readonly number[] {
  const page = requestedPage(request, url);
  return (page !== undefined && pages[page]) || NONE;
}

function textsFor(current: readonly number[], { parts }: Holed, answer: Answer, limit: number): string[] {
  const isUsable = (form: FormName) => typeof answer(form) === 'object';
  const texts: string[] = [];
  fill(parts, { current, markup: formMarkup(answer, limit), isUsable }, texts);
  // Before they are put together: no engine holds a text of gigabytes.
  let length = 0;
  for (const text of texts) length += text.length;
  checkLimit(length, limit, 'characters of output');
  return texts;
}

function fill(parts: readonly Part[], decisions: Decisions, texts: string[]): void {
  for (const part of parts) {
    if (typeof part === 'string') texts.push(part);
    else fillHole(part, decisions, texts);
  }
}

function fillHole(hole: Hole, decisions: Decisions, texts: string[]): void {
  if (hole.hole === 'page') {
    texts.push(isAnyWithin(decisions.current, hole.items) ? hole.current : hole.otherwise);
  } else if (hole.hole === 'form') {
    const markup = decisions.markup(hole);
    if (markup === undefined) fill(hole.otherwise, decisions, texts);
    else texts.push(hole.before, markup, hole.after);
  } else {
    fill(hole.forms.every(decisions.isUsable) ? hole.present : hole.otherwise, decisions, texts);
  }
}

/** Counts what is written of forms: a request can bring gigabytes in few. */
function formMarkup(answer: Answer, limit: number): Decisions['markup'] {
  let length = 0;
  return (hole) => {
    const content = answer(hole);
    if (typeof content !== 'object') return undefined;
    const markup = hole.linked ? content.html : content.unlinked;
    length += markup.length;
    checkLimit(length, limit, 'characters of output');
    return markup;
  };
}
