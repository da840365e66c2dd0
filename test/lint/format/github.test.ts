import { describe, expect, test } from 'vitest';
import { formatFindings } from '../../../src/lint/format/format-findings.js';
import { FILES } from './samples.js';

interface Command {
  name: string;
  properties: Record<string, string>;
  data: string;
}

/** As the runner replaces them, one after the other: the per cent sign last. */
const DATA: readonly [string, string][] = [
  ['%0D', '\r'],
  ['%0A', '\n'],
];
const PROPERTY: readonly [string, string][] = [...DATA, ['%3A', ':'], ['%2C', ',']];

function unescaped(text: string, table: readonly [string, string][]): string {
  return [...table, ['%25', '%'] as const].reduce((done, [escaped, char]) => done.replaceAll(escaped, char), text);
}

/**
 * Reads a line of a log by the rules of the Actions runner (`ActionCommand.TryParseV2`): a command begins with `::`, goes
 * up to the next `::`, has a name, then after a blank properties that are split at commas and at their first `=`.
 */
function parseCommand(line: string): Command | undefined {
  const text = line.trimStart();
  const end = text.startsWith('::') ? text.indexOf('::', 2) : -1;
  if (end < 0) return undefined;
  const info = text.slice(2, end);
  const blank = info.indexOf(' ');
  const name = blank < 0 ? info : info.slice(0, blank);
  if (!['error', 'warning', 'notice'].includes(name)) return undefined;
  const pairs = (blank < 0 ? '' : info.slice(blank + 1).trim())
    .split(',')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split(/=(.*)/s))
    .filter(([key, value]) => key && value)
    .map(([key = '', value = '']) => [key, unescaped(value, PROPERTY)]);
  return { name, properties: Object.fromEntries(pairs), data: unescaped(text.slice(end + 2), DATA) };
}

function commandsOf(output: string): (Command | undefined)[] {
  return output.trimEnd().split('\n').map(parseCommand);
}

describe('the github format', () => {
  const output = formatFindings('github', FILES);

  test('is a command a finding, and nothing else', () => {
    expect(output.split('\n')[0]).toBe(
      '::error file=pages/menu.html,line=2,endLine=2,col=2,endColumn=19,title=known-component::Unexpected `x-nav`, expected `x-menu`: why%0AFix: Write `x-menu`',
    );
    expect(output.split('\n').length).toBe(5);
    expect(formatFindings('github', [])).toBe('');
  });

  test('is what the runner of GitHub Actions reads', () => {
    expect(commandsOf(output)).toEqual([
      {
        name: 'error',
        properties: {
          file: 'pages/menu.html',
          line: '2',
          endLine: '2',
          col: '2',
          endColumn: '19',
          title: 'known-component',
        },
        data: 'Unexpected `x-nav`, expected `x-menu`: why\nFix: Write `x-menu`',
      },
      {
        name: 'notice',
        properties: {
          file: 'pages/menu.html',
          line: '2',
          endLine: '2',
          col: '22',
          endColumn: '34',
          title: 'unused-directive',
        },
        data: 'Two\nlines\nSuggestion: Write the field: not proven',
      },
      {
        name: 'warning',
        properties: { file: 'pages/menu.html', line: '3', endLine: '5', title: 'known-component' },
        data: 'Unexpected list, expected `x-menu`',
      },
      {
        name: 'error',
        properties: { file: 'a b/ü%,:.html', line: '2', endLine: '2', col: '1', endColumn: '9', title: 'own-rule' },
        data: 'Unexpected 100%, expected `a: b`\r\nor <"&\'>\\u0007\ud800\nFix: Add the end tag',
      },
    ]);
  });

  test('the parser would notice what is not escaped', () => {
    const [, , , last = ''] = output.split('\n');
    expect(parseCommand(last.replaceAll('%3A', ':').replaceAll('%2C', ','))?.properties['file']).not.toBe(
      'a b/ü%,:.html',
    );
    expect(commandsOf(output.replaceAll('%0A', '\n'))).toContain(undefined);
  });

  test('keeps escapes that an author wrote', () => {
    const file = { path: '%0A%25.html', source: 'x', findings: [] };
    const [finding] = FILES[0]?.findings ?? [];
    if (!finding) throw new Error('no sample');
    const written = formatFindings('github', [
      { ...file, findings: [{ ...finding, message: '%0A::set-env::%25', fix: undefined as never }] },
    ]);
    expect(commandsOf(written)).toMatchObject([{ properties: { file: '%0A%25.html' }, data: '%0A::set-env::%25' }]);
  });
});
