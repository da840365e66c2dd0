import { tell } from 'inlay/internal/cli/output/tell.js';
import { painter } from 'inlay/internal/cli/output/terminal.js';
import { harmless } from 'inlay/internal/message/printable.js';
import stringWidth from 'string-width';

/** Writes rows with a line of headings to stdout, in columns. */
export async function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): Promise<void> {
  const shown = rows.map((row) => row.map(harmless));
  const widths = headings.map((heading, column) =>
    Math.max(...[heading, ...shown.map((row) => row[column] ?? '')].map((text) => stringWidth(text))),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - stringWidth(cell))))
      .join('  ')
      .trimEnd();
  const head = painter(process.stdout)('bold', line(headings));
  await tell(process.stdout, [head, ...shown.map(line), ''].join('\n'));
}
