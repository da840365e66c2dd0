import { describe, expect, test } from 'vitest';
import { formatFindings } from '../../../src/lint/format/format-findings.js';
import { editAt, FILES, findingAt } from './samples.js';

test('the agent format is a line a finding with what to write, and the sum', () => {
  expect(formatFindings('agent', FILES)).toBe(
    `${[
      'pages/menu.html:2:2 error known-component: Unexpected `x-nav`, expected `x-menu` => replace `<x-nav>` with `<x-menu location="topic">`, replace `</x-nav>` with `</x-menu>`',
      '2:22 info unused-directive: Two\\nlines => suggestion: replace `` `Tel` `` with `` `x` ``',
      '3:3 warning (needs review) known-component: Unexpected list, expected `x-menu` => edit the `<ul>`',
      'a b/ü%,:.html:2:1 error own-rule: Unexpected 100%, expected `a: b`\\nor <"&\'>\\u0007\ufffd => insert `</x-logo>` at 2:9',
      '4 findings (2 errors, 1 warning, 1 info) in 2 of 3 files',
    ].join('\n')}\n`,
  );
  expect(formatFindings('agent', FILES.slice(1, 2))).toBe('No findings in 1 file\n');
});

test('without a fix it tells where to edit by the element or its place, as nobody has looked for secrets in the text', () => {
  const source = '<p>Call <b>+39 06 1234 5678</b>\n<i>now</i></p>';
  const findings = ['<b>+39 06 1234 5678</b>', '<b>+39 06 1234 5678</b>\n<i>'].map((at) =>
    findingAt(source, { at, message: 'M' }),
  );
  const lines = formatFindings('agent', [{ path: 'a.html', source, findings }]).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'a.html:1:9 error known-component: M => edit the `<b>`',
    '1:9 error known-component: M => edit 1:9 to 2:4',
  ]);
});

test('it tells what is replaced by its place where that is long, and never shortens a text', () => {
  const long = `<ul>${'<li>a</li>\n '.repeat(100)}</ul><br>`;
  const written = `<x-menu class="${'b'.repeat(500)}"></x-menu>`;
  const finding = findingAt(long, {
    at: long,
    fix: { safety: 'safe', description: '', edits: [editAt(long, long, written)] },
  });
  const [line = ''] = formatFindings('agent', [{ path: 'a.html', source: long, findings: [finding] }]).split('\n');
  expect(line).toMatch(/ => replace 1:1 to 101:11 with `/);
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

const lineOf = (source: string, ...samples: Parameters<typeof findingAt>[1][]) =>
  formatFindings('agent', [{ path: 'a', source, findings: samples.map((sample) => findingAt(source, sample)) }])
    .split('\n')
    .slice(0, samples.length)
    .map((line) => line.replace(/^(?:a:)?\d+:\d+ error known-component: /, ''));

const MENU = '<x-menu location="topic"></x-menu>';
const LIST = '<nav><ul><li><ul></ul></li></ul></nav>';
const writing = (at: string, text: string, from = LIST) => ({
  safety: 'safe' as const,
  description: '',
  edits: [editAt(from, at, text)],
});

test.each([
  ['a component that the edit writes', `Unexpected list, expected \`${MENU}\`: why`, MENU, 'Unexpected list'],
  [
    'one with attributes of its own',
    `Unexpected list, expected \`${MENU}\`: why`,
    '<x-menu location="topic" class="a"></x-menu>',
    'Unexpected list',
  ],
  [
    'what else would do',
    `Unexpected list, expected \`${MENU}\` (\`b\` would fit too): why`,
    MENU,
    'Unexpected list, expected the component (`b` would fit too)',
  ],
  [
    'advice',
    `Unexpected list, expected \`${MENU}\`: why. Its script goes with it`,
    MENU,
    'Unexpected list. Its script goes with it',
  ],
])('it says once: %s', (_name, message, text, told) => {
  expect(lineOf(LIST, { at: LIST, message, fix: writing(LIST, text) })).toEqual([
    `${told} => replace the \`<nav>\` with \`${text}\``,
  ]);
});

test('negative control: it says what was expected where the edit writes something else', () => {
  const message = `Unexpected list, expected \`${MENU}\`: why`;
  for (const text of ['<x-menu location="footer"></x-menu>', '<x-menus location="topic"></x-menus>', '<b></b>'])
    expect(lineOf(LIST, { at: LIST, message, fix: writing(LIST, text) })[0]).toContain(`expected \`${MENU}\` => `);
});

test('an edit that mends another finding too is told once, and so is why', () => {
  const fix = writing(LIST, MENU);
  expect(
    lineOf(
      LIST,
      { at: LIST, message: `Unexpected list, expected \`${MENU}\`: why`, fix },
      { at: LIST, message: `Unexpected nav, expected \`${MENU}\`: why. Its script goes with it` },
      { at: '<li>', message: 'Unexpected item, expected none: why', fix },
      { at: '</ul>', message: 'Unexpected `ul`, expected none: it is one, and it is old; others' },
      { at: '</li>', message: 'Unexpected end, expected none: it is two, and it is old; others' },
    ),
  ).toEqual([
    `Unexpected list => replace the \`<nav>\` with \`${MENU}\``,
    'Unexpected nav => the edit of known-component',
    'Unexpected item => the edit of 1:1',
    'Unexpected `ul` => goes with the edit of known-component at line 1',
    'Unexpected end => goes with the edit of known-component at line 1',
  ]);
});

test('what somebody has to review first does not stand for what is certain', () => {
  const around = { at: LIST, message: 'M', fix: writing(LIST, MENU), outcome: 'needs-review' } as const;
  const item = { at: '<li>', message: 'N', fix: { ...writing('<li>', ''), safety: 'unsafe' } } as const;
  expect(lineOf(LIST, around, item)[1]).toBe('N => suggestion: remove `<li>`');
  // Negative control: what is reviewed, too, goes with it.
  expect(lineOf(LIST, around, { ...item, outcome: 'needs-review' })[1]).toMatch(
    /N => goes with the edit of known-component at line 1$/,
  );
});

test.each([
  ['<ul><li><ul></ul></li></ul>', 'the `<ul>` of line 1'],
  ['<ul></ul></li></ul>', '1:14 to 1:33'],
  ['<li><ul></ul></li>', 'the `<li>`'],
  ['<ul></ul></li>', '1:14 to 1:28'],
])('an element is called by its name where it is one and whole: %s', (at, told) => {
  expect(lineOf(LIST, { at, message: 'M' })).toEqual([`M => edit ${told}`]);
});

test('a text that the message names whole is not told again', () => {
  const source = '<p>Call 555 0100</p>';
  const fix = writing('555 0100', '<b></b>', source);
  expect(lineOf(source, { at: '555 0100', message: 'Unexpected `555 0100`', fix })).toEqual([
    'Unexpected `555 0100` => replace it with `<b></b>`',
  ]);
  expect(lineOf(source, { at: '555 0100', message: 'Unexpected `0100`', fix })).toEqual([
    'Unexpected `0100` => replace `555 0100` with `<b></b>`',
  ]);
});

describe('what nothing but the message tells to do stands in each line', () => {
  const source = '<b></b><i></i><u></u>';
  const linesOf = (...messages: string[]) =>
    lineOf(source, ...messages.map((message, at) => ({ at: ['<b></b>', '<i></i>', '<u></u>'][at] ?? '', message })));

  test.each([
    ['what to remove', 'expected none, as the site has no fax; remove it with its label', ': it stands there'],
    ['what to check', 'expected a page there; check the address, and keep the link if it is right', ''],
    ['what to show', 'expected none; show a listed picture, or have this one listed', ''],
    [
      'what else to write',
      'expected none, as the site has no fax: remove it; what the site has is `<x-contact></x-contact>`',
      '',
    ],
    ['what is near', 'expected a listed one; nearest is `/a.jpg`', ''],
    ['a condition', 'expected a listed one; if it is for something else, list it', ''],
  ])('%s', (_what, expected, reason) => {
    const lines = linesOf(`Unexpected a, ${expected}${reason}`, `Unexpected b, ${expected}${reason}`);
    expect(lines).toEqual([
      `Unexpected a, ${expected}${reason} => edit the \`<b>\``,
      `Unexpected b, ${expected} => edit the \`<i>\``,
    ]);
  });

  test('negative control: why it is wrong is told once', () => {
    const why = 'expected none; its handle is like the name of the site: it stands there';
    expect(linesOf(`Unexpected a, ${why}`, `Unexpected b, ${why}`)[1]).toBe(
      'Unexpected b, expected none => edit the `<i>`',
    );
  });

  test('negative control: an edit tells it, too', () => {
    const message = 'expected none; remove it with its label: it stands there';
    const fix = { safety: 'safe' as const, description: '', edits: [editAt(source, '<i></i>', '')] };
    const [, second] = lineOf(
      source,
      { at: '<b></b>', message: `Unexpected a, ${message}` },
      { at: '<i></i>', message: `Unexpected b, ${message}`, fix },
    );
    expect(second).toBe('Unexpected b, expected none => remove the `<i>`');
  });
});

test('a line break between tags is written as a blank, so that it can be pasted; one in a text is written out', () => {
  const told = (text: string) => lineOf(LIST, { at: LIST, message: 'M', fix: writing(LIST, text) })[0];
  expect(told('</ul>\n<x-social></x-social>\n<ul>')).toBe(
    'M => replace the `<nav>` with `</ul> <x-social></x-social> <ul>`',
  );
  expect(told('a\nb')).toBe('M => replace the `<nav>` with `a\\nb`');
});
