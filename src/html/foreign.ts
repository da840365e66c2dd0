/** The vocabulary that an element belongs to; `undefined` is HTML. A tree without namespaces does not tell, so it is derived. */
export type Foreign = 'svg' | 'math' | undefined;

/** SVG's elements that hold HTML of any kind. */
export const HTML_IN_SVG: ReadonlySet<string> = new Set(['foreignObject', 'desc', 'title']);

/** MathML's elements that hold phrasing content of HTML. */
export const HTML_IN_MATH: ReadonlySet<string> = new Set(['mi', 'mo', 'mn', 'ms', 'mtext']);

/** @see https://html.spec.whatwg.org/multipage/parsing.html#html-integration-point */
const HTML_ENCODINGS: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml']);

/** The vocabulary of an element among content of `around`. */
export function vocabularyOf(tagName: string, around: Foreign): Foreign {
  if (tagName === 'svg') return 'svg';
  return tagName === 'math' && around === undefined ? 'math' : around;
}

/**
 * The vocabulary of the content of an element that is itself of `own`.
 *
 * @param encoding value of its attribute of that name
 */
export function vocabularyInside(tagName: string, own: Foreign, encoding: unknown): Foreign {
  if (own === 'svg') return HTML_IN_SVG.has(tagName) ? undefined : own;
  if (own !== 'math' || HTML_IN_MATH.has(tagName)) return undefined;
  return tagName === 'annotation-xml' && HTML_ENCODINGS.has(String(encoding).toLowerCase()) ? undefined : own;
}
