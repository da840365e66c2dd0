import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../support/folders.js';
import { HAS_TERMINAL } from '../../support/programs.js';
import { readState } from '../../support/sites.js';
import { folder, inlay, onTerminal } from '../run.js';

/** What a terminal obeys, what is not seen, and what CI services take for commands. */
const TERMINAL =
  '\u001b]0;title\u0007\u001b[31mHOSTILE\u001b[8m\u009b2J\u007f\b\r\u0085\u2028\u202e\u2066\u200b\u00ad\ufeff';
const COMMANDS = '\n::error::OWNED\n \u00a0::add-mask::a\n##[error]OWNED ##vso[task.complete]x %0A::stop-commands::y';
const HOSTILE = `x${TERMINAL}${COMMANDS}`;
/** As much of it as a name of a file can be. */
const NAME = `x\n::error::OWNED\u001b[31mHOSTILE\u202e\u009b\r##[error]`;

const CANVAS = [
  `<x-nope title="${HOSTILE}"></x-nope>`,
  `<x-menu location="${HOSTILE}" own="${HOSTILE}"></x-menu><x-logo variant="${HOSTILE}"></x-logo>`,
  `<x-contact field="phone"/>${HOSTILE}`,
  `<nav><a href="/menu/">${HOSTILE}</a><a href="/chi-siamo/">Chi siamo</a></nav>`,
  `<a href="tel:+390550123456">055 012 3456 ${HOSTILE}</a>`,
  `<!-- inlay-disable ${HOSTILE} -->`,
].join('\n');

/** A state whose texts are hostile wherever a text may be. */
function hostileState(): string {
  const state = readState('small-business') as Record<string, Record<string, unknown>>;
  const site = { ...state['site'], name: HOSTILE, description: HOSTILE };
  const text = JSON.stringify({ ...state, site });
  return text.replace('"Menu"', JSON.stringify(HOSTILE));
}

const FILES = {
  'site.json': hostileState(),
  'bad-site.json': JSON.stringify({ site: { name: 1, [HOSTILE]: HOSTILE, language: HOSTILE }, [HOSTILE]: 1 }),
  'bad.json': `{"${TERMINAL}`,
  'bad-config.json': JSON.stringify({ [HOSTILE]: 1, rules: { [HOSTILE]: 'off' }, extends: [HOSTILE] }),
  'plain.html': CANVAS,
  'latin.html': Buffer.from([0x41, 0xff]),
  [`pages/${NAME}.html`]: CANVAS,
  [`${NAME}/latin.html`]: Buffer.from([0x41, 0xff]),
  'findings.json': JSON.stringify([{ rule: HOSTILE, outcome: 'violation' }]),
};

const ALL = ['plain.html', 'pages', NAME, `${NAME}.html`];
const S = ['--site', 'site.json'];
const LINE = JSON.stringify({ canvas: CANVAS, id: HOSTILE, own: HOSTILE });
const GOOD_LINE = JSON.stringify({ canvas: CANVAS, id: HOSTILE });

/** Every command, by every way to write. What is made for programs (HTML, differences) is not told, but delivered. */
const RUNS: readonly (readonly [args: readonly string[], stdin?: string])[] = [
  ...(['readable', 'json', 'agent', 'sarif', 'github', 'checkstyle', 'junit'] as const).flatMap((format) => [
    [['lint', ...S, '--format', format, ...ALL]] as const,
    [['lint', ...S, '--format', `${format}=out/report`, ...ALL]] as const,
    [['lint', ...S, '--format', format, '-', '--fix-suggestions', '--stdin-name', NAME], CANVAS] as const,
  ]),
  [['lint', ...S, '--fix-suggestions', ...ALL]],
  [['lint', ...S, '--max-warnings', '0', '--quiet', ...ALL]],
  [['lint', ...S, '--rule', `${NAME}=off`, 'plain.html']],
  [['lint', ...S, '--format', NAME, 'plain.html']],
  [['lint', ...S, '--explain', NAME]],
  [['lint', ...S, '--print-config', `${NAME}.html`]],
  [['lint', ...S, '--config', 'bad-config.json', 'plain.html']],
  [['lint', ...S, '--config', 'bad.json', 'plain.html']],
  [['lint', ...S, '--ndjson', '--fix'], `${GOOD_LINE}\n${LINE}\n{"${TERMINAL}\n`],
  [['lint', '--site', 'bad-site.json', 'plain.html']],
  [['render', ...S, '--out', 'out', '--report', 'table', 'plain.html', 'pages', NAME]],
  [['render', ...S, '--out', 'out', '--report', 'json', 'plain.html', 'pages', NAME]],
  [['render', ...S, '--out', 'out', 'pages', 'pages/../pages', '--url', NAME]],
  [['render', ...S, '--ndjson'], `${GOOD_LINE}\n${LINE}\n`],
  [['render', '--site', `${NAME}.json`, 'plain.html']],
  [['render', '--site', 'bad-site.json', 'plain.html']],
  [['render', ...S, `--${NAME}`]],
  [['render', ...S, '--limit', `${NAME}=1`, 'plain.html']],
  [['bake', ...S, '--out', 'out', '--report', 'table', 'plain.html', 'pages', NAME]],
  [['bake', ...S, '--ndjson'], `${GOOD_LINE}\n${LINE}\n`],
  [['manifest', ...S]],
  [['manifest', ...S, '--concise']],
  [['manifest', ...S, '--out', 'out/report']],
  [['manifest', '--ndjson'], `${JSON.stringify({ site: JSON.parse(hostileState()), id: HOSTILE })}\n`],
  [['check', ...S, '--findings', 'findings.json', 'plain.html', 'pages', NAME]],
  [['check', ...S, '--json', 'plain.html', 'pages']],
  [['check', '--manifest', 'bad-site.json']],
  [['check', '--endpoint', `http://127.0.0.1:1/${NAME}`]],
  [['schema', NAME]],
  [['preview', ...S, '--static', NAME, 'pages']],
  [['preview', ...S, '--static', 'out/report', ...ALL]],
  [['preview', ...S, '--static', 'out/report', 'plain.html', 'latin.html', 'pages']],
  [['preview', ...S, '--public', `${NAME}.html`, 'plain.html']],
  [['serve', '--socket', `plain.html/${NAME}`]],
  [['serve', '--log-level', NAME]],
  [['mcp', '--site', NAME]],
  [['lsp', `--${NAME}`]],
  [[NAME]],
  [['help', NAME]],
];

const CONTROL = /[\0-\x09\x0b-\x1f\x7f-\x9f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;
const COMMAND = /^\s*::|##\w*\[/u;
/** A command of our own: nothing of the canvas is in it but what is escaped. */
const OWN =
  /^::(?:error|warning|notice) file=[^:,]*,line=\d+,endLine=\d+,(?:col=\d+,endColumn=\d+,)?title=[a-z-]+::(?!.*##\w*\[)/u;

/** What of a text a terminal or a CI service would obey. */
function harmIn(text: string, isGithub = false): string[] {
  return text
    .split('\n')
    .filter((line) => CONTROL.test(line) || (COMMAND.test(line) && !(isGithub && OWN.test(line))))
    .map((line) => JSON.stringify(line));
}

function fileText(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : '';
}

describe.concurrent('whatever canvases, sites and file names hold, nothing obeys it:', () => {
  test.each(RUNS.map(([args, stdin]) => ({ name: JSON.stringify(args.join(' ')).slice(0, 90), args, stdin })))(
    'inlay $name',
    async ({ args, stdin = '' }) => {
      const cwd = folder(FILES);
      const { code, stdout, stderr } = await inlay(args, { cwd, stdin, env: { INLAY_DEBUG: '1' } });
      const isGithub = args.some((arg) => arg.startsWith('github'));
      // A fixed canvas goes to stdout as it is.
      const isDelivered = args.includes('--fix-suggestions') && args.includes('-');
      const report = fileText(join(cwd, 'out/report'));
      expect(stdout + stderr + report).not.toBe('');
      expect(harmIn(isDelivered ? '' : stdout, isGithub)).toEqual([]);
      expect(harmIn(stderr, isGithub)).toEqual([]);
      expect(harmIn(report, isGithub)).toEqual([]);
      expect([code, stderr.includes('internal error')]).toEqual([code, false]);
    },
  );

  test('what programs read holds the same texts', async () => {
    const cwd = folder(FILES);
    const { stdout } = await inlay(['manifest', ...S], { cwd });
    expect(JSON.parse(stdout).site.name).toBe(HOSTILE);
    const line = await inlay(['render', ...S, '--ndjson'], { cwd, stdin: `${GOOD_LINE}\n` });
    expect(JSON.parse(line.stdout).id).toBe(HOSTILE);
    expect(JSON.parse(line.stdout).html).toContain(HOSTILE);
  });

  test('what is delivered to a pipe is as it is, byte for byte', async () => {
    const cwd = folder(FILES);
    const { stdout } = await inlay(['render', ...S, '-'], { cwd, stdin: `<p>${HOSTILE}\t</p>` });
    expect(stdout).toBe(`<p>${HOSTILE}\t</p>`);
  });
});

describe.skipIf(!HAS_TERMINAL)('on a terminal', () => {
  test.each([
    '$INLAY lint --site site.json plain.html pages',
    '$INLAY lint --site site.json --format json plain.html pages',
    '$INLAY lint --site site.json --fix-suggestions --fix-dry-run plain.html pages',
    '$INLAY lint --site site.json --fix-suggestions plain.html pages *',
    '$INLAY render --site site.json --out out --report table *',
    '$INLAY render --site site.json plain.html',
    '$INLAY check --site site.json plain.html pages',
    '$INLAY manifest --site site.json',
    '$INLAY manifest --site bad-site.json',
    '$INLAY preview --site site.json --static out plain.html pages',
  ])('only our own colours are shown: %s', (script) => {
    const shown = onTerminal(script, folder(FILES));
    expect(shown).not.toBe('');
    // Our own: colours, which never begin right before a text of others, and the line that counts.
    expect(shown).not.toMatch(/\u001b\[\d+mHOSTILE/);
    const plain = shown
      .replace(/\r\u001b\[K(?:\w+(?: \w+)? [\d,]+ of [\d,]+)?/g, '')
      .replace(/\u001b\[(?:[124]|2[24]|3[12369])m/g, '');
    expect(
      plain
        .split('\n')
        .filter((line) => CONTROL.test(line.replaceAll('\t', '')))
        .map((line) => JSON.stringify(line)),
    ).toEqual([]);
  });
});

describe('what is raw', () => {
  test.each([TERMINAL, ...COMMANDS.split('\n').slice(1)])('is caught: %j', (text) => {
    expect(harmIn(`a\n${text}`).length).toBe(1);
    expect(harmIn(`a\n${text}`, true).length).toBe(1);
  });

  test('is caught in a command of our own, too', () => {
    expect(harmIn('::error file=a,line=1,endLine=1,title=x-y::fine', true)).toEqual([]);
    expect(harmIn('::error file=a::b,line=1,endLine=1,title=x-y::bad', true).length).toBe(1);
    expect(harmIn('::error file=a,line=1,endLine=1,title=x-y::##[error]bad', true).length).toBe(1);
  });
});

/** The only files that write to a stream of the process themselves, each with its reason. */
const WRITERS: Readonly<Record<string, string>> = {
  'cli/output/tell.ts': 'the boundary',
  'cli/lint/watch-canvases.ts': 'clears the screen',
  'http/options.ts': 'hands an error object to the console of the user',
  'adapters/exchanges.ts': 'harmless by itself',
};

describe('the source', () => {
  const rawWriters = (files: readonly (readonly [string, string])[]) =>
    files
      .filter(([, text]) =>
        /process\.(?:stdout|stderr)\.write|console\.(?:log|error|warn|info)\(|writeTo\(process/.test(text),
      )
      .map(([name]) => name)
      .sort();

  test('writes to the streams of the process at one place', () => {
    const names = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
    const files = names
      .filter((name) => name.endsWith('.ts') && !/^(?:lsp|testing|preview\/client|php)\//.test(name))
      .map((name) => [relative('', name), readFileSync(join(ROOT, 'src', name), 'utf8')] as const);
    expect(rawWriters(files)).toEqual(Object.keys(WRITERS).sort());
  });

  test('would be caught writing elsewhere', () => {
    expect(rawWriters([['a.ts', 'process.stderr.write(message)']])).toEqual(['a.ts']);
    expect(rawWriters([['a.ts', 'await writeTo(process.stdout, text)']])).toEqual(['a.ts']);
  });
});
