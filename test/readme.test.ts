import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '../src/component/table.js';
import { parseSite } from '../src/index.js';
import { FIXTURES, ROOT } from './support/folders.js';

/** `UPDATE=1` rewrites what stands between the markers; the diff is then for people to read. */
const UPDATE = process.env['UPDATE'] === '1';

const README = `${ROOT}README.md`;
const COMMAND = `${ROOT}dist/cli/main.js`;

/** Compares what stands between two markers, the `nth` of that name from 0. */
function expectBetween(open: string, close: string, expected: string, nth = 0): void {
  const text = readFileSync(README, 'utf8');
  let start = -1;
  for (let count = 0; count <= nth; count += 1) start = text.indexOf(open, start + 1);
  const from = start + open.length;
  const to = text.indexOf(close, from);
  expect(start, `${open} is missing in the README`).toBeGreaterThan(-1);
  const wanted = `\n${expected.trimEnd()}\n`;
  if (UPDATE) writeFileSync(README, text.slice(0, from) + wanted + text.slice(to));
  else expect(text.slice(from, to)).toBe(wanted);
}

function expectExample(name: string, language: string, content: string): void {
  expectBetween(`<!-- example: ${name} -->`, '<!-- /example -->', fenced(language, content));
}

function fenced(language: string, content: string): string {
  return `\`\`\`${language}\n${content.trimEnd()}\n\`\`\``;
}

/** The component reference, made of the attribute tables. */
function reference(): string {
  const bare = parseSite({
    site: { name: '', description: '', url: 'https://site.example', language: 'en' },
    theme: { name: '', version: '1.0.0' },
  });
  return Object.values(COMPONENTS)
    .map(({ tag, summary, replaces, whenEmpty, contract }) => {
      const rows = Object.entries(contract).map(([name, { type, required, default: preset, description, values }]) => {
        const allowed =
          type === 'string' && values
            ? values(bare)
                .map((value) => ` \`${value}\``)
                .join(',')
            : '';
        const what = `${description}${allowed === '' ? '' : `:${allowed}`}`;
        return `| \`${name}\` | ${type} | ${required ? '**required**' : (preset ?? '')} | ${what} |`;
      });
      const table = ['| attribute | type | default | what it says |', '| --- | --- | --- | --- |', ...rows].join('\n');
      return `### ${tag}\n\n${summary} It stands for: ${replaces.charAt(0).toLowerCase()}${replaces.slice(1)}.\n${whenEmpty}.\n\n${table}`;
    })
    .join('\n\n');
}

describe('the README', () => {
  const folder = `${FIXTURES}/render/readme-header`;

  test('shows the canvas, the HTML that comes of it, and the report', () => {
    const site = `${FIXTURES}/sites/small-business/site.json`;
    const args = [COMMAND, 'render', '--site', site, '--report=table', 'fixtures/render/readme-header/canvas.html'];
    const { stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expectExample('canvas', 'html', readFileSync(`${folder}/canvas.html`, 'utf8'));
    expectExample('html', 'html', readFileSync(`${folder}/expected.html`, 'utf8'));
    expectExample('report', 'text', stderr);
  });

  test('has the component reference that the attribute tables make', () => {
    expectBetween('<!-- components -->', '<!-- /components -->', `\n${reference()}\n`);
  });

  const examples = [...readFileSync(README, 'utf8').matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');

  test.each(examples.map((code, nth) => ({ nth, code })))(
    'runs example $nth in JavaScript, with the output that it shows',
    ({ nth, code }) => {
      const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
        cwd: ROOT,
        encoding: 'utf8',
      });
      expectBetween('<!-- output -->', '<!-- /output -->', fenced('text', output), nth);
    },
  );

  const commands = [...readFileSync(README, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g)]
    .map(([, code]) => code ?? '')
    .filter((code) => code.includes('npx inlay'));

  test.each(commands)('shows commands that work: %s', (code) => {
    const script = code.replaceAll('npx inlay', `"${process.execPath}" "${COMMAND}"`);
    const { status, stderr } = spawnSync('bash', ['-euc', script], { cwd: ROOT, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });
});
