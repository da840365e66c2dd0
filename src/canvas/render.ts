import { expand } from '../component/expand.js';
import type { RenderRequest, Resolution } from '../component/resolution.js';
import { serialize } from '../html/serialize.js';
import { positioner } from '../position.js';
import { assertSite } from '../site/parse.js';
import type { Site } from '../site/schema.js';
import { compile } from './compile.js';
import type { Canvas, Inlay } from './inlay.js';
import { checkLimit, MAX_OUTPUT_LENGTH } from './limits.js';
import { type Report, type ReportedInlay, reported, superseded } from './report.js';

/**
 * Expands the components of a canvas. Every byte outside the spans of the expanded inlays is the author's, untouched.
 *
 * @param canvas source text, or a canvas from `compile`
 * @throws InlayError `limit-exceeded` for a canvas or an output that is too large, `site-not-parsed` for a site that is
 *   not from `parseSite`
 */
export function render(
  canvas: string | Canvas,
  site: Site,
  request: RenderRequest = {},
): { html: string; report: Report } {
  assertSite(site);
  const { source, inlays } = typeof canvas === 'string' ? compile(canvas) : canvas;
  const fill = filler(site, request);
  const positionOf = positioner(source);
  const entries: ReportedInlay[] = [];
  let html = '';
  let done = 0;
  let last: Inlay | undefined;
  for (const inlay of withTornParagraphs(inlays, fill)) {
    const position = positionOf(inlay.start);
    if (last && inlay.openEnd <= last.end) {
      entries.push(superseded(inlay, position, last.tag));
      continue;
    }
    const { resolution, markup } = fill(inlay);
    entries.push(reported(inlay, position, resolution));
    if (!resolution.element) continue;
    html += source.slice(done, inlay.start) + markup;
    checkLimit(html.length, MAX_OUTPUT_LENGTH, 'characters of output');
    done = inlay.end;
    last = inlay;
  }
  return { html: html + source.slice(done), report: { inlays: entries } };
}

interface Fill {
  resolution: Resolution;
  markup: string;
}

/** Resolves inlays against a site, equal ones once: a canvas may repeat a large menu or form any number of times. */
function filler(site: Site, request: RenderRequest): (inlay: Inlay) => Fill {
  const known = new Map<string, Fill>();
  return ({ tag, attributes, context }) => {
    const key = JSON.stringify([tag, attributes, context]);
    const found = known.get(key);
    if (found) return found;
    const resolution = expand(tag, attributes, { site, context, request });
    const fill = { resolution, markup: resolution.element ? serialize(resolution.element) : '' };
    known.set(key, fill);
    return fill;
  };
}

/** The inlays, those apart from their paragraph that share it with one that does not resolve: it stays for that one. */
function withTornParagraphs(inlays: readonly Inlay[], fill: (inlay: Inlay) => Fill): readonly Inlay[] {
  const torn = new Set<number>();
  for (const inlay of inlays) {
    if (inlay.apart && !fill(inlay).resolution.element) torn.add(inlay.apart.paragraph);
  }
  if (torn.size === 0) return inlays;
  return inlays.map((inlay) => (inlay.apart && torn.has(inlay.apart.paragraph) ? { ...inlay, ...inlay.apart } : inlay));
}
