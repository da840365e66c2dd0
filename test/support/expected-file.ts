import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** `UPDATE=1` before a run of a test file rewrites what its fixtures expect; the diff is then for people to read. */
const UPDATE = process.env['UPDATE'] === '1';

/** Holds a text to what a file of the fixtures has. */
export function expectFile(path: string, actual: string): void {
  if (UPDATE) writeFileSync(path, actual);
  expect(existsSync(path), `${path} is missing: \`UPDATE=1\` before the run of the test file writes it`).toBe(true);
  expect(actual).toBe(readFileSync(path, 'utf8'));
}
