import { behind, endOfDeclaration } from '../markup-declaration.js';
import { CLASSES, COMPONENT, codeOf, codesOf, FOSTERING } from './elements.js';
import { ownEnd } from './inlay.js';
import { isLetter } from './letter.js';
import { isNameAt, readName } from './name.js';
import { classesAt, type Scan } from './scan.js';
import { NO_END, SELF_CLOSING_END, skipAttributes } from './tag.js';

/** Elements of HTML that end foreign content. */
const BREAKOUTS: ReadonlySet<number> = new Set(
  codesOf(
    'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ' +
      'ol p pre ruby s small span strong strike sub sup table tt u ul var',
  ),
);
const BREAKOUT_ENDS: ReadonlySet<number> = new Set(codesOf('p br'));

/** It ends foreign content when it has certain attributes. */
const FONT = codeOf('font');

/** Elements that hold HTML. */
const INTEGRATION_POINT = /(?:title|desc|foreignobject|annotation-xml|m[inos]|mtext)(?![^\t\n\f\r />])/iy;

/**
 * Moves the cursor from behind the start tag of `svg` or `math` behind the end of that element. Nothing in it is a
 * component, as long as no HTML but text is in it.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign
 */
export function openForeign(scan: Scan, _code: number, start: number, ending: number): void {
  if (ending === SELF_CLOSING_END) return;
  if ((classesAt(scan, scan.top) & FOSTERING) !== 0) scan.isSure = false;
  const { source } = scan;
  /** Offsets of the names of the open foreign elements. */
  const open = [start + 1];
  while (scan.isSure && open.length > 0) {
    const tag = source.indexOf('<', scan.at);
    if (tag === -1) {
      scan.at = source.length;
      return;
    }
    if (isLetter(source.charCodeAt(tag + 1))) openElement(scan, tag, open);
    else if (source.startsWith('</', tag)) closeElement(scan, tag, open);
    else if (source.startsWith('<![CDATA[', tag)) scan.at = behind(source, ']]>', tag);
    else if (source.startsWith('<!', tag) || source.startsWith('<?', tag)) scan.at = endOfDeclaration(source, tag);
    else scan.at = tag + 1;
  }
}

/** Leaves foreign content; the tag is then read again. */
function breakOut(scan: Scan, tag: number, open: number[]): void {
  scan.at = tag;
  open.length = 0;
}

function openElement(scan: Scan, tag: number, open: number[]): void {
  const { source } = scan;
  const name = tag + 1;
  scan.at = name;
  const code = readName(scan);
  const ending = skipAttributes(scan);
  if (ending === NO_END) return;
  if (BREAKOUTS.has(code)) {
    breakOut(scan, tag, open);
    return;
  }
  if (code === FONT) scan.isSure = false;
  if (ending === SELF_CLOSING_END) return;
  // A component without an end tag is closed at once by the exact locator, and here as well only if it holds nothing.
  if (((CLASSES[code] ?? 0) & COMPONENT) !== 0 && ownEnd(scan, code) === -1) scan.isSure = false;
  open.push(name);
  INTEGRATION_POINT.lastIndex = name;
  if (!INTEGRATION_POINT.test(source)) return;
  const next = source.indexOf('<', scan.at);
  if (next !== -1 && !(source.startsWith('</', next) && isNameAt(source, name, next + 2))) scan.isSure = false;
}

function closeElement(scan: Scan, tag: number, open: number[]): void {
  const { source } = scan;
  const name = tag + 2;
  if (!isLetter(source.charCodeAt(name))) {
    scan.at = behind(source, '>', tag);
    return;
  }
  scan.at = name;
  const code = readName(scan);
  if (skipAttributes(scan) === NO_END) return;
  if (BREAKOUT_ENDS.has(code)) {
    breakOut(scan, tag, open);
    return;
  }
  const own = open.findLastIndex((opened) => isNameAt(source, opened, name));
  if (own === -1) scan.isSure = false;
  else open.length = own;
}
