import { writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { ROOT } from '../support/folders.js';
import { exampleOf } from './blocks.js';
import { readReadme } from './readmes.js';

/** `UPDATE=1` rewrites what commands and tables come to; the diff is then for people to read. */
export const UPDATE = process.env['UPDATE'] === '1';

/** Holds the block `example=name` of a README to what it has to show. */
export function expectExample(path: string, name: string, expected: string): void {
  const text = readReadme(path);
  const { code, start, end } = exampleOf(text, name);
  if (UPDATE) writeFileSync(`${ROOT}${path}`, text.slice(0, start) + expected + text.slice(end));
  else expect(code).toBe(expected);
}

/** Holds what stands between two comments of a README, `<!-- name -->` and `<!-- /name -->`, to what has to stand there. */
export function expectBetween(path: string, name: string, expected: string): void {
  const text = readReadme(path);
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const from = text.indexOf(open) + open.length;
  const to = text.indexOf(close, from);
  expect(to, `${open} is missing in ${path}`).toBeGreaterThanOrEqual(from);
  const wanted = `${expected.trimEnd()}\n`;
  if (UPDATE) writeFileSync(`${ROOT}${path}`, text.slice(0, from) + wanted + text.slice(to));
  else expect(text.slice(from, to)).toBe(wanted);
}
