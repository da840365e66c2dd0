import type { ProblemPlace } from '../api/problem.js';
import { faultOfElement } from './code-slots/html-elements.js';
import { faultOfPart } from './document-part.js';
import { type ParsedTag, parseTags } from './parse-tags.js';

/** Places that are told of one canvas. */
const MOST_TOLD = 20;

const BEFORE = '<!doctype html><html><head></head><body>';

/**
 * Markup of a canvas that would run or speak for the server or the whole page: scripts, handlers, `javascript:` addresses,
 * `<meta>`, `<base>`, `<link>`. The policy of a live page stops scripts, but not that of an export on another host. Scripts belong
 * into code slots, where enabling them is confirmed.
 *
 * It looks at tags, not at the tree: browsers disagree on what `<select>` keeps, and show what `<noscript>` holds or don't. What
 * is too deep to look at is told by `uncontainedMarkup`.
 */
export function refusedMarkup(source: string): ProblemPlace[] {
  const faults = new Map<number, { code: string; message: string }>();
  for (const hasScripts of /<noscript/i.test(source) ? [true, false] : [true])
    for (const keepsInSelect of /<select/i.test(source) ? [false, true] : [false])
      for (const tag of tagsOf(source, hasScripts, keepsInSelect)) {
        const fault = tag.kind === 'start' && tag.offset >= BEFORE.length ? faultOfTag(tag) : undefined;
        if (fault) faults.set(tag.offset - BEFORE.length, fault);
      }
  const inOrder = [...faults].sort(([one], [other]) => one - other).slice(0, MOST_TOLD);
  return inOrder.map(([offset, { code, message }]) => {
    const line = source.slice(0, offset).split('\n').length;
    return { pointer: '/source', code, message: `${message} (line ${line})` };
  });
}

function tagsOf(source: string, hasScripts: boolean, keepsInSelect: boolean): ParsedTag[] {
  try {
    return parseTags(BEFORE + source, hasScripts, () => undefined, keepsInSelect).tags;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [];
  }
}

function faultOfTag({ name, attrs, isDrawn }: ParsedTag): { code: string; message: string } | undefined {
  // What a canvas may bring and a slot may not: its styles, forms, and names of drawings.
  if (name === 'style' || name === 'x-addon' || (name === 'title' && isDrawn))
    return faultOfElement({ tagName: '', attrs: [...attrs] });
  const part = faultOfPart(name, new Set(attrs.map((attribute) => attribute.name)));
  return (
    faultOfElement({ tagName: name, attrs: [...attrs] }) ??
    (part ? { code: 'refused-element', message: part } : undefined)
  );
}
