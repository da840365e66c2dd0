import stringWidth from 'string-width';

/** Columns of the narrowest terminal that lines are broken for. */
const NARROWEST = 40;

/** Columns that a text has on a terminal; nothing where it may have as many as it takes. */
export function columnsOf(width: number | undefined): number | undefined {
  return width === undefined ? undefined : Math.max(width, NARROWEST);
}

/**
 * A text in lines that a terminal shows whole, broken at blanks. A longer word has a line of its own.
 *
 * @param width columns of the terminal; nothing for a text that is not broken
 * @param indent what stands before each line but the first
 */
export function wrapped(text: string, width: number | undefined, indent: string): string {
  const columns = columnsOf(width);
  const lines = text.split('\n');
  if (columns === undefined) return lines.join(`\n${indent}`);
  const most = columns - stringWidth(indent);
  return lines.flatMap((line) => brokenAt(line, most)).join(`\n${indent}`);
}

function brokenAt(line: string, most: number): string[] {
  const broken = [''];
  let used = 0;
  for (const word of line.split(' ')) {
    const width = stringWidth(word);
    if (used > 0 && used + 1 + width > most) {
      broken.push(word);
      used = width;
    } else {
      broken[broken.length - 1] += used > 0 ? ` ${word}` : word;
      used += width + (used > 0 ? 1 : 0);
    }
  }
  return broken;
}
