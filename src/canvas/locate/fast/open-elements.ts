import type { Flags } from '../surroundings.js';
import { ANY, classesOf, depthWithin, FORMATTING, flagsWithin, MARKER } from './elements.js';
import { endOfName, isName } from './name.js';
import type { Scan } from './scan.js';

/** The code of the current node. */
export function currentCode(scan: Scan): number {
  return codeAt(scan, scan.top);
}

/** The code of the element at a depth, from 0 to `top`. */
export function codeAt(scan: Scan, depth: number): number {
  return scan.codes[depth] as number; // there is an element at each of these depths
}

/** The classes of the element at a depth, from 0 to `top`. */
export function classesAt(scan: Scan, depth: number): number {
  return classesOf(codeAt(scan, depth));
}

/** What surrounds whatever comes next. */
export function currentFlags(scan: Scan): Flags {
  return flagsAt(scan, scan.top);
}

/** What surrounds the content of the element at a depth, from 0 to `top`. */
export function flagsAt(scan: Scan, depth: number): Flags {
  return scan.flags[depth] as Flags; // there is an element at each of these depths
}

/** Start and end of the start tag of the element at a depth, from 1 to `top`. */
export function startTagAt(scan: Scan, depth: number): [start: number, end: number] {
  return [scan.starts[depth] as number, scan.ends[depth] as number]; // there is an element at each of these depths
}

/** Opens an element whose start tag is at `start`, and closes it if it is void; the cursor is behind the tag. */
export function push(scan: Scan, code: number, start: number): void {
  const depth = scan.top + 1;
  scan.codes[depth] = code;
  scan.flags[depth] = flagsWithin(currentFlags(scan), code);
  scan.starts[depth] = start;
  scan.ends[depth] = scan.at;
  scan.top += depthWithin(code);
}

/**
 * Closes the elements above a depth, and the one there, by whatever tag. Formatting elements among those above would be
 * opened again behind it, so then only a parser knows; unless the tag clears them.
 *
 * @param clears the element at `depth` began a new list of active formatting elements
 */
export function popTo(scan: Scan, depth: number, clears = false): void {
  const odd = clears ? MARKER : FORMATTING | MARKER;
  for (let above = scan.top; above > depth; above -= 1) {
    if ((classesAt(scan, above) & odd) !== 0) scan.isSure = false;
  }
  scan.top = depth - 1;
  if (scan.formDepth >= depth) scan.formDepth = 0;
  abandon(scan, depth);
  // The innermost is the last: to look at all of them at every end tag would take more than linear time.
  const paragraph = scan.openParagraphs.at(-1);
  if (paragraph && paragraph.depth >= depth) scan.isSure = false;
}

/** Takes the open inlays from a depth on for ones without an end tag. */
export function abandon(scan: Scan, from: number): void {
  const { openInlays, unclosed } = scan;
  for (let last = openInlays.at(-1); last && last.depth >= from; last = openInlays.at(-1)) {
    unclosed.push(last.inlay.start);
    openInlays.pop();
  }
}

/**
 * The depth of the topmost open element of a code, unless one of the classes `boundary` is above it.
 *
 * @returns -1 when there is none
 */
export function find(scan: Scan, code: number, boundary: number): number {
  let depth = scan.top;
  while (depth >= 0 && codeAt(scan, depth) !== code) {
    depth = (classesAt(scan, depth) & boundary) === 0 ? depth - 1 : -1;
    scan.effort -= 1;
  }
  if (scan.effort < 0) scan.isSure = false;
  return depth;
}

/** The same for an element of any of the classes `wanted`. */
export function findClass(scan: Scan, wanted: number, boundary: number): number {
  let depth = scan.top;
  while (depth >= 0 && (classesAt(scan, depth) & wanted) === 0) {
    depth = (classesAt(scan, depth) & boundary) === 0 ? depth - 1 : -1;
    scan.effort -= 1;
  }
  if (scan.effort < 0) scan.isSure = false;
  return depth;
}

/** The same for an element without a code, by its name at the offset `name`. */
export function findName(scan: Scan, name: number, boundary: number): number {
  const { source } = scan;
  const length = endOfName(source, name) - name;
  let depth = scan.top;
  while (depth >= 0 && !(codeAt(scan, depth) === ANY && isName(source, startTagAt(scan, depth)[0] + 1, name, length))) {
    depth = (classesAt(scan, depth) & boundary) === 0 ? depth - 1 : -1;
    scan.effort -= length;
  }
  if (scan.effort < 0) scan.isSure = false;
  return depth;
}
