/** A value in PHP: an expression as it is written, or an array. */
export type Value = string | PhpArray;

/** An array: its entries fill lines, unless each has a line of its own. */
interface PhpArray {
  entries: readonly (readonly [key: string | undefined, value: Value])[];
  rows: boolean;
}

/** Characters of a line, as PSR-12 says. */
const WIDTH = 120;

const INDENT = '    ';

export function phpString(text: string): string {
  return `'${text.replace(/\\(?=[\\']|$)|'/g, '\\$&')}'`;
}

/** A whole number; long ones have their digits in groups of three. */
export function phpNumber(value: number): string {
  const digits = String(value);
  return digits.length < 5 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, '_');
}

export function list(texts: Iterable<string>): Value {
  return { entries: Array.from(texts, (text) => [undefined, phpString(text)]), rows: false };
}

/** Names as keys, so that PHP finds one without a search. */
export function setOf(names: Iterable<string>): Value {
  return { entries: Array.from(names, (name) => [phpString(name), 'true']), rows: false };
}

/** Texts by name. */
export function mapOf(texts: Iterable<readonly [name: string, text: string]>): Value {
  return { entries: Array.from(texts, ([name, text]) => [phpString(name), phpString(text)]), rows: false };
}

/** Values by name, each on a line of its own. */
export function rowsOf(values: Iterable<readonly [name: string, value: Value]>): Value {
  return { entries: Array.from(values, ([name, value]) => [phpString(name), value]), rows: true };
}

/**
 * A value as PHP has it.
 *
 * @param indent of the line that it begins in
 * @param used characters of that line before it
 */
export function written(value: Value, indent: string, used: number): string {
  if (typeof value === 'string') return used + value.length < WIDTH ? value : broken(value, indent + INDENT);
  const inner = indent + INDENT;
  const items = value.entries.map(([key, item]) => {
    const before = key === undefined ? '' : `${key} => `;
    return before + written(item, inner, inner.length + before.length);
  });
  const line = `[${items.join(', ')}]`;
  if (!value.rows && !line.includes('\n') && used + line.length < WIDTH) return line;
  const lines = value.rows ? items.map((item) => `${inner}${item},`) : filled(items, inner);
  return ['[', ...lines, `${indent}]`].join('\n');
}

/** A long sum of bits, with a line for each. */
function broken(expression: string, indent: string): string {
  return expression.replaceAll(' | ', `\n${indent}| `);
}

function filled(items: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const longer = `${lines.at(-1)} ${item},`;
    if (lines.length === 0 || longer.length > WIDTH) lines.push(`${indent}${item},`);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
