import { expect, test } from 'vitest';
import { formatFindings } from '../../../src/lint/format/format-findings.js';
import { editAt, FILES, findingAt } from './samples.js';

test('the agent format is a line a finding with what to write, and the sum', () => {
  expect(formatFindings('agent', FILES)).toBe(
    `${[
      'pages/menu.html:2:2 error known-component: Unexpected `x-nav`, expected `x-menu`: why => replace `<x-nav>` with `<x-menu location="topic">`, replace `</x-nav>` with `</x-menu>`',
      'pages/menu.html:2:22 info unused-directive: Two\\nlines => suggestion: replace `` `Tel` `` with `` `x` ``',
      'pages/menu.html:3:3 warning (needs review) known-component: Unexpected list, expected `x-menu` => edit 3:3 to 5:8',
      'a b/ü%,:.html:2:1 error own-rule: Unexpected 100%, expected `a: b`\\nor <"&\'>\\u0007\ufffd => insert `</x-logo>` at 2:9',
      '4 findings (2 errors, 1 warning, 1 info) in 2 of 3 files',
    ].join('\n')}\n`,
  );
  expect(formatFindings('agent', FILES.slice(1, 2))).toBe('No findings in 1 file\n');
});

test('without a fix it tells where to edit by its place, as nobody has looked for secrets in the text', () => {
  const source = '<p>Call <b>+39 06 1234 5678</b>\n<i>now</i></p>';
  const findings = ['<b>+39 06 1234 5678</b>', '<b>+39 06 1234 5678</b>\n<i>'].map((at) =>
    findingAt(source, { at, message: 'M' }),
  );
  const lines = formatFindings('agent', [{ path: 'a.html', source, findings }]).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'a.html:1:9 error known-component: M => edit 1:9 to 1:32',
    'a.html:1:9 error known-component: M => edit 1:9 to 2:4',
  ]);
});

test('it tells what is replaced by its place where that is long, and never shortens a text', () => {
  const long = `<ul>${'<li>a</li>\n '.repeat(100)}</ul>`;
  const written = `<x-menu class="${'b'.repeat(500)}"></x-menu>`;
  const finding = findingAt(long, {
    at: long,
    fix: { safety: 'safe', description: '', edits: [editAt(long, long, written)] },
  });
  const [line = ''] = formatFindings('agent', [{ path: 'a.html', source: long, findings: [finding] }]).split('\n');
  expect(line).toMatch(/ => replace 1:1 to 101:7 with `/);
  expect(line).toContain(`with \`${written}\``);
  expect(line).not.toContain('…');
  const short = findingAt(long, {
    at: long,
    fix: { safety: 'safe', description: '', edits: [editAt(long, '<ul>', '<ol>')] },
  });
  expect(formatFindings('agent', [{ path: 'a.html', source: long, findings: [short] }])).toContain(
    'replace `<ul>` with `<ol>`',
  );
});

test('what is only removed has no replacement', () => {
  const source = 'a<!-- b -->';
  const fix = { safety: 'safe' as const, description: '', edits: [editAt(source, '<!-- b -->', '')] };
  const file = { path: 'a.html', source, findings: [findingAt(source, { at: '<!-- b -->', message: 'M', fix })] };
  expect(formatFindings('agent', [file]).split('\n')[0]).toBe(
    'a.html:1:2 error known-component: M => remove `<!-- b -->`',
  );
});
