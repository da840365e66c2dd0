import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import { acceptManifest, buildManifest, render } from '../../src/index.js';
import { ROOT } from '../support/folders.js';
import { readSite, readState } from '../support/sites.js';
import { BARE, folder, inlay, SITE } from './run.js';

const site = readSite('small-business');
const bare = readSite('bare');
const LOGO = '<x-logo></x-logo>';

function lines(values: readonly unknown[]): string {
  return values.map((value) => `${typeof value === 'string' ? value : JSON.stringify(value)}\n`).join('');
}

/** The answers of a run, parsed. */
async function answers(args: readonly string[], stdin: string | Uint8Array) {
  const { code, stdout, stderr } = await inlay(args, { stdin });
  expect(stderr).toBe('');
  expect(stdout === '' || stdout.endsWith('\n')).toBe(true);
  return {
    code,
    answers: stdout
      .split('\n')
      .slice(0, -1)
      .map((line): unknown => JSON.parse(line)),
  };
}

describe.concurrent('inlay render --ndjson', () => {
  test('answers each line by one, in order, with its id', async () => {
    const request = { url: '/menu/' };
    const canvas = '<x-menu location="topic"></x-menu>';
    const stdin = lines([
      { canvas: LOGO },
      '',
      '  \t\r',
      { id: { any: ['value', null] }, canvas, request },
      { id: null, canvas: LOGO, site: readState('bare') },
    ]);
    expect(await answers(['render', '--site', SITE, '--ndjson'], stdin)).toEqual({
      code: 0,
      answers: [
        render(LOGO, site),
        { id: { any: ['value', null] }, ...render(canvas, site, request) },
        { id: null, ...render(LOGO, bare) },
      ],
    });
  });

  test('takes what a line leaves out from the options', async () => {
    const canvas = '<x-menu location="topic"></x-menu><x-addon provider="provider_contact_form"></x-addon>';
    const addons = { provider_contact_form: { contatti: '<form>fresh</form>' } };
    const path = join(folder({ 'addons.json': JSON.stringify(addons) }), 'addons.json');
    const args = ['render', '--site', SITE, '--url', '/menu/', '--addons', path, '--ndjson'];
    const stdin = lines([{ canvas }, { canvas, request: { url: '/eventi/' } }]);
    expect((await answers(args, stdin)).answers).toEqual([
      render(canvas, site, { url: '/menu/', addons }),
      render(canvas, site, { url: '/eventi/', addons }),
    ]);
  });

  test('needs no site of its own when each line brings one, and no line feed at the end', async () => {
    const stdin = JSON.stringify({ canvas: LOGO, site: readState('bare') });
    expect(await answers(['render', '--ndjson'], stdin)).toEqual({ code: 0, answers: [render(LOGO, bare)] });
    expect(await answers(['render', '--ndjson'], `\ufeff${stdin}`)).toEqual({ code: 0, answers: [render(LOGO, bare)] });
    expect(await answers(['render', '--ndjson'], '')).toEqual({ code: 0, answers: [] });
  });

  test('answers 10,000 lines with a bad one in the middle', async () => {
    const canvases = Array.from({ length: 10_000 }, (_, id) => ({ canvas: `<p>caffè ${id} 😀</p>${LOGO}`, id }));
    const stdin = lines(canvases.map((line, index) => (index === 5000 ? '{"canvas": "cut' : line)));
    const { code, answers: found } = await answers(['render', '--site', BARE, '--ndjson'], stdin);
    expect(code).toBe(1);
    expect(found).toEqual(
      canvases.map(({ canvas, id }, index) =>
        index === 5000
          ? {
              error: {
                code: 'not-json',
                message: 'Unexpected end of the text, expected `"` at the end of the string at column 16',
                problems: [],
              },
              line: 5001,
            }
          : { id, ...render(canvas, bare) },
      ),
    );
  }, 60_000);

  test('answers a bad line by what is wrong with it, and goes on', async () => {
    const bad: [line: string | object, code: string, problems: [pointer: string, message: string][]][] = [
      ['[]', 'invalid-line', [['', 'Unexpected an array, expected an object']]],
      ['null', 'invalid-line', [['', 'Unexpected `null`, expected an object']]],
      [
        { canvas: 1, extra: true, request: { ul: '/', url: 'mailto:a@b.example', addons: { p: { f: 1 } } } },
        'invalid-line',
        [
          ['/canvas', 'Unexpected `1`, expected a string'],
          [
            '/request/url',
            'Unexpected `mailto:a@b.example`, expected an absolute http or https URL or a relative one such as `/menu/`',
          ],
          ['/request/addons/p/f', 'Unexpected `1`, expected a string'],
          ['/request/ul', 'Unexpected key `ul`, expected one of `url`, `addons`; nearest is `url`'],
          ['/extra', 'Unexpected key `extra`, expected one of `canvas`, `site`, `request`, `id`'],
        ],
      ],
      [
        { canvas: LOGO, site: { site: {} } },
        'invalid-site',
        [
          ['/site/name', 'Unexpected nothing, expected a string'],
          ['/site/description', 'Unexpected nothing, expected a string'],
          ['/site/url', 'Unexpected nothing, expected a string'],
          ['/site/language', 'Unexpected nothing, expected a string'],
        ],
      ],
      [
        { canvas: LOGO },
        'invalid-line',
        [['/site', 'Unexpected nothing, expected an object, or `--site <file>` or `--manifest <file>` for all lines']],
      ],
      [
        '{"canvas": "", "__proto__": {}}',
        'invalid-line',
        [['/__proto__', 'Unexpected key `__proto__`, expected another name']],
      ],
      [{ canvas: 'a'.repeat(16_777_217), site: readState('bare') }, 'limit-exceeded', []],
    ];
    const good = { canvas: LOGO, site: readState('bare') };
    const { code, answers: found } = await answers(
      ['render', '--ndjson'],
      lines(bad.flatMap(([line]) => [line, good])),
    );
    expect(code).toBe(1);
    expect(found).toEqual(
      bad.flatMap(([, errorCode, problems], index) => [
        {
          error: {
            code: errorCode,
            message: expect.any(String),
            problems: problems.map(([pointer, message]) => ({ pointer, message })),
          },
          line: 2 * index + 1,
        },
        render(LOGO, bare),
      ]),
    );
  });

  test('a bad line keeps its id', async () => {
    expect((await answers(['render', '--site', BARE, '--ndjson'], '{"id": "a", "canvas": null}')).answers).toEqual([
      {
        id: 'a',
        error: {
          code: 'invalid-line',
          message: 'The line is not valid',
          problems: [{ pointer: '/canvas', message: 'Unexpected `null`, expected a string' }],
        },
        line: 1,
      },
    ]);
  });

  test('a line that is not UTF-8, or nested without end, is answered like any bad one', async () => {
    const deep = `{"canvas": "", "id": ${'['.repeat(200_000)}${']'.repeat(200_000)}}\n`;
    const stdin = Buffer.concat([
      Buffer.from('{"canvas": "\xe9"}\n', 'latin1'),
      Buffer.from(deep),
      Buffer.from('{"canvas": ""}'),
    ]);
    const { answers: found } = await answers(['render', '--site', BARE, '--ndjson'], stdin);
    expect(found).toMatchObject([
      { error: { code: 'not-utf-8', message: 'Unexpected byte `0xE9` at offset 12, expected UTF-8' }, line: 1 },
      { error: { code: 'invalid-line' }, line: 2 },
      render('', bare),
    ]);
  });

  test('answers a line before the next one comes', async () => {
    const child = spawn(process.execPath, [join(ROOT, 'dist/cli/main.js'), 'render', '--site', BARE, '--ndjson']);
    const output = createInterface(child.stdout)[Symbol.asyncIterator]();
    for (const id of [1, 2, 3]) {
      child.stdin.write(`{"canvas": "a", "id": ${id}}\n`);
      expect(JSON.parse((await output.next()).value)).toMatchObject({ id, html: 'a' });
    }
    child.stdin.end();
    expect((await output.next()).done).toBe(true);
  });

  test('exits with 1 for unresolved components when asked to', async () => {
    const args = ['render', '--site', BARE, '--ndjson', '--fail-on-unresolved'];
    expect((await answers(args, lines([{ canvas: '<x-social></x-social>' }]))).code).toBe(1);
    expect((await answers(args, lines([{ canvas: LOGO }]))).code).toBe(0);
  });

  test.each([
    [['--out', 'x'], "option '--ndjson' cannot be used with option '--out <folder>'"],
    [['--report'], "option '--ndjson' cannot be used with option '--report [format]'"],
    [['a.html'], 'Unexpected canvas `a.html` with `--ndjson`, expected canvases on stdin alone'],
    [
      ['--site', '-'],
      'Unexpected stdin for `--site` and `--ndjson`, expected it for one of them: stdin can be read once',
    ],
  ])('refuses %j', async (args, message) => {
    const { code, stdout, stderr } = await inlay(['render', '--ndjson', ...args]);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` });
  });
});

describe.concurrent('inlay manifest --ndjson', () => {
  test('answers each site by its manifest', async () => {
    const stdin = lines([{ site: readState('bare'), id: 1 }, { sites: {} }, { site: readState('small-business') }]);
    const unknown = {
      pointer: '/sites',
      message: 'Unexpected key `sites`, expected one of `site`, `id`; nearest is `site`',
    };
    const { code, answers: found } = await answers(['manifest', '--ndjson'], stdin);
    expect(code).toBe(1);
    expect(found).toEqual([
      { id: 1, manifest: plain(buildManifest(bare)) },
      {
        error: { code: 'invalid-line', message: 'The line is not valid', problems: expect.arrayContaining([unknown]) },
        line: 2,
      },
      { manifest: plain(buildManifest(site)) },
    ]);
  });

  test('answers by concise ones when asked to', async () => {
    const { answers: found } = await answers(
      ['manifest', '--ndjson', '--concise'],
      readFileSync(SITE, 'utf8').replace(/^/, '{"site":').replaceAll('\n', '').concat('}'),
    );
    expect(found).toEqual([{ manifest: plain(buildManifest(site, { detail: 'concise' })) }]);
  });
});

describe.concurrent('inlay check --ndjson', () => {
  test('answers each manifest by its acceptance', async () => {
    const manifest = buildManifest(site);
    const evidence = { status: 200, findings: [{ rule: 'no-static-logo', outcome: 'needs-review' as const, more: 1 }] };
    const { code, answers: found } = await answers(
      ['check', '--ndjson'],
      lines([
        { manifest, id: 7 },
        { manifest, evidence },
      ]),
    );
    expect(code).toBe(0);
    expect(found).toEqual([
      { id: 7, acceptance: acceptManifest(manifest) },
      { acceptance: acceptManifest(manifest, evidence) },
    ]);
  });

  test('exits with 1 when a rule fails or a line is bad', async () => {
    expect((await answers(['check', '--ndjson'], lines([{ manifest: buildManifest(bare) }]))).code).toBe(1);
    const evidence = { status: '200', finding: [] };
    const { code, answers: found } = await answers(
      ['check', '--ndjson'],
      lines([{ manifest: buildManifest(site), evidence }]),
    );
    expect(code).toBe(1);
    expect(found).toMatchObject([
      {
        error: {
          problems: [
            { pointer: '/evidence/status' },
            {
              pointer: '/evidence/finding',
              message:
                'Unexpected key `finding`, expected one of `status`, `findings`, `navigation`, `off`, `disabled`, `ignored`; nearest is `findings`',
            },
          ],
        },
      },
    ]);
  });

  test('refuses canvases', async () => {
    expect(await inlay(['check', '--ndjson', 'a.html'])).toMatchObject({
      code: 2,
      stderr: 'error: Unexpected canvas `a.html` with `--ndjson`, expected manifests on stdin alone\n',
    });
  });
});

/** A value as JSON brings it. */
function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
