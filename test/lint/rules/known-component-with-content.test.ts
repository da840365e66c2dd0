import { expect, test } from 'vitest';
import { exampleManifest } from '../../../src/lint/example/manifest.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const found = (code: string) => lint(code, exampleManifest()).filter(({ rule }) => rule === 'known-component');
const fixed = (code: string) => applyFixes(code, found(code), { unsafe: true }).output;

test.each([
  [
    '<x-nav location="topic"><ul><li>Soon</li></ul></x-nav>',
    '<x-menu location="topic"><ul><li>Soon</li></ul></x-menu>',
  ],
  ['<p><x-phone>call us</x-phone></p>', '<p><x-contact field="phone">call us</x-contact></p>'],
  ['<X-Brand><b>Bakery</b></X-Brand>', '<x-logo><b>Bakery</b></x-logo>'],
])('a made-up name is mended in both tags of what has content: %s', (code, output) => {
  expect(fixed(code)).toBe(output);
  expect(found(code)[0]?.message).toMatch(/as its two tags, .*visitors see nothing but what is in it$/);
});

test('near miss: as one where there is nothing in it, or no end tag', () => {
  expect(fixed('<x-brand> </x-brand>')).toBe('<x-logo></x-logo>');
  expect(fixed('<p><x-brand>Bakery</p>')).toBe('<p><x-logo></x-logo>Bakery</p>');
});

test('near miss: a part of a page with what it holds is told alone', () => {
  const code = '<x-header><x-logo></x-logo></x-header>';
  expect(fixed(code)).toBe(code);
  expect(found(code)[0]?.message).not.toContain('two tags');
});
