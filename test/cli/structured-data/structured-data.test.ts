import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { structuredData, structuredDataScript } from '../../../src/index.js';
import { readSite } from '../../support/sites.js';
import { folder, inlay, SITE } from '../run.js';

const site = readSite('small-business');
const JSON_LD = `${JSON.stringify(structuredData(site), null, 2)}\n`;
const SCRIPT = `${structuredDataScript(site)}\n`;

describe.concurrent('inlay structured-data', () => {
  test('prints that of a site', async () => {
    expect(await inlay(['structured-data', '--site', SITE])).toMatchObject({ code: 0, stdout: JSON_LD, stderr: '' });
  });

  test('prints that of the site of a manifest, as an element', async () => {
    const { stdout } = await inlay(['manifest', '--site', SITE]);
    const ran = await inlay(['structured-data', '--manifest', '-', '--script'], { stdin: stdout });
    expect(ran).toMatchObject({ code: 0, stdout: SCRIPT, stderr: '' });
  });

  test('writes to a file', async () => {
    const cwd = folder();
    const ran = await inlay(['structured-data', '--site', SITE, '--script', '--out', 'head.html'], { cwd });
    expect(ran).toMatchObject({ code: 0, stdout: '', stderr: '' });
    expect(readFileSync(join(cwd, 'head.html'), 'utf8')).toBe(SCRIPT);
  });

  test('refuses no site', async () => {
    const { code, stderr } = await inlay(['structured-data'], { cwd: folder() });
    expect(code).toBe(2);
    expect(stderr).toContain('Unexpected command line without a site');
  });
});
