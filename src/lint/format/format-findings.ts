import { RULES } from '../rules/index.js';
import { countFile, noFindings } from './counts.js';
import type { FormatContext, LintedFile } from './format.js';
import { FORMATS, type FormatName } from './index.js';

/** The findings of files in a format, as a whole. For many files, put the pieces of `FORMATS` together yourself. */
export function formatFindings(
  name: FormatName,
  files: readonly LintedFile[],
  options: Partial<FormatContext> = {},
): string {
  const { version = '0.0.0', rules = RULES, paint = (_style, text) => text, width } = options;
  const context = { version, rules, paint, width };
  const { open, between, file: pieceOf, close } = FORMATS[name];
  const counts = noFindings();
  const pieces: string[] = [];
  for (const file of files) {
    countFile(counts, file.findings);
    const piece = pieceOf(file, context);
    if (piece !== '') pieces.push(piece);
  }
  return open(context) + pieces.join(between) + close(counts, context);
}
