import { COMPONENT, classesOf, codeOf, codesOf, FOSTERING } from './elements.js';
import { ownEnd } from './inlay.js';
import { endOfName, isName } from './name.js';
import { classesAt } from './open-elements.js';
import type { Mode, Scan } from './scan.js';
import { isSelfClosing } from './tag.js';

/** Elements of HTML that end foreign content. */
export const BREAKOUTS: ReadonlySet<number> = new Set(
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
 * The content of `svg` and `math`. Nothing in it is a component, as long as no HTML but text is in it.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign
 */
const IN_FOREIGN: Mode = {
  hasCdata: true,
  startTag(scan, code, start) {
    if (BREAKOUTS.has(code)) breakOut(scan, start);
    else if (code === FONT) scan.isSure = false;
    else if (!hasNoContent(scan, start)) openElement(scan, code, start + 1);
  },
  endTag(scan, code, start) {
    if (BREAKOUT_ENDS.has(code)) breakOut(scan, start);
    else closeElement(scan, start + 2);
  },
};

export function openForeign(scan: Scan, _code: number, start: number): void {
  if (hasNoContent(scan, start)) return;
  if ((classesAt(scan, scan.top) & FOSTERING) !== 0) scan.isSure = false;
  scan.foreign.push(start + 1);
  scan.mode = IN_FOREIGN;
}

function hasNoContent({ source, at }: Scan, start: number): boolean {
  return isSelfClosing(source, endOfName(source, start + 1), at);
}

/** Leaves foreign content; the tag is then read again. */
function breakOut(scan: Scan, start: number): void {
  scan.foreign.length = 0;
  scan.mode = undefined;
  scan.at = start;
}

function openElement(scan: Scan, code: number, name: number): void {
  const { source, at } = scan;
  // A component without an end tag is closed at once by the exact locator, and here as well only if it holds nothing.
  if ((classesOf(code) & COMPONENT) !== 0 && ownEnd(scan, code) === -1) scan.isSure = false;
  scan.foreign.push(name);
  INTEGRATION_POINT.lastIndex = name;
  if (!INTEGRATION_POINT.test(source)) return;
  const next = source.indexOf('<', at);
  const isOwnEnd = source.startsWith('</', next) && isName(source, next + 2, name, endOfName(source, name) - name);
  if (next !== -1 && !isOwnEnd) scan.isSure = false;
}

function closeElement(scan: Scan, name: number): void {
  const { source, foreign } = scan;
  const length = endOfName(source, name) - name;
  const own = foreign.findLastIndex((opened) => isName(source, opened, name, length));
  if (own === -1) scan.isSure = false;
  foreign.length = Math.max(own, 0);
  if (foreign.length === 0) scan.mode = undefined;
}
