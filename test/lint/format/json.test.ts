import { expect, test } from 'vitest';
import { formatFindings } from '../../../src/lint/format/format-findings.js';
import { FILES } from './samples.js';

test('the json format is the findings as they are, every file, and the counts', () => {
  const [menu, clean] = FILES;
  const findings = JSON.parse(JSON.stringify(menu?.findings));
  expect(JSON.parse(formatFindings('json', FILES.slice(0, 2)))).toEqual({
    files: [
      { path: 'pages/menu.html', findings },
      { path: clean?.path, findings: [] },
    ],
    counts: {
      files: 2,
      failures: 0,
      filesWithFindings: 1,
      errors: 1,
      warnings: 1,
      infos: 1,
      fixable: 1,
      suggestions: 1,
    },
  });
});

test('it is indented as one value would be', () => {
  const text = formatFindings('json', FILES);
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  expect(JSON.parse(formatFindings('json', []))).toMatchObject({ files: [], counts: { files: 0 } });
});
