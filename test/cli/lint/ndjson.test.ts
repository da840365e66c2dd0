import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildManifest } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';
import { readSite } from '../../support/sites.js';
import { folder, inlay, SITE } from '../run.js';
import { CONFIG, PLUGIN } from './plugin.js';

const site = readSite('small-business');
const manifest = buildManifest(site);
const NAV = '<p>\r\n<x-nav></x-nav>';

async function answers(cwd: string, lines: unknown[], ...args: string[]) {
  const stdin = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { code, stdout, stderr } = await inlay(['lint', '--plugins', '--ndjson', ...args], { cwd, stdin });
  expect(stderr).toBe('');
  return {
    code,
    lines: stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  };
}

describe.concurrent('inlay lint --ndjson', () => {
  const findings = JSON.parse(JSON.stringify(lint(NAV, manifest)));

  test('answers every canvas with its findings, in order', async () => {
    const state = JSON.parse(readFileSync(SITE, 'utf8'));
    const lines = [
      { canvas: NAV, manifest, id: 1 },
      { canvas: NAV, site: state, id: { a: 2 } },
      { canvas: '<p>ok</p>', manifest },
    ];
    expect(await answers(folder(), lines)).toEqual({
      code: 1,
      lines: [{ id: 1, findings }, { id: { a: 2 }, findings }, { findings: [] }],
    });
    expect(findings.length).toBe(1);
    expect(await answers(folder(), lines.slice(2))).toMatchObject({ code: 0 });
  });

  test('heeds the configuration and the names of canvases', async () => {
    const cwd = folder({
      'site.json': readFileSync(SITE),
      'plugin.mjs': PLUGIN,
      'inlay.config.json': JSON.stringify({
        ...JSON.parse(CONFIG),
        overrides: [{ files: 'drafts', rules: { shorten: 'off' } }],
      }),
    });
    const lines = [{ canvas: '<b>wow</b>' }, { canvas: '<b>wow</b>', name: 'drafts/a.html' }];
    const rules = async (...args: string[]) => {
      const { code, lines: given } = await answers(cwd, lines, ...args);
      return [code, ...given.map((line) => line.findings.map(({ rule }: { rule: string }) => rule))];
    };
    expect(await rules()).toEqual([0, ['shorten'], []]);
    expect(await rules('--quiet')).toEqual([0, [], []]);
    expect(await rules('--rule', 'shorten=error')).toEqual([1, ['shorten'], ['shorten']]);
  });

  test('brings the fixed canvas too', async () => {
    const cwd = folder({ 'site.json': readFileSync(SITE), 'plugin.mjs': PLUGIN, 'inlay.config.json': CONFIG });
    const lines = [{ canvas: '\ufeff<b>wow</b>\r\n' }, { canvas: '<p>' }];
    expect(await answers(cwd, lines, '--fix-suggestions')).toEqual({
      code: 0,
      lines: [
        { findings: [], output: '\ufeff<b></b>\r\n' },
        { findings: [], output: '<p>' },
      ],
    });
  });

  test('answers a bad line with what is wrong, and goes on', async () => {
    const lines = [
      '{',
      { canvas: 1, id: 7 },
      { canvas: '' },
      { canvas: '', manifest: {} },
      { canvas: '', site: { site: {} } },
      { canvas: '', manifest },
    ];
    const { code, lines: given } = await answers(folder(), lines);
    expect(code).toBe(1);
    expect(given.map(({ error, ...rest }) => ({ ...rest, ...(error && { code: error.code }) }))).toEqual([
      { code: 'not-json', line: 1 },
      { id: 7, code: 'invalid-line', line: 2 },
      { code: 'invalid-line', line: 3 },
      { code: 'invalid-manifest', line: 4 },
      { code: 'invalid-site', line: 5 },
      { findings: [] },
    ]);
    expect(given[2].error.problems).toEqual([
      {
        pointer: '/manifest',
        message: 'Unexpected nothing, expected an object, or `--site <file>` or `--manifest <file>` for all lines',
      },
    ]);
  });

  test('takes no canvases beside it', async () => {
    expect(await inlay(['lint', '--plugins', '--ndjson', '--site', SITE, 'a.html'])).toMatchObject({
      code: 2,
      stderr: 'error: Unexpected canvas `a.html` with `--ndjson`, expected canvases on stdin alone\n',
    });
  });
});
