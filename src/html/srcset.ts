import { tokens } from './element.js';
import { withoutTrailing } from './trailing.js';

import { webUrl } from './url.js';

/**
 * The candidates of a `srcset` whose addresses are allowed, written again, or nothing when none is left.
 *
 * @see https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
export function allowedSrcset(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const kept: string[] = [];
  const candidate = /[\t\n\f\r ,]*([^\t\n\f\r ,][^\t\n\f\r ]*)/y;
  for (let match = candidate.exec(value); match; match = candidate.exec(value)) {
    const written = match[1] ?? '';
    const address = withoutTrailing(written, ',');
    const [descriptors, end] =
      address === written ? readDescriptors(value, candidate.lastIndex) : ['', candidate.lastIndex];
    candidate.lastIndex = end;
    const url = webUrl(address);
    if (url !== undefined) kept.push(descriptors === '' ? url : `${url} ${descriptors}`);
  }
  return kept.length > 0 ? kept.join(', ') : undefined;
}

/**
 * One address as a `srcset` of its own: what would end the address there is percent-encoded.
 *
 * @param url without tabs and line ends, as `webUrl` gives it
 */
export function asSrcset(url: string): string {
  return url.replaceAll(' ', '%20').replaceAll('\f', '%0C').replace(/^,/, '%2C').replace(/,$/, '%2C');
}

/** Reads to the next comma outside parentheses, which do not nest. */
function readDescriptors(value: string, start: number): [descriptors: string, end: number] {
  let end = start;
  for (let inParens = false; end < value.length; end += 1) {
    const character = value[end];
    if (character === ',' && !inParens) break;
    if (character === '(') inParens = true;
    if (character === ')') inParens = false;
  }
  return [tokens(value.slice(start, end)).join(' '), end];
}
