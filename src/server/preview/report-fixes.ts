import { InlayError } from 'inlay/internal/message/error.js';
import type { FixedPage } from './fixed-page.js';
import { FIXED_LENGTH, FIXED_PAGES } from './limits.js';
import type { CanvasModel, CanvasSummary } from './model.js';
import { worstFirst } from './pages/finding-order.js';
import { reportName } from './report-names.js';
import type { Session } from './session.js';

/** A page with the fix of a finding made, as a report has it. */
interface ReportFix {
  /** In the report. */
  name: string;
  page: FixedPage;
}

/**
 * The pages of a canvas with the fix of one finding made, by the finding's index: those of its worst findings.
 *
 * @param most UTF-16 code units that are left for them
 */
export async function reportFixes(
  session: Session,
  canvas: CanvasModel,
  most: number,
): Promise<Map<number, ReportFix>> {
  const fixes = new Map<number, ReportFix>();
  const { path, findings, html } = canvas;
  let left = Math.min(FIXED_LENGTH, most);
  for (const { index, fix } of worstFirst(findings)) {
    if (!fix) continue;
    // It is about as long as the page without the fix.
    if (fixes.size >= FIXED_PAGES || left < html.length) break;
    const page = await madePage(session, path, index);
    if (!page) continue;
    left -= page.html.length;
    fixes.set(index, { name: fixedFile(path, fixes.size), page });
  }
  return fixes;
}

/** The page; nothing where it would be too large. */
async function madePage(session: Session, path: string, index: number): Promise<FixedPage | undefined> {
  try {
    return await session.fixedPage(path, index);
  } catch (error) {
    if (error instanceof InlayError) return undefined;
    throw error;
  }
}

/** The names that those of a canvas may have. */
export function fixedFiles({ path, counts }: CanvasSummary): string[] {
  const count = Math.min(counts.fixable + counts.suggestions, FIXED_PAGES);
  return Array.from({ length: count }, (_, place) => fixedFile(path, place));
}

function fixedFile(path: string, place: number): string {
  return `frame/fixed/${reportName(path).replace(/\.html$/, '')}-${place + 1}.html`;
}
