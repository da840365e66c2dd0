import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../src/index.js';
import { applyFixes, type Finding, lint } from '../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'T', description: '', url: 'https://luna.example', language: 'it' },
    theme: { name: 'S', version: '1.0.0' },
    contacts: { phone: { kind: 'phone', value: '+39 011 555 1234', display: '011 555 1234' } },
  }),
);
const LINTED = '<p>Tel 011 555 1234</p>';
const LONGER = '<p>Testo lungo lungo lungo, Tel 011 555 1234</p>';
const WRONG = 'expected findings of this very source: lint it and apply those';

describe('findings', () => {
  test.each([
    ['<p>Ciao, sono un altro testo</p>', LINTED],
    ['<p>corto', LONGER],
    [`${LINTED} `, LINTED],
  ])('are not applied to %s when they are of %s', (other, linted) => {
    expect(() => applyFixes(other, lint(linted, manifest))).toThrow(
      expect.objectContaining({
        code: 'wrong-source',
        message: `Unexpected finding of \`no-static-contact\` of another source, ${WRONG}`,
      }),
    );
  });

  test('are applied to their own source, whatever copy of it', () => {
    const copy = LINTED.split('').join('');
    expect(applyFixes(copy, lint(LINTED, manifest)).output).toBe(
      '<p>Tel <x-contact field="phone" link="false"></x-contact></p>',
    );
    expect(applyFixes('anything', []).output).toBe('anything');
  });

  const fromJson = (source: string) => JSON.parse(JSON.stringify(lint(source, manifest))) as Finding[]; // as they were

  test('that came as JSON are refused where they do not lie in the source', () => {
    expect(applyFixes(LINTED, fromJson(LINTED)).output).toBe(
      '<p>Tel <x-contact field="phone" link="false"></x-contact></p>',
    );
    expect(() => applyFixes('<p>corto', fromJson(LONGER))).toThrow(
      expect.objectContaining({
        code: 'wrong-source',
        message: `Unexpected edit of \`no-static-contact\` from \`32\` to \`44\` in a source of 8 characters, ${WRONG}`,
      }),
    );
    const [finding] = fromJson(LINTED);
    const edits = [{ start: Number.NaN, end: 1, text: '' }];
    const odd = finding?.fix && { ...finding, fix: { ...finding.fix, edits } };
    expect(() => applyFixes(LINTED, odd ? [odd] : [])).toThrow('from `NaN`');
  });
});
