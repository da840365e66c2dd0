import { expect, test } from 'vitest';
import { buildManifest } from '../../src/index.js';
import { applyFixes, lint, lintAndFix } from '../../src/lint/index.js';
import { stillTold } from '../../src/lint/still-told.js';
import { readSite } from '../support/sites.js';

const manifest = buildManifest(readSite('small-business'));
/** A number that is no one's, given as the site's in a link, which is mended, and again in a script under a name that says nothing. */
const PAGE =
  '<!DOCTYPE html><html lang="it"><head><title>T</title></head><body><main><h1>T</h1></main><footer>' +
  '<p>Tel. <a href="tel:+390555123456">+39 0555 123456</a></p><script>var n = { desk: "0555 123456" };</script>' +
  '</footer></body></html>';

test('what is invented is told until it is gone, though a fix takes away what gave it away', () => {
  const { output, remaining } = lintAndFix(PAGE, manifest, {}, { unsafe: true });
  expect(output).toContain('<p>Tel. <x-contact field="phone"></x-contact></p>');
  expect(lint(output, manifest)).toEqual([]);
  expect(remaining.map(({ start, end }) => output.slice(start, end))).toEqual(['0555 123456']);
  const [number] = remaining;
  expect(output.split('\n')[(number?.line ?? 0) - 1]?.slice((number?.column ?? 0) - 1)).toMatch(/^0555 123456"/);
  expect(() => applyFixes(output, remaining, { unsafe: true })).not.toThrow();
});

test('not where an edit touched it, the linter tells of it, or it is no invention', () => {
  const before = lint(PAGE, manifest);
  const told = before.filter(({ message }) => message.includes('`0555 123456`'));
  const [number] = told;
  if (!number) throw new Error('no finding of the number');
  const moved = { start: 0, end: 0, text: '\n' };
  expect(stillTold(told, [moved], `\n${PAGE}`, []).map(({ start, line }) => [start - number.start, line])).toEqual([
    [1, 2],
  ]);
  const touching = { start: number.start + 1, end: number.start + 2, text: 'b' };
  expect(stillTold(told, [touching], PAGE, [])).toEqual([]);
  expect(stillTold(told, [], PAGE, told)).toEqual([]);
  expect(stillTold([{ ...number, rule: 'no-static-menu' }], [], PAGE, [])).toEqual([]);
});
