import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildManifest } from '../../../src/index.js';
import { readSite } from '../../support/sites.js';
import { folder, inlay, SITE } from '../run.js';

const site = readSite('small-business');
const FULL = `${JSON.stringify(buildManifest(site), null, 2)}\n`;

describe.concurrent('inlay manifest', () => {
  test('prints the manifest of a site', async () => {
    expect(await inlay(['manifest', '--site', SITE])).toMatchObject({ code: 0, stdout: FULL, stderr: '' });
  });

  test('prints a concise one, of a site on stdin', async () => {
    const { code, stdout } = await inlay(['manifest', '--site', '-', '--concise'], { stdin: readFileSync(SITE) });
    expect(code).toBe(0);
    expect(stdout).toBe(`${JSON.stringify(buildManifest(site, { detail: 'concise' }), null, 2)}\n`);
  });

  test('writes to a file, with its folders', async () => {
    const cwd = folder();
    const ran = await inlay(['manifest', '--site', SITE, '--out', 'public/a b/manifest.json'], { cwd });
    expect(ran).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(readFileSync(join(cwd, 'public/a b/manifest.json'), 'utf8')).toBe(FULL);
  });

  test.each([
    [
      'no site',
      [],
      'Unexpected command line without a site, expected `--site <file>` or `--manifest <file>`, or `site` or `manifest` in a configuration file, which `inlay init` writes',
    ],
    [
      'to overwrite the site',
      ['--site', 'site.json', '--out', './site.json'],
      'Unexpected outputs that are inputs, expected another `--out`:\n  `./site.json`',
    ],
    ['to write over a folder', ['--site', 'site.json', '--out', '.'], 'Cannot write `.`: it is a folder'],
    [
      '--site with --ndjson',
      ['--site', 'site.json', '--ndjson'],
      "option '--ndjson' cannot be used with option '--site <file>'",
    ],
    ['an argument', ['site.json'], "too many arguments for 'manifest'. Expected 0 arguments but got 1."],
    ['a site that is no JSON', ['--site', 'a.html'], 'a.html:1:1: Unexpected `<`, expected a value'],
  ])('refuses %s', async (_what, args, message) => {
    const cwd = folder({ 'site.json': readFileSync(SITE), 'a.html': '<p>' });
    const { code, stdout, stderr } = await inlay(['manifest', ...args], { cwd });
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` });
    expect(readFileSync(join(cwd, 'site.json'))).toEqual(readFileSync(SITE));
  });

  test('tells where on stdin a mistake is', async () => {
    const { code, stderr } = await inlay(['manifest', '--site', '-'], { stdin: '{\n  "site": {,' });
    expect(code).toBe(2);
    expect(stderr).toBe('error: stdin:2:12: Unexpected `,`, expected a key in double quotes or `}`\n');
  });
});
