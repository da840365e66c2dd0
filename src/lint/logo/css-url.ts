/** What `urlIn` looks for: properties (with their colon), what ends a declaration, and the beginning of an address. */
const BACKGROUND = /background(?:-image)?\s*:|;|url\(/gi;
const DRAWN = /(?:background(?:-image)?|content|mask(?:-image)?)\s*:|[;{}]|url\(/gi;

/** The address of the background in the `style` of an element, or nothing. */
export function backgroundUrl(style: string): string | undefined {
  return urlIn(style, BACKGROUND);
}

/** The address of the image that the declarations of a rule draw, or nothing. */
export function drawnUrl(declarations: string): string | undefined {
  return urlIn(declarations, DRAWN);
}

/** The first `url()` behind one of the properties, without its quotes. One pass: what stands behind `url(` is looked at once. */
function urlIn(css: string, tokens: RegExp): string | undefined {
  const ends = [...css.matchAll(/["')]/g)];
  let next = 0;
  let isOpen = false;
  for (const { 0: token, index } of css.matchAll(tokens)) {
    if (token.endsWith(':')) isOpen = true;
    else if (!token.endsWith('(')) isOpen = false;
    else if (isOpen) {
      const from = index + token.length;
      while ((ends[next]?.index ?? css.length) < from) next += 1;
      const url = urlAt(css, from, ends[next], ends[next + 1]);
      if (url !== undefined) return url;
    }
  }
  return undefined;
}

const BLANKS = /\s*/y;

/** The address that begins at an offset, given the next two of `"`, `'` and `)`. */
function urlAt(css: string, from: number, first?: RegExpExecArray, second?: RegExpExecArray): string | undefined {
  if (!first) return undefined;
  if (first[0] === ')') return first.index === from ? undefined : css.slice(from, first.index).trim();
  const isQuoted = behindBlanks(css, from) === first.index && second?.[0] === first[0];
  if (!isQuoted || css[behindBlanks(css, second.index + 1)] !== ')') return undefined;
  return second.index === first.index + 1 ? undefined : css.slice(first.index + 1, second.index).trim();
}

function behindBlanks(css: string, at: number): number {
  BLANKS.lastIndex = at;
  BLANKS.test(css);
  return BLANKS.lastIndex;
}
