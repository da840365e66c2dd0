import { fold } from 'inlay/internal/lint/words/fold.js';
import { textRevision } from 'inlay/internal/site/revision.js';

/** Characters of a canvas's path that its name in a report shows. */
const SHOWN = 60;

/** Hexadecimal digits of its hash: a thousand million paths would have to be tried for two that share them. */
const DIGITS = 16;

/**
 * The file name of a canvas's pages in a report: ASCII letters, digits and hyphens alone (`ü` is `u`, `ß` is `ss`), never that of another path, whatever a
 * file system takes for the same, and whichever names it keeps for itself.
 */
export function reportName(path: string): string {
  const shown = fold(path.replace(/\.html?$/i, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SHOWN)
    .replace(/^-|-$/g, '');
  return `${shown || 'canvas'}-${textRevision(path).slice(0, DIGITS)}.html`;
}
