import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HAS_NGINX } from '../../support/programs.js';
import { type Call, typedAgent } from './agents.js';
import { nginx } from './nginx.js';
import { siteProcess } from './site-process.js';

/** What is another one in each view: the token of a form. */
const TOKEN = /(<input type="hidden" name="_token" value=")[^"]*/g;

/** An answer as it is compared: its status, its type without parameters, and its bytes without tokens. */
async function answer(address: string) {
  const response = await fetch(address, { redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const isHtml = type === 'text/html';
  return {
    status: response.status,
    type,
    body: isHtml ? bytes.toString().replace(TOKEN, '$1') : bytes.toString('base64'),
  };
}

async function deployed(call: Call): Promise<string[]> {
  const { data } = await call('deploy', { body: { project: 'folder' } });
  for (;;) {
    const { data: now } = await call('getRelease', { params: { id: data.id ?? '' }, query: { limit: 100 } });
    if (now.status === 'done') return now.files.map(({ path }) => path);
    expect(now.status).toBe('running');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test.skipIf(!HAS_NGINX)('the folder served by nginx is the site, but for tokens', async () => {
  const site = await siteProcess();
  const files = await deployed(await typedAgent(site));
  const current = join(site.folder, 'exports/folder/current');
  const host = await nginx(current);

  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(pages).toEqual(['/', '/about/', '/blog/', '/blog/how-we-print/', '/contact/', '/legal/']);
  const home = await (await fetch(site.origin)).text();
  const assets = [...home.matchAll(/<link rel="(?:icon|stylesheet|alternate)"[^>]*? href="([^"]*)"/g)];
  const paths = [...pages, ...assets.map(([, path = '']) => path), '/sitemap.xml', '/robots.txt', '/no/such/page'];
  expect(paths.filter((path) => /\.(?:css|svg|xml)$/.test(path))).toHaveLength(4);
  // Every file of it is one of these, or the page for what is missing.
  const fileOf = (path: string) => `${path.slice(1)}${path.endsWith('/') ? 'index.html' : ''}`;
  expect(files.filter((file) => !paths.map(fileOf).includes(file))).toEqual(['404.html']);

  for (const path of paths) {
    const [own, theirs] = await Promise.all([answer(site.origin + path), answer(host + path)]);
    expect(own.status, path).toBe(path === '/no/such/page' ? 404 : 200);
    // Of a file nginx knows its name alone, and calls every XML `text/xml`.
    const isXml = path.endsWith('.xml');
    expect({ ...theirs, type: isXml ? own.type : theirs.type }, path).toEqual(own);
  }

  // The comparison sees a byte.
  writeFileSync(join(current, 'about/index.html'), home);
  expect(await answer(`${host}/about/`)).not.toEqual(await answer(`${site.origin}/about/`));
  rmSync(join(current, 'about/index.html'));
  expect((await answer(`${host}/about/`)).status).not.toBe(200);
});
