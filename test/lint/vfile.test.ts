import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { buildManifest } from '../../src/index.js';
import { lintVFile, toVFileMessages } from '../../src/lint/index.js';
import { readSite } from '../support/sites.js';
import { FILES } from './format/samples.js';

const manifest = buildManifest(readSite('small-business'));

test('findings become messages of a unified pipeline', async () => {
  const file = await unified()
    .use(rehypeParse)
    .use(() => (_tree: unknown, file: VFile) => lintVFile(file, manifest))
    .use(rehypeStringify)
    .process(new VFile({ path: 'a.html', value: '<p>𝒳</p>\r\n<x-nav></x-nav>' }));
  const [message] = file.messages.filter(({ ruleId }) => ruleId === 'known-component');
  expect(file.messages.length).toBe(1);
  expect(message).toMatchObject({
    ruleId: 'known-component',
    source: 'inlay',
    fatal: false,
    place: {
      start: { line: 2, column: 1, offset: 11 },
      end: { line: 2, column: 8, offset: 18 },
    },
    actual: '<x-nav>',
    url: 'inlay://rules/known-component',
  });
  expect(message?.reason).toMatch(/^Unexpected `x-nav`, expected `<x-menu location="topic"><\/x-menu>`/);
});

test('severity decides on fatal, which is never true; a fix is the note, and what is expected', () => {
  const [menu, , odd] = FILES;
  if (!menu || !odd) throw new Error('no samples');
  expect(
    toVFileMessages(menu.source, menu.findings).map(({ fatal, note, expected, actual }) => ({
      fatal,
      note,
      expected,
      actual,
    })),
  ).toEqual([
    { fatal: false, note: 'Fix: Write `x-menu`', expected: [], actual: '<x-nav>漢字</x-nav>' },
    { fatal: undefined, note: 'Suggestion: Write the field: not proven', expected: [], actual: '<b>`Tel`</b>' },
    { fatal: false, note: undefined, expected: [], actual: '<ul>\n    <li>Home</li>\n  </ul>' },
  ]);
  const [finding] = odd.findings;
  if (!finding) throw new Error('no sample');
  const whole = {
    safety: 'safe' as const,
    description: '',
    edits: [{ start: finding.start, end: finding.end, text: '<b>' }],
  };
  expect(toVFileMessages(odd.source, [{ ...finding, fix: whole }])[0]?.expected).toEqual(['<b>']);
});
