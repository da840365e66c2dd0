import { type RenderRequest, render, type Site } from '../../src/index.js';
import type { PhpLocator, Region } from './locate-in-php.js';
import { splice } from './splice.js';

/** A page to locate in PHP and to render here. */
export interface PageCase {
  /** What kind of page it is, for the figures. */
  kind: string;
  page: string;
  site: Site;
  request: RenderRequest;
}

/** What came of many pages. */
export interface Compared {
  /** Of each kind, how many there were and how many PHP was sure of. */
  kinds: Record<string, { pages: number; answered: number }>;
  /** Regions that PHP found in all of them. */
  regions: number;
  /** Pages that come out otherwise than `render` has them. */
  differences: { page: string; expected: string; actual: string }[];
}

/**
 * Puts pages together from what PHP located and the regions' own canvases, and compares them with what `render` makes of the
 * whole pages.
 *
 * @param until differences after which to stop
 */
export async function compare(php: PhpLocator, cases: readonly PageCase[], until = 5): Promise<Compared> {
  const compared: Compared = { kinds: {}, regions: 0, differences: [] };
  const answers = await php.locate(cases.map(({ page }) => page));
  for (const [index, given] of cases.entries()) {
    if (compared.differences.length >= until) break;
    const kind = compared.kinds[given.kind] ?? { pages: 0, answered: 0 };
    compared.kinds[given.kind] = kind;
    kind.pages += 1;
    const regions = answers[index];
    if (!regions) continue;
    kind.answered += 1;
    compared.regions += regions.length;
    const { page } = given;
    const [expected, actual] = [render(page, given.site, given.request).html, spliced(given, regions)];
    if (actual !== expected) compared.differences.push({ page, expected, actual });
  }
  return compared;
}

function spliced({ page, site, request }: PageCase, regions: readonly Region[]): string {
  return splice(page, regions, (canvas) => render(canvas, site, request).html);
}

/** A line for each kind of page, with the share that PHP was sure of. */
export function summarize({ kinds, regions }: Compared): string {
  const lines = Object.entries(kinds).map(
    ([kind, { pages, answered }]) =>
      `  ${kind.padEnd(24)}${String(pages).padStart(8)}   ${((100 * answered) / pages).toFixed(1)}%`,
  );
  return [...lines, `  ${regions} regions`].join('\n');
}

/** The share of a kind of pages that PHP was sure of. */
export function shareOf({ kinds }: Compared, kind: string): number {
  const { pages, answered } = kinds[kind] ?? { pages: 0, answered: 0 };
  return answered / pages;
}
