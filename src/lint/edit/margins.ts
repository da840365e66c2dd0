import { attributeSpan, type DocElement } from '../document/element.js';
import { classesOf } from './class-names.js';
import { bareName } from './utility-classes.js';

/** Margins by a class: `ms-auto`, `-mt-4`, `mx-auto`, `me-lg-3`. */
const MARGIN = /^-?m[xytblrse]?-(?:[a-z]{2,3}-)?(?:auto|px|\d|\[)/;
/** Those before an element, and those behind it. */
const BEFORE = /^-?m[tls]-/;
const BEHIND = /^-?m[bre]-/;

/** Classes of what stands before something of the same classes: without margins behind it, which that has. */
export function asFirst(classes: readonly string[]): string[] {
  return classes.filter((name) => !BEHIND.test(bareName(name)) || !isMargin(name));
}

/** Classes of what stands behind something of the same classes: without margins but those behind it. */
export function asLast(classes: readonly string[]): string[] {
  return classes.filter((name) => !isMargin(name) || BEHIND.test(bareName(name)));
}

/** Classes without margins: what has the same classes stands on the side to which these push. */
export function withoutMargins(classes: readonly string[]): string[] {
  return classes.filter((name) => !isMargin(name));
}

function isMargin(name: string): boolean {
  const bare = bareName(name);
  return MARGIN.test(bare) || (BEFORE.test(bare) && bare.endsWith('-auto'));
}

/** The start tag of an element, to be written once more behind another that has its margins. */
export function startTagAgain(source: string, element: DocElement): string {
  const { start, openEnd } = element;
  const whole = source.slice(start, openEnd);
  const span = attributeSpan(element, 'class');
  const classes = classesOf(element);
  const kept = asLast(classes);
  if (!span || kept.length === classes.length) return whole;
  const [from, to] = [span.start - start, span.end - start];
  const value = whole.slice(from, to);
  // What a template writes into it stays as it is.
  if (!/^class\s{0,3}=\s{0,3}["']?[\w\s:/.[\]-]{0,500}["']?$/i.test(value)) return whole;
  if (kept.length === 0) return `${whole.slice(0, from).trimEnd()}${whole.slice(to)}`;
  return `${whole.slice(0, from)}class="${kept.join(' ')}"${whole.slice(to)}`;
}
