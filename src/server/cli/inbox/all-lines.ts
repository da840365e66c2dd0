import { diffLines } from 'diff';

/** Lines that differ at most: to find the least difference of two texts that share nothing takes the square of that. */
const MOST_EDITS = 2000;

/**
 * All of two values, line by line: `-` goes, `+` comes, and what stays is shown as well. Nothing is left out: a person decides on
 * what stands here.
 */
export function allLines(before: unknown, after: unknown): string[] {
  const [old, next] = [textOf(before), textOf(after)];
  const parts = diffLines(old, next, { maxEditLength: MOST_EDITS }) ?? [
    { value: old, added: false, removed: true },
    { value: next, added: true, removed: false },
  ];
  return parts.flatMap(({ value, added, removed }) => {
    const sign = added ? '+' : removed ? '-' : ' ';
    return value === ''
      ? []
      : value
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => `${sign} ${line}`);
  });
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : `${readable(value, '')}\n`;
}

/** Like JSON without commas, two spaces a level; a text of lines stands line by line, each behind a bar, as it is. */
function readable(value: unknown, indent: string): string {
  const within = `${indent}  `;
  if (typeof value === 'string' && value.includes('\n'))
    return ['|', ...value.split('\n').map((line) => `${within}| ${line}`)].join('\n');
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item) => readable(item, within))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([name, item]) => `${JSON.stringify(name)}: ${readable(item, within)}`);
  const [open, close] = isList ? '[]' : '{}';
  if (items.length === 0) return `${open}${close}`;
  return [open, items.map((item) => `${within}${item}`).join('\n'), `${indent}${close}`].join('\n');
}
