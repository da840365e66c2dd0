import { diffLines } from 'diff';

/** Lines of a difference that are shown, and lines around each that stay. */
const MOST_LINES = 200;
const AROUND = 2;

/** Lines that differ at most: to find the least difference of two texts that share nothing takes the square of that. */
const MOST_EDITS = 2000;

/** What changes between two values, line by line: `-` goes, `+` comes. */
export function changeLines(before: unknown, after: unknown): string[] {
  const parts = diffLines(textOf(before), textOf(after), { maxEditLength: MOST_EDITS });
  if (!parts) return ['… all of it'];
  const lines = parts.flatMap(({ value, added, removed }, index) => {
    const all = value.replace(/\n$/, '').split('\n');
    if (added || removed) return all.map((line) => `${added ? '+' : '-'} ${line}`);
    const head = index === 0 ? [] : all.slice(0, AROUND);
    const tail = index === parts.length - 1 ? [] : all.slice(-AROUND);
    if (head.length + tail.length >= all.length) return all.map((line) => `  ${line}`);
    return [...head.map((line) => `  ${line}`), '  …', ...tail.map((line) => `  ${line}`)];
  });
  return lines.length > MOST_LINES
    ? [...lines.slice(0, MOST_LINES), `… ${lines.length - MOST_LINES} lines more`]
    : lines;
}

/** JSON, two spaces a level, in which the lines of a source stand as such. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return `${text.replaceAll('\\n', '\n')}\n`;
}
