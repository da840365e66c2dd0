import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HAS_NGINX } from '../../support/programs.js';
import { type Call, typedAgent } from './agents.js';
import { nginx } from './nginx.js';
import { siteProcess } from './site-process.js';

/** What a folder can't have: a form of the site. A sentence stands in its place. */
const FORM = /<form class="form" method="post" action="\/_inlay\/forms\/.*?<\/form>/gs;
const SENTENCE = /<p class="form-elsewhere">There is no form here\. Please write or call: <a [^<]*<\/a><\/p>/g;

/** What a folder has in the page, as its host sends no headers: the policy, but for what no page can say of itself. */
const POLICY = /\n<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** An answer as it is compared: its status, its type without parameters, its policy, and its bytes but for forms. */
async function answer(address: string, isFolder: boolean) {
  const response = await fetch(address, { redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  if (type !== 'text/html') return { status: response.status, type, body: bytes.toString('base64') };
  const html = bytes.toString();
  const sent = response.headers.get('content-security-policy')?.replace("; frame-ancestors 'self'", '');
  const policy = isFolder ? POLICY.exec(html)?.[1] : sent;
  const forms = html.match(isFolder ? SENTENCE : FORM)?.length ?? 0;
  const body = isFolder ? html.replace(POLICY, '').replace(SENTENCE, '[form]') : html.replace(FORM, '[form]');
  return { status: response.status, type, policy, forms, body };
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

test.skipIf(!HAS_NGINX)('the folder served by nginx is the site, but for forms', async () => {
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

  let forms = 0;
  for (const path of paths) {
    const [own, theirs] = await Promise.all([answer(site.origin + path, false), answer(host + path, true)]);
    forms += own.forms ?? 0;
    expect(own.status, path).toBe(path === '/no/such/page' ? 404 : 200);
    // Of a file nginx knows its name alone, and calls every XML `text/xml`.
    const isXml = path.endsWith('.xml');
    expect({ ...theirs, type: isXml ? own.type : theirs.type }, path).toEqual(own);
  }
  expect(forms).toBeGreaterThan(0);
  // Nothing in the folder asks a server for more than files.
  for (const file of files.filter((name) => name.endsWith('.html')))
    expect(readFileSync(join(current, file), 'utf8'), file).not.toMatch(/<form|_token|sendBeacon|\/_inlay\/forms/);

  // The comparison sees a byte.
  writeFileSync(join(current, 'about/index.html'), home);
  expect(await answer(`${host}/about/`, true)).not.toEqual(await answer(`${site.origin}/about/`, false));
  rmSync(join(current, 'about/index.html'));
  expect((await answer(`${host}/about/`, true)).status).not.toBe(200);
});
