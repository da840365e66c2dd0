import type { ElementContent } from 'hast';
import { type Answer, requestedPage } from '../component/answer.js';
import { unlink } from '../component/expand.js';
import { isAnyWithin } from '../component/marks.js';
import type { FormName, RenderRequest } from '../component/resolution.js';
import { serialize } from '../html/serialize.js';
import type { Baked, FormHole, Hole, Part } from './baked-schema.js';
import { checkLimit, MAX_OUTPUT_LENGTH } from './limits.js';

/** What decides the holes. */
interface Decisions {
  /** Numbers of the items that lead to the request's page, ascending. */
  current: readonly number[];
  /** The request's markup for a form in its hole; nothing when it brings none that can be used. */
  markup(hole: FormHole): string | undefined;
  isUsable(form: FormName): boolean;
}

const NONE: readonly number[] = [];

/**
 * The last output of each canvas, and the items that were current: mostly a canvas is shown on one page, or marks none of
 * its many. A string that is there is worth having: putting 60 KB together anew takes as long as encoding them.
 */
const kept = new WeakMap<readonly Part[], { current: readonly number[]; html: string }>();

/**
 * The parts with their holes filled for a request.
 *
 * @param url absolute URL of the site
 * @throws InlayError `limit-exceeded` when the forms of the request make it too large
 */
export function fillHoles(
  { parts, pages, url }: Pick<Baked, 'parts' | 'pages' | 'url'>,
  request: RenderRequest,
  answer: Answer,
): string {
  const page = requestedPage(request, url);
  const current = (page !== undefined && pages[page]) || NONE;
  const last = kept.get(parts);
  if (last?.current === current && !request.addons) return last.html;
  const decisions: Decisions = {
    current,
    markup: formMarkup(answer),
    isUsable: (form) => typeof answer(form) === 'object',
  };
  // Joined, not added up: of sums the engine keeps trees, and `Buffer.from` takes three times as long for one.
  const texts: string[] = [];
  fill(parts, decisions, texts);
  const html = texts.join('');
  checkLimit(html.length, MAX_OUTPUT_LENGTH, 'characters of output');
  if (!request.addons) kept.set(parts, { current, html });
  return html;
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

/** Writes each form once, however often it is shown, and counts what is written: a request can bring gigabytes in few. */
function formMarkup(answer: Answer): Decisions['markup'] {
  const known = { linked: new Map<ElementContent[], string>(), unlinked: new Map<ElementContent[], string>() };
  let length = 0;
  return (hole) => {
    const content = answer(hole);
    if (typeof content !== 'object') return undefined;
    const written = known[hole.linked ? 'linked' : 'unlinked'];
    const markup =
      written.get(content) ?? serialize({ type: 'root', children: hole.linked ? content : content.map(unlinked) });
    written.set(content, markup);
    length += markup.length;
    checkLimit(length, MAX_OUTPUT_LENGTH, 'characters of output');
    return markup;
  };
}

function unlinked(node: ElementContent): ElementContent {
  return node.type === 'element' ? unlink(node) : node;
}
