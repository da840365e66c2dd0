import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '../src/component/table.js';
import { parseSite, render } from '../src/index.js';
import { parseConfig } from '../src/lint/config/config-schema.js';
import { setupOf } from '../src/lint/config/setup.js';
import { RULES } from '../src/lint/index.js';
import { folder } from './cli/run.js';
import { FIXTURES, ROOT } from './support/folders.js';
import { HAS_PHP } from './support/programs.js';

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

/** The table of the linter's rules. */
function ruleTable(): string {
  const rows = RULES.map(({ id, severity, docs: { summary, incorrect } }) => {
    const isFixable = incorrect.some(({ code, fixed }) => fixed !== code);
    return `| \`${id}\` | ${severity} | ${isFixable ? 'yes' : ''} | ${summary.replace(/^Reports |\.$/g, '')} |`;
  });
  return ['| rule | severity | fixes | reports |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** A folder like a user's, with a site, its manifest and a page. */
function workshop(): string {
  const site = readFileSync(`${FIXTURES}/sites/small-business/site.json`);
  return folder({
    'inlay.config.json': '{ "site": "site.json" }',
    'site.json': site,
    'pages/header.html': readFileSync(`${FIXTURES}/fix/handwritten-header/canvas.html`),
  });
}

/** The ways in which the README calls the command. */
const CALL = /npx inlay|node_modules\/\.bin\/inlay/g;

/** Shell with the built command in the place of the installed one. */
function scriptOf(code: string): string {
  return code.replace(CALL, () => `"${process.execPath}" "${COMMAND}"`);
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
  const example = `${FIXTURES}/render/readme-header`;

  test('shows the canvas, the HTML that comes of it, and the report', () => {
    const site = `${FIXTURES}/sites/small-business/site.json`;
    const args = [COMMAND, 'render', '--site', site, '--report=table', 'fixtures/render/readme-header/canvas.html'];
    const { stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
    expectExample('canvas', 'html', readFileSync(`${example}/canvas.html`, 'utf8'));
    expectExample('html', 'html', readFileSync(`${example}/expected.html`, 'utf8'));
    expectExample('report', 'text', stderr);
  });

  test('shows what the linter finds, and what it would fix', () => {
    const site = 'fixtures/sites/small-business/site.json';
    const canvas = 'fixtures/fix/handwritten-header/canvas.html';
    const shown = (...options: string[]) => {
      const args = ['lint', '--site', site, ...options, canvas];
      const { stdout } = spawnSync(process.execPath, [COMMAND, ...args], { cwd: ROOT, encoding: 'utf8' });
      return `$ npx inlay ${args.join(' ')}\n${stdout}`;
    };
    expectExample('lint', 'console', shown());
    expectExample('fix', 'console', shown('--fix-dry-run'));
  });

  test('has the table of rules that the linter has', () => {
    expectBetween('<!-- rules -->', '<!-- /rules -->', ruleTable());
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
    .filter((code) => code.search(CALL) !== -1);

  test.each(commands)('shows commands that work: %s', (code) => {
    const { status, stderr } = spawnSync('bash', ['-euc', scriptOf(code)], { cwd: ROOT, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  });

  test('starts nothing in the background by npx, which keeps a signal to itself', () => {
    const inBackground = /^npx .*&$/m;
    expect(commands.filter((code) => inBackground.test(code))).toEqual([]);
    expect(commands.filter((code) => /^kill \$!$/m.test(code))).toHaveLength(1);
    expect('npx inlay-server daemon --socket $socket &\nkill $!').toMatch(inBackground); // the negative control
  });

  test.skipIf(!HAS_PHP)('runs what an example baked in PHP, with the output that it shows', () => {
    const text = readFileSync(README, 'utf8');
    const [, bake = ''] = /```sh\n(npx inlay bake [^`]*?HTML\n)```/.exec(text) ?? [];
    const [, code = ''] = /<!-- php -->\n```php\n([\s\S]*?)```/.exec(text) ?? [];
    const cwd = folder({ 'run.php': `<?php\n${code.replaceAll('/tmp/', '').replace('src/php', `${ROOT}src/php`)}` });
    execFileSync('bash', ['-euc', scriptOf(bake.replace('/tmp/', '').replace('fixtures', `${ROOT}fixtures`))], { cwd });
    const output = execFileSync('php', ['run.php'], { cwd, encoding: 'utf8' });
    expectBetween('<!-- php output -->', '<!-- /php output -->', fenced('html', output));
  });

  const workshops = [...readFileSync(README, 'utf8').matchAll(/```sh workshop\n([\s\S]*?)```/g)].map(
    ([, code]) => code ?? '',
  );

  test.each(workshops)('shows commands that work in a folder with a site and a page: %s', (code) => {
    // Findings are no failure here.
    const inlay = `inlay() { "${process.execPath}" "${COMMAND}" "$@" || [ $? = 1 ]; }\n`;
    const script = inlay + code.replaceAll('npx inlay', 'inlay');
    const { status, stderr } = spawnSync('bash', ['-euc', script], { cwd: workshop(), encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    expect(stderr).not.toContain('error:');
  });

  const configs = [...readFileSync(README, 'utf8').matchAll(/```json\n([\s\S]*?)```/g)]
    .map(([, code = '{}']): unknown => JSON.parse(code))
    .filter((config) => !JSON.stringify(config).includes('json.schemas'));

  test('shows configurations that the linter takes', () => {
    expect(configs.length).toBe(2);
    for (const config of configs) {
      const name = 'README.md';
      expect(() => setupOf([{ name, config: parseConfig(config) }], [])).not.toThrow();
    }
  });

  test('has a site to copy, with something for every component', () => {
    const [, text = ''] = /```json site\n([\s\S]*?)```/.exec(readFileSync(README, 'utf8')) ?? [];
    const site = parseSite(JSON.parse(text));
    const canvas = Object.values(COMPONENTS)
      .map(({ example }) => example(site))
      .join('\n');
    const { report } = render(canvas, site);
    expect(report.inlays.map(({ tag, outcome }) => [tag, outcome])).toEqual(
      Object.keys(COMPONENTS).map((tag) => [tag, 'expanded']),
    );
  });

  test('shows a workflow whose step fails for findings, annotates them and leaves a file to upload', () => {
    const [, workflow = ''] = /<!-- workflow -->\n```yaml\n([\s\S]*?)```/.exec(readFileSync(README, 'utf8')) ?? [];
    const [, step = ''] = /- run: (npx inlay .*)/.exec(workflow) ?? [];
    const [, upload = ''] = /sarif_file: (.*)/.exec(workflow) ?? [];
    const cwd = workshop();
    const run = () => spawnSync('bash', ['-euc', scriptOf(step)], { cwd, encoding: 'utf8' });
    const { status, stdout } = run();
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error file=pages\/header\.html,line=3,/);
    expect(JSON.parse(readFileSync(join(cwd, upload), 'utf8')).runs[0].results.length).toBe(2);
    writeFileSync(join(cwd, 'pages/header.html'), '<x-logo></x-logo>');
    expect(run().status).toBe(0);
  });

  test('shows a workflow that keeps a report of the preview, whatever was found', () => {
    const [, workflow = ''] =
      /<!-- preview workflow -->\n```yaml\n([\s\S]*?)```/.exec(readFileSync(README, 'utf8')) ?? [];
    const [, step = ''] = /- run: (npx inlay .*)/.exec(workflow) ?? [];
    const [, kept = ''] = /path: (.*)/.exec(workflow) ?? [];
    const cwd = workshop();
    const run = () => spawnSync('bash', ['-euc', scriptOf(step)], { cwd, encoding: 'utf8' });
    expect(run().status).toBe(1);
    expect(readFileSync(join(cwd, kept, 'index.html'), 'utf8')).toContain('header');
    writeFileSync(join(cwd, 'pages/header.html'), '<x-logo></x-logo>');
    expect(run().status).toBe(0);
  });

  test('shows ways to start the preview that serve a page', async () => {
    const [, code = ''] = /<!-- preview -->\n```shell\n([\s\S]*?)```/.exec(readFileSync(README, 'utf8')) ?? [];
    const lines = code.trim().split('\n');
    expect(lines).toHaveLength(3);
    const cwd = workshop();
    mkdirSync(join(cwd, 'public'));
    for (const line of lines) {
      // Another preview may have the usual port.
      const command = scriptOf(line.replace(' --port 0', '').replace('preview', 'preview --port 0'));
      const child = spawn('bash', ['-euc', `exec ${command}`], { cwd });
      const shown = await new Promise<string>((done) => child.stdout.once('data', (chunk) => done(String(chunk))));
      const [address = ''] = /http:\S+/.exec(shown) ?? [];
      expect(await (await fetch(`${address}canvas/header.html`)).text()).toContain('no-static-contact');
      const ended = new Promise((done) => child.once('close', done));
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  });
});
