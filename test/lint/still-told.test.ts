import { expect, test } from 'vitest';
import { buildManifest } from '../../src/index.js';
import { applyFixes, lint, lintAndFix } from '../../src/lint/index.js';
import { stillTold } from '../../src/lint/still-told.js';
import { readSite } from '../support/sites.js';

const manifest = buildManifest(readSite('small-business'));
const url = 'https://osteriacorniolo.example';

/** The page gives a host as its own by its canonical address, which is mended; the link below that host stays. */
const PAGE =
  '<!DOCTYPE html><html lang="en"><head><title>T</title><link rel="canonical" href="https://osteria-corniolo.it/">' +
  '</head><body><main><h1>T</h1><p>Text</p><a href="https://app.osteria-corniolo.it/login">Log in</a></main></body></html>';

test('what is invented is told until it is gone, though a fix takes away what gave it away', () => {
  const { output, remaining } = lintAndFix(PAGE, manifest, {}, { unsafe: true });
  expect(output).toContain(`<link rel="canonical" href="${url}`);
  expect(lint(output, manifest)).toEqual([]);
  expect(remaining.map(({ start, end }) => output.slice(start, end))).toEqual([
    '<a href="https://app.osteria-corniolo.it/login">Log in</a>',
  ]);
  const [link] = remaining;
  expect(output.split('\n')[(link?.line ?? 0) - 1]?.slice((link?.column ?? 0) - 1)).toMatch(/^<a href/);
  expect(() => applyFixes(output, remaining, { unsafe: true })).not.toThrow();
});

test('not where an edit touched it, the linter tells of it, or it is no invention', () => {
  const before = lint(PAGE, manifest);
  const told = before.filter(({ message }) => message.includes('app.osteria-corniolo.it'));
  const [link] = told;
  if (!link) throw new Error('no finding of the link');
  const moved = { start: 0, end: 0, text: '\n' };
  expect(stillTold(told, [moved], `\n${PAGE}`, []).map(({ start, line }) => [start - link.start, line])).toEqual([
    [1, 2],
  ]);
  const touching = { start: link.start + 1, end: link.start + 2, text: 'b' };
  expect(stillTold(told, [touching], PAGE, [])).toEqual([]);
  expect(stillTold(told, [], PAGE, told)).toEqual([]);
  expect(stillTold([{ ...link, rule: 'no-static-menu' }], [], PAGE, [])).toEqual([]);
});
