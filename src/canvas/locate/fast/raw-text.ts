import { codeOf, NAMES } from './elements.js';
import type { Scan } from './scan.js';

const SCRIPT = codeOf('script');

/** The beginning of each element's own end tag. */
const END_TAGS: Readonly<Record<string, RegExp>> = {
  script: /<\/script[\t\n\f\r />]/gi,
  style: /<\/style[\t\n\f\r />]/gi,
  title: /<\/title[\t\n\f\r />]/gi,
  textarea: /<\/textarea[\t\n\f\r />]/gi,
  iframe: /<\/iframe[\t\n\f\r />]/gi,
  noembed: /<\/noembed[\t\n\f\r />]/gi,
  noframes: /<\/noframes[\t\n\f\r />]/gi,
  noscript: /<\/noscript[\t\n\f\r />]/gi,
  xmp: /<\/xmp[\t\n\f\r />]/gi,
};

const SCRIPT_TAG = /<script/i;

/**
 * Moves the cursor from behind the start tag of an element that holds raw text to its end tag, which then closes
 * nothing: such an element is not kept among the open ones.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-elements-that-contain-only-text
 */
export function skipRawText(scan: Scan, code: number): void {
  const { source, at: from } = scan;
  const end = END_TAGS[NAMES[code] ?? ''] as RegExp; // only these elements have this rule
  end.lastIndex = from;
  const found = end.exec(source);
  const at = found ? found.index : source.length;
  if (code === SCRIPT && holdsScript(source.slice(from, at))) scan.isSure = false;
  scan.at = at;
}

/** Whether a script's text opens a comment and a script in it, whose end tag would not be the outer one's. */
function holdsScript(text: string): boolean {
  const comment = text.indexOf('<!--');
  return comment !== -1 && SCRIPT_TAG.test(text.slice(comment));
}
