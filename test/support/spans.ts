import type { Report } from '../../src/index.js';

/**
 * Takes an output apart by the spans that its report calls expanded: what stands in the place of each, in order.
 *
 * @returns nothing when a byte outside the spans differs from the source
 */
export function replacements(source: string, html: string, report: Report): string[] | undefined {
  const expanded = report.inlays.filter(({ outcome }) => outcome === 'expanded');
  const found: string[] = [];
  let at = 0;
  for (const [index, { start, end }] of expanded.entries()) {
    const before = source.slice(index === 0 ? 0 : expanded[index - 1]?.end, start);
    if (!html.startsWith(before, at)) return undefined;
    at += before.length;
    // An expansion ends where its own tags balance: the source behind it may hold the same text again.
    const length = balancedLength(html, at);
    found.push(html.slice(at, at + length));
    at += length;
    if (end < start) return undefined;
  }
  return html.slice(at) === source.slice(expanded.at(-1)?.end ?? 0) ? found : undefined;
}

const TAG = /<(\/?)([a-z][^\s/>]*)(?:[^"'>]|"[^"]*")*>/g;
const VOID = new Set(['img', 'br', 'source', 'input', 'hr', 'wbr', 'col']);

/** Length of the element that begins at `start`, by counting its tags; 0 when it begins with none or never ends. */
function balancedLength(html: string, start: number): number {
  const open: string[] = [];
  TAG.lastIndex = start;
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    const [tag, slash, name = ''] = match;
    if (match.index === start ? slash !== '' : open.length === 0) return 0;
    if (slash === '') {
      if (!VOID.has(name)) open.push(name);
    } else if (open.pop() !== name) return 0;
    if (open.length === 0) return match.index + tag.length - start;
  }
  return 0;
}
