import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import inlayVite from '../../src/adapters/vite.js';
import type { Report, SiteState } from '../../src/index.js';
import { readSite, readState } from '../support/sites.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'inlay-vite-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PAGE = `<!doctype html>
<html lang="it"><head><title>Caffè</title></head><body>
<x-logo></x-logo><nav><x-menu location="topic" depth="1"></x-menu></nav><x-social></x-social>
<p><x-contact field="phone"></x-contact></p><x-addon provider="provider_contact_form"></x-addon>
<script type="module" src="/main.js"></script></body></html>`;

const common = { root: folder, logLevel: 'silent', configFile: false } as const;

beforeEach(() => {
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'menu.html'), PAGE);
  writeFileSync(join(folder, 'main.js'), 'console.log(1)');
  writeFileSync(join(folder, 'site.json'), JSON.stringify(readState('small-business')));
});

function expanded(html: string): string[] {
  expect(html).not.toContain('<x-');
  return [...new Set([...html.matchAll(/class="(x-[a-z]+)/g)].map(([, name = '']) => name))].sort();
}

const ALL = ['x-addon', 'x-contact', 'x-logo', 'x-menu', 'x-social'];

describe('the plugin for Vite', () => {
  test.each([
    ['a file', 'site.json'],
    ['a site', readSite('small-business')],
    ['a function', async () => readSite('small-business')],
  ])('expands the pages of a build, on the site of %s', async (_title, site) => {
    const reports: [string, Report][] = [];
    const inlay = inlayVite({ site, onReport: (report, page) => reports.push([page, report]) });
    const input = [join(folder, 'index.html'), join(folder, 'menu.html')];
    await build({ ...common, plugins: [inlay], build: { rollupOptions: { input }, emptyOutDir: true } });
    const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    expect(expanded(html)).toEqual(ALL);
    expect(html).toMatch(/<script type="module" crossorigin src="\/assets\/[^"]+\.js"><\/script>/);
    expect(html).toContain('<li class="menu-item current-menu-item"><a href="/" aria-current="page">');
    expect(reports.map(([page, { inlays }]) => [page, inlays.length]).sort()).toEqual([
      ['/index.html', 5],
      ['/menu.html', 5],
    ]);
  });

  test('a build fails with the site, and with what is over a limit', async () => {
    writeFileSync(join(folder, 'site.json'), '{');
    await expect(build({ ...common, plugins: [inlayVite({ site: 'site.json' })] })).rejects.toThrow(
      /Unexpected content of `.*site\.json`, expected a site state as JSON/,
    );
    const few = inlayVite({ site: readSite('small-business'), limits: { inlays: 2 } });
    await expect(build({ ...common, plugins: [few] })).rejects.toThrow(/expected at most 2/);
  });

  test('the server expands its pages, follows the site, and tells the browser to load them again', async () => {
    const server: ViteDevServer = await createServer({
      ...common,
      plugins: [inlayVite({ site: 'site.json' })],
      server: { port: 0 },
    });
    try {
      await server.listen();
      const get = async (path: string) => (await fetch(`${server.resolvedUrls?.local[0]}${path}`)).text();
      const html = await get('menu.html');
      expect(expanded(html)).toEqual(ALL);
      expect(html).toContain('/@vite/client');
      expect(html).toContain('055 012 3456');

      const address = server.resolvedUrls?.local[0] ?? '';
      const asked = request(`${address}?token=${server.config.webSocketToken}`, {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
          'sec-websocket-version': '13',
          'sec-websocket-protocol': 'vite-hmr',
        },
      }).end();
      const [, socket]: [unknown, Socket] = (await once(asked, 'upgrade')) as [unknown, Socket]; // see the event's documentation
      let told = '';
      socket.setEncoding('latin1').on('data', (text: string) => {
        told += text;
      });
      const state = readState('small-business') as SiteState; // the fixture is one
      const contacts = { ...state.contacts, phone: { kind: 'phone' as const, value: '+39 055 999' } };
      while (!told.includes('{"type":"full-reload"}')) {
        // It may not watch yet when it answers.
        writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...state, contacts }));
        await setTimeout(200);
      }
      socket.destroy();
      expect(await get('menu.html')).toContain('+39 055 999');
    } finally {
      await server.close();
    }
  });
});
