import { compile } from 'inlay/internal/canvas/compile.js';
import { render } from 'inlay/internal/canvas/render.js';
import { pageAddress } from 'inlay/internal/html/page-address.js';
import { edited } from 'inlay/internal/lint/edit/fix.js';
import type { Edit } from 'inlay/internal/lint/finding.js';
import { OUTPUT_LENGTH, SOURCE_LENGTH } from './limits.js';
import type { Insertion } from './model.js';
import { type PageLink, pageLinks } from './page-links.js';
import type { TaskSite } from './source.js';
import { spotMarks } from './spot-marks.js';

/** The id of the element that a fix has changed. */
export const FIXED_ID = 'inlay-fixed';

/** The expanded page of a canvas with a fix made. */
export interface FixedPage {
  html: string;
  /** What makes the element that the fix has changed one to point at. */
  marks: Insertion[];
  links: PageLink[];
}

const LIMITS = { canvasLength: SOURCE_LENGTH, outputLength: OUTPUT_LENGTH };

/**
 * The expanded page of a canvas with edits made.
 *
 * @throws InlayError `limit-exceeded`
 */
export function fixedPage(path: string, source: string, edits: readonly Edit[], { site }: TaskSite): FixedPage {
  const fixed = edited(source, edits);
  const url = pageAddress('/', path);
  const draw = (text: string) => render(compile(text, LIMITS), site, { url }, LIMITS);
  const { html, report } = draw(fixed);
  const [first] = edits.toSorted((a, b) => a.start - b.start);
  const links = pageLinks(html);
  if (!first) return { html, marks: [], links };
  const spot = { start: first.start, end: first.start + first.text.length };
  const { anchors, marks } = spotMarks(fixed, [spot], report.inlays, { html, render: (text) => draw(text).html });
  const id = anchors[0]?.expanded;
  // Its address is known before it is made. An element that has an id keeps it, and is not pointed at.
  const renamed = marks.expanded.map(({ at, text }) => ({ at, text: text.replace(`id="${id}"`, `id="${FIXED_ID}"`) }));
  return { html, marks: renamed, links };
}
