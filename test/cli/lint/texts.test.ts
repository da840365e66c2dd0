import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, inlay, SITE } from '../run.js';

const FILES = {
  'prompt.md': '# Notes\n\nUse sk-proj-AbC123dEf456GhI789jKl012MnO345\n<x-foo></x-foo>\n',
  'data.json': '{"apiKey": "9f8e7d6c5b4a39281706"}\n',
  'ok.txt': 'hello\n',
  'a.yaml': '# inlay-disable-next-line no-secrets\npassword: Tr0ub4dor&3\n',
  'pages/a.html': '<p>ok</p>\n',
  'pages/notes/prompt.md': 'password: Tr0ub4dor&3\n',
  'pages/latin.txt': Buffer.from('caf\xe9', 'latin1'),
  'pages/binary.txt': 'a\0b',
};

describe.concurrent('inlay lint of texts', () => {
  test('searches them for secrets alone, without a site, and says so', async () => {
    const args = ['lint', '--format', 'agent', 'prompt.md', 'data.json', 'ok.txt', '*.yaml'];
    const { code, stdout, stderr } = await inlay(args, { cwd: folder(FILES) });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout.split('\n').map((line) => line.replace(/can be read by.*/, '…'))).toEqual([
      'prompt.md:3:5 error no-secrets: Unexpected secret in the file, expected none: an OpenAI key …',
      'data.json:1:13 error no-secrets: Unexpected secret in the file, expected none: a value for `apiKey` …',
      '2 findings (2 errors) in 2 of 4 files, searched for secrets alone',
      '',
    ]);
  });

  test('finds them in folders, tells what it could not search there, and goes on', async () => {
    const { code, stdout, stderr } = await inlay(['lint', '--site', SITE, '--format', 'agent', 'pages'], {
      cwd: folder(FILES),
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^pages\/notes\/prompt\.md:1:11 error no-secrets: /);
    expect(stdout).toMatch(/\n1 finding \(1 error\) in 1 of 2 files, 1 of them searched for secrets alone\n$/);
    expect(stderr).toBe(
      'note: not searched for secrets: pages/binary.txt: Unexpected binary file, expected text to search for secrets\n' +
        'note: not searched for secrets: pages/latin.txt: Unexpected byte `0xE9` at offset 3, expected UTF-8\n',
    );
  });

  test('fails for one that is named and no text', async () => {
    const { code, stderr } = await inlay(['lint', 'pages/binary.txt', 'pages/latin.txt'], { cwd: folder(FILES) });
    expect(code).toBe(2);
    expect(stderr).toBe(
      'error: pages/binary.txt: Unexpected binary file, expected text to search for secrets\n' +
        'error: pages/latin.txt: Unexpected byte `0xE9` at offset 3, expected UTF-8\n',
    );
  });

  test('writes what it finds in every format, counts them, and searches no report of its own', async () => {
    const cwd = folder(FILES);
    const args = ['lint', '--site', SITE, '--format', 'json=pages/out.json', '--format', 'sarif=out.sarif', 'pages'];
    for (const _again of [1, 2]) expect(await inlay(args, { cwd })).toMatchObject({ code: 1 });
    const { files, counts } = JSON.parse(readFileSync(join(cwd, 'pages/out.json'), 'utf8'));
    expect(files.map(({ path }: { path: string }) => path)).toEqual(['pages/a.html', 'pages/notes/prompt.md']);
    expect(counts).toMatchObject({ files: 2, searched: 1, errors: 1 });
    const { results } = JSON.parse(readFileSync(join(cwd, 'out.sarif'), 'utf8')).runs[0];
    expect(results[0].locations[0].physicalLocation.region).toMatchObject({ startLine: 1, startColumn: 11 });
  });

  test('gives the same in workers, and leaves them as they are when it fixes', async () => {
    const cwd = folder(FILES);
    const lint = (...args: string[]) =>
      inlay(['lint', '--format', 'agent', 'prompt.md', 'data.json', ...args], { cwd });
    const [one, two, fixed] = await Promise.all([lint(), lint('--jobs', '2'), lint('--fix-suggestions')]);
    expect(two.stdout).toBe(one.stdout);
    expect(fixed.stdout).toBe(one.stdout);
    expect(readFileSync(join(cwd, 'prompt.md'), 'utf8')).toBe(FILES['prompt.md']);
  });

  test('takes stdin and lines for texts by their name', async () => {
    const cwd = folder();
    const stdin = 'password: Tr0ub4dor&3';
    const named = await inlay(['lint', '--format', 'agent', '--stdin-name', 'prompt.md'], { cwd, stdin });
    expect(named.stdout).toMatch(/^prompt\.md:1:11 error no-secrets: /);
    const lines = await inlay(['lint', '--ndjson'], { cwd, stdin: JSON.stringify({ canvas: stdin, name: 'a.md' }) });
    expect(JSON.parse(lines.stdout).findings).toMatchObject([{ rule: 'no-secrets', column: 11 }]);
  });

  test('heeds the configuration', async () => {
    const config = '{"overrides": [{"files": "*.json", "rules": {"no-secrets": "off"}}], "ignore": ["prompt.md"]}';
    const cwd = folder({ ...FILES, 'inlay.config.json': config });
    expect(await inlay(['lint', 'prompt.md', 'data.json'], { cwd })).toMatchObject({
      code: 0,
      stdout: 'No findings in 1 file, searched for secrets alone\n',
    });
  });
});
