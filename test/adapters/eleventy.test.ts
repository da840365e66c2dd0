import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { SiteState } from '../../src/index.js';
import { ROOT } from '../support/folders.js';
import { readState } from '../support/sites.js';

const COMMAND = join(ROOT, 'node_modules/@11ty/eleventy/cmd.cjs');

const PAGE = `<x-logo></x-logo><nav><x-menu location="topic" depth="1"></x-menu></nav><x-social></x-social>
<p><x-contact field="phone"></x-contact></p><x-addon provider="provider_contact_form"></x-addon>`;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A project with the built package in it, as a user has it. */
function project(config: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-eleventy-'));
  folders.push(folder);
  const files = {
    'package.json': '{"type":"module"}',
    'eleventy.config.js': config,
    'site.json': JSON.stringify(readState('small-business')),
    'index.html': PAGE,
    'menu.md': `# Il menù\n\n${PAGE}`,
    'feed.njk': `---\npermalink: /feed.xml\n---\n<feed>${PAGE}</feed>`,
    'hidden.njk': `---\npermalink: false\n---\n${PAGE}`,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(ROOT, join(folder, 'node_modules/inlay'));
  return folder;
}

function built(folder: string, name: string): string {
  return readFileSync(join(folder, '_site', name), 'utf8');
}

const FILE = `import inlay from 'inlay/eleventy';
export default (config) => config.addPlugin(inlay, { site: 'site.json', onReport: (report, page) => console.log(page, report.inlays.length) });`;

describe('the plugin for Eleventy', () => {
  test('expands the pages of a build, and no other file', () => {
    const folder = project(FILE);
    const output = execFileSync(process.execPath, [COMMAND], { cwd: folder, encoding: 'utf8' });
    for (const name of ['index.html', 'menu/index.html']) {
      const html = built(folder, name);
      expect(html).not.toContain('<x-');
      expect(new Set([...html.matchAll(/class="(x-[a-z]+)/g)].map(([, found]) => found)).size).toBe(5);
    }
    expect(built(folder, 'menu/index.html')).toContain('<a href="/menu/" aria-current="page">');
    expect(built(folder, 'feed.xml')).toBe(`<feed>${PAGE}</feed>`);
    expect(output.match(/^\.\/.* 5$/gm)?.sort()).toEqual(['./index.html 5', './menu.md 5']);
  });

  test('fails a build with a site that can not be read', () => {
    const folder = project(FILE.replace("'site.json'", "'nowhere.json'"));
    const run = () => execFileSync(process.execPath, [COMMAND], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    expect(run).toThrow(/Unexpected content of `nowhere\.json`, expected a site state as JSON/);
    expect(existsSync(join(folder, '_site/index.html'))).toBe(false);
  });

  test('builds again when the file of the site changes', async () => {
    const folder = project(FILE);
    const watching = spawn(process.execPath, [COMMAND, '--watch'], { cwd: folder });
    try {
      watching.stdout.resume();
      watching.stderr.resume();
      const shows = (number: string) =>
        existsSync(join(folder, '_site/index.html')) && built(folder, 'index.html').includes(number);
      while (!shows('055 012 3456')) await setTimeout(50);
      const state = readState('small-business') as SiteState; // the fixture is one
      const contacts = { ...state.contacts, phone: { kind: 'phone', value: '+39 055 999' } };
      while (!shows('+39 055 999')) {
        // It may not watch yet when its first pages are there.
        writeFileSync(join(folder, 'site.json.new'), JSON.stringify({ ...state, contacts }));
        renameSync(join(folder, 'site.json.new'), join(folder, 'site.json'));
        await setTimeout(500);
      }
    } finally {
      const ended = once(watching, 'exit');
      watching.kill();
      await ended;
    }
  });
});
