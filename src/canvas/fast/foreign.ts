import { behind, endOfDeclaration } from '../markup-declaration.js';
import { ANY, codesOf, FOSTERING } from './elements.js';
import { isLetter } from './letter.js';
import { isNameAt, readName } from './name.js';
import { classesAt, type Scan } from './scan.js';
import { NO_END, SELF_CLOSING_END, skipAttributes } from './tag.js';

/** HTML's names that are ordinary in SVG and MathML; the others may end the foreign content, or name a component. */
const ORDINARY: ReadonlySet<number> = new Set([ANY, ...codesOf('a image link script style svg title math')]);

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
    if (tag === -1) scan.at = source.length;
    if (tag === -1) return;
    const next = source.charCodeAt(tag + 1);
    if (isLetter(next)) openElement(scan, tag, open);
    else if (source.startsWith('</', tag)) closeElement(scan, tag, open);
    else if (source.startsWith('<![CDATA[', tag)) scan.at = behind(source, ']]>', tag);
    else if (source.startsWith('<!', tag) || source.startsWith('<?', tag)) scan.at = endOfDeclaration(source, tag);
    else scan.at = tag + 1;
  }
}

function openElement(scan: Scan, tag: number, open: number[]): void {
  const { source } = scan;
  const name = tag + 1;
  scan.at = name;
  if (!ORDINARY.has(readName(scan))) scan.isSure = false;
  if (skipAttributes(scan) !== 0) return;
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
  readName(scan);
  if (skipAttributes(scan) === NO_END) return;
  if (isNameAt(source, open.pop() ?? 0, name)) return;
  scan.isSure = false;
}
