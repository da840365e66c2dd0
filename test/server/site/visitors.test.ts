import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { previewPath } from '../../../src/server/site/draft-address.js';
import { visitors } from '../../../src/server/site/index.js';
import { modelOf } from '../../../src/server/site/model.js';
import { openSite } from '../../../src/server/site/open-site.js';
import { slotToken } from '../../../src/server/site/slot-token.js';
import { STYLESHEET, STYLESHEET_PATH } from '../../../src/server/site/stylesheet/index.js';
import { NOW, pageWrites, siteOf, write } from './site-of.js';

describe('an answer', () => {
  test('is not sent to who has it', async () => {
    const { ask } = await siteOf();
    const etag = (await ask('/')).headers.get('etag') ?? '';
    const again = await ask('/', { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect((await ask('/about/', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('is compressed as the visitor can read it', async () => {
    const { visitorOptions, ask } = await siteOf();
    const answer = visitors(visitorOptions);
    const plain = (await ask('/')).text;
    const get = (accept: string) =>
      answer({
        method: 'GET',
        target: '/',
        headers: { 'accept-encoding': accept },
        bytes: async () => new Uint8Array(),
      });
    const bodies = await Promise.all(
      ['gzip, deflate, br', 'gzip', 'br;q=0.5, gzip', 'br;q=0', '*', 'identity'].map(get),
    );
    expect(bodies.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      'gzip',
      undefined,
      'br',
      undefined,
    ]);
    const [br, gzip] = bodies.map(({ body }) => body as Buffer);
    expect(brotliDecompressSync(br ?? '').toString()).toBe(plain);
    expect(gunzipSync(gzip ?? '').toString()).toBe(plain);
    expect(new Set(bodies.map(({ headers }) => headers['etag'])).size).toBe(3);
    // Made once: the very same bytes are sent again.
    expect((await get('br')).body).toBe(br);
  });

  test('is there at once where the page was shown before, and no address is that of who is signed in', async () => {
    const { visitorOptions } = await siteOf();
    const answer = visitors({ ...visitorOptions, isSignedIn: async () => true });
    const get = (target: string) => answer({ method: 'GET', target, headers: {}, bytes: async () => new Uint8Array() });
    const first = get('/about/');
    expect(first).toBeInstanceOf(Promise);
    const { body } = await first;
    const second = get('/about/');
    expect(second).not.toBeInstanceOf(Promise);
    expect((await second).body).toBe(body);
    // The path of such a target would be `in:/about/`.
    expect((await get('mailto:in:/about/')).body).toEqual((await get('/')).body);
  });

  test('to HEAD has no body, and other methods get none', async () => {
    const { ask } = await siteOf();
    const head = await ask('/', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    const post = await ask('/', { method: 'POST', body: 'x' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('is another one after every write that it rests on, and the same after others', async () => {
    const { ask, site } = await siteOf();
    const tag = async (path: string) => (await ask(path)).headers.get('etag');
    const [about, post, blog] = [await tag('/about/'), await tag('/blog/how-we-print/'), await tag('/blog/')];
    await write(site, ...pageWrites(2, '/about/', '<p>New</p>'));
    expect((await ask('/about/')).text).toContain('<p>New</p>');
    expect([(await tag('/about/')) === about, (await tag('/blog/how-we-print/')) === post]).toEqual([false, true]);
    await write(site, ...pageWrites(30, '/blog/new/', '<p>New</p>', { type: 'post', date: '2026-04-01' }));
    expect([(await tag('/blog/')) === blog, (await tag('/blog/how-we-print/')) === post]).toEqual([false, false]);
    const all = await Promise.all(['/', '/about/', '/contact/'].map(tag));
    await write(site, { kind: 'options', key: 'theme', body: { radius: 9 } });
    expect(
      (await Promise.all(['/', '/about/', '/contact/'].map(tag))).filter((each, index) => each === all[index]),
    ).toEqual([]);
  });

  test('sees what another process writes', async () => {
    const { ask, folder, model } = await siteOf();
    expect((await ask('/about/')).text).not.toContain('Foreign');
    const other = await openSite(folder, { driver: 'libsql', now: () => NOW });
    onTestFinished(() => other.close());
    await write(other, ...pageWrites(2, '/about/', '<p>Foreign</p>'), {
      kind: 'options',
      key: 'theme',
      body: { radius: 9 },
    });
    expect((await model()).options).toEqual({ radius: 9 });
    await expect.poll(async () => (await ask('/about/')).text).toContain('<p>Foreign</p>');
  });

  test('is made once, however many ask at the same time, and never of what was before a write', async () => {
    const { ask, site } = await siteOf();
    const asked = Promise.all(Array.from({ length: 50 }, () => ask('/about/')));
    await write(site, ...pageWrites(2, '/about/', '<p>Newest</p>'));
    expect(new Set((await asked).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask('/about/')).text).toContain('<p>Newest</p>');
  });
});

describe('addresses', () => {
  test('a page that has moved is found where it is, with its query', async () => {
    const { ask, site } = await siteOf();
    await write(site, ...pageWrites(2, '/us/', '<p>Us</p>'), {
      kind: 'path',
      key: '/about/',
      body: { page: '2', moved: true },
    });
    const moved = await ask('/about/?a=1');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/us/?a=1']);
    expect((await ask('/about')).headers.get('location')).toBe('/us/');
    expect((await ask('/us')).headers.get('location')).toBe('/us/');
    await write(site, { kind: 'page', key: '2', body: null });
    expect((await ask('/about/')).status).toBe(404);
  });

  test('are decoded once', async () => {
    const { ask, site } = await siteOf();
    await write(site, ...pageWrites(20, '/über/', '<p>Über</p>'));
    expect((await ask('/%C3%BCber/')).status).toBe(200);
    expect((await ask('/%C3%BCber')).headers.get('location')).toBe('/%C3%BCber/');
    for (const path of ['/%25C3%25BCber/', '/%FF/', '//evil.example/', '/../about/%00', '/a%2fb/']) {
      expect((await ask(path)).status, path).toBe(404);
    }
  });

  test('sitemap, robots and feed', async () => {
    const { ask, site } = await siteOf();
    expect((await ask('/robots.txt')).text).toBe(
      'User-agent: *\nDisallow: /_inlay/\nAllow: /_inlay/theme-\nAllow: /_inlay/icon.svg\n\nSitemap: https://fjordlight.example/sitemap.xml\n',
    );
    expect(
      [...(await ask('/sitemap.xml')).text.matchAll(/<loc>https:\/\/fjordlight.example(.*?)<\/loc>/g)].map(
        ([, path]) => path,
      ),
    ).toEqual(['/', '/about/', '/blog/', '/blog/how-we-print/', '/contact/', '/legal/']);
    const feed = await ask('/feed.xml');
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(feed.text).toContain(
      '<entry>\n    <title>How we print</title>\n    <link href="https://fjordlight.example/blog/how-we-print/"/>',
    );
    await write(site, { kind: 'options', key: 'theme', body: { blog_feed: false } });
    expect((await ask('/feed.xml')).status).toBe(404);
  });

  test('the style sheet may be kept for ever', async () => {
    const { ask } = await siteOf();
    const { text, headers } = await ask(STYLESHEET_PATH);
    expect(text).toBe(STYLESHEET);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('the blog', () => {
  test('has its pages, the newest post first', async () => {
    const { ask, site } = await siteOf();
    const posts = Array.from({ length: 24 }, (_, index) =>
      pageWrites(100 + index, `/blog/p${index}/`, '<p>x</p>', {
        type: 'post',
        title: `P${index}`,
        date: `2026-01-${String(index + 1).padStart(2, '0')}`,
      }),
    );
    await write(site, ...posts.flat());
    const titles = async (path: string) =>
      [...(await ask(path)).text.matchAll(/<h2><a href="[^"]*">(.*?)<\/a>/g)].map(([, title]) => title);
    expect(await titles('/blog/')).toEqual([
      'How we print',
      ...Array.from({ length: 9 }, (_, index) => `P${23 - index}`),
    ]);
    expect(await titles('/blog/page/3/')).toEqual(['P4', 'P3', 'P2', 'P1', 'P0']);
    expect((await ask('/blog/page/2/')).text).toContain(
      '<nav class="paging" aria-label="Pages of posts"><p><a href="/blog/" rel="prev">Newer posts</a></p><p>Page 2 / 3</p><p><a href="/blog/page/3/" rel="next">Older posts</a></p></nav>',
    );
    for (const path of ['/blog/page/4/', '/blog/page/1/', '/blog/page/0/', '/blog/page/02/'])
      expect((await ask(path)).status, path).toBe(404);
  });

  test('has posts of one day in the order in which they were made, the newest first', async () => {
    const { ask, site } = await siteOf();
    const posts = [8, 9, 10, 11, 99, 100].map((id) =>
      pageWrites(id, `/blog/p${id}/`, '<p>x</p>', { type: 'post', title: `P${id}`, date: '2026-12-01' }),
    );
    const undated = [7, 12].map((id) => pageWrites(id, `/blog/u${id}/`, '<p>x</p>', { type: 'post', title: `U${id}` }));
    await write(site, ...posts.flat(), ...undated.flat());
    const titles = [...(await ask('/blog/')).text.matchAll(/<h2><a href="[^"]*">(.*?)<\/a>/g)].map(
      ([, title]) => title,
    );
    expect(titles).toEqual(['P100', 'P99', 'P11', 'P10', 'P9', 'P8', 'How we print', 'U12', 'U7']);
    expect((await ask('/blog/p99/')).text).toMatch(/rel="prev">P11<.*rel="next">P100</);
  });

  test('a post has its author as a person, and its neighbours', async () => {
    const { ask, site } = await siteOf();
    await write(
      site,
      {
        kind: 'author',
        key: 'kari',
        body: {
          name: 'Kari <Nordmann>',
          biography: 'One.\n\nTwo.',
          picture: '/uploads/kari.jpg',
          links: [{ label: 'Bad', url: 'javascript:x' }],
        },
      },
      ...pageWrites(30, '/blog/older/', '<p>x</p>', {
        type: 'post',
        title: 'Older',
        date: '2026-01-01',
        author: 'kari',
      }),
      ...pageWrites(31, '/blog/newer/', '<p>x</p>', { type: 'post', title: 'Newer', date: '2026-05-01' }),
    );
    const { text } = await ask('/blog/how-we-print/');
    expect(text).toContain(
      '<p class="neighbours__older"><span>Older</span><a href="/blog/older/" rel="prev">Older</a></p><p class="neighbours__newer"><span>Newer</span><a href="/blog/newer/" rel="next">Newer</a></p>',
    );
    const older = (await ask('/blog/older/')).text;
    expect(older).toContain(
      '<aside class="author-box" aria-label="About the author"><img class="author-box__picture" src="/uploads/kari.jpg" alt="" decoding="async"><div><h2>Kari &lt;Nordmann&gt;</h2><p>One.</p><p>Two.</p><ul role="list"><li>Bad</li></ul></div></aside>',
    );
    const [, json = ''] =
      /ld\+json">(\{"@context":"https:\/\/schema.org","@type":"BlogPosting".*?)<\/script>/.exec(older) ?? [];
    expect(JSON.parse(json).author).toEqual({
      '@type': 'Person',
      name: 'Kari <Nordmann>',
      description: 'One.\n\nTwo.',
      image: 'https://fjordlight.example/uploads/kari.jpg',
    });
  });
});

describe('what machines read', () => {
  test('says on the front page who is behind the site, and names it elsewhere', async () => {
    const { ask } = await siteOf();
    const datas = [...(await ask('/')).text.matchAll(/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    );
    const [owner, site] = datas;
    expect(owner).toMatchObject({ '@context': 'https://schema.org', '@id': expect.stringMatching(/#organization$/) });
    expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': owner['@id'] } });
  });
});

describe('previews', () => {
  test('show one draft to who has the address, until it expires', async () => {
    const { ask, site } = await siteOf();
    const source = (text: string) => ({ source: `<p>${text}</p>`, manifest: '' });
    await write(
      site,
      { kind: 'canvas', key: 'header', body: { draft: source('Draft of the header') } },
      {
        kind: 'page',
        key: '2',
        body: { path: '/about/', title: 'About', draft: source('Draft of the page'), published: source('Published') },
      },
    );
    const path = async ({ kind, key }: { kind: string; key: string }, later: number, secret = site.secrets.signing) => {
      const etag = (await site.store.get(kind, key))?.etag ?? 'f'.repeat(32);
      return previewPath(secret, { kind, key, etag }, new Date(NOW.getTime() + later));
    };
    const header = await ask(await path({ kind: 'canvas', key: 'header' }, 1000));
    expect(header.text).toContain(
      '<header class="theme-header is-page fold-phone has-line is-canvas"><p>Draft of the header</p></header>',
    );
    expect([header.status, header.headers.get('cache-control'), header.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    const page = await ask(await path({ kind: 'page', key: '2' }, 1000));
    expect(page.text).toContain('<p>Draft of the page</p>');
    expect(page.text).not.toContain('Draft of the header');
    expect((await ask('/about/')).text).toContain('<p>Published</p>');
    expect((await ask(await path({ kind: 'page', key: '2' }, -1))).status).toBe(404);
    expect((await ask(await path({ kind: 'page', key: '99' }, 1000))).status).toBe(404);
    const good = await path({ kind: 'page', key: '2' }, 1000);
    for (const bad of [
      `${good}x`,
      good.replace('.', ''),
      `${good.slice(0, -2)}${good.endsWith('AA') ? 'BA' : 'AA'}`,
      await path({ kind: 'page', key: '2' }, 1000, 'other'),
    ]) {
      expect((await ask(bad)).status).toBe(404);
    }
  });
});

test('uploads are served as what they are, and nothing but them', async () => {
  const { ask, folder } = await siteOf();
  const uploads = join(folder, 'uploads');
  mkdirSync(uploads);
  writeFileSync(join(uploads, 'a.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(uploads, 'a.html'), '<script>x</script>');
  writeFileSync(join(uploads, '.hidden.png'), 'x');
  symlinkSync(join(folder, 'secrets.json'), join(uploads, 'secrets.txt'));
  const svg = await ask('/uploads/a.svg');
  expect([svg.status, svg.text]).toEqual([200, '<svg xmlns="http://www.w3.org/2000/svg"/>']);
  expect(Object.fromEntries(svg.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect((await ask('/uploads/a.svg', { headers: { 'if-none-match': svg.headers.get('etag') ?? '' } })).status).toBe(
    304,
  );
  for (const path of [
    '/uploads/a.html',
    '/uploads/.hidden.png',
    '/uploads/secrets.txt',
    '/uploads/..%2fsecrets.json',
    '/uploads/%2e%2e/site.db',
    '/uploads/',
  ]) {
    expect((await ask(path)).status, path).toBe(404);
  }
});

describe('forms', () => {
  test('are fresh in every view, which is not kept', async () => {
    let views = 0;
    const { ask } = await siteOf({
      forms: ({ path }) => {
        views += 1;
        return {
          provider_contact_form: {
            contact: `<form action="/forms/x" method="post"><input type="hidden" name="token" value="${path} ${views}"></form>`,
          },
        };
      },
    });
    const [one, two] = [await ask('/contact/'), await ask('/contact/')];
    expect(one.text).toContain(
      '<div class="x-addon x-addon--contact-form" data-provider="provider_contact_form" data-form="contact"><form',
    );
    expect([/value="(.*?)"/.exec(one.text)?.[1], /value="(.*?)"/.exec(two.text)?.[1]]).toEqual([
      '/contact/ 1',
      '/contact/ 2',
    ]);
    expect([one.headers.get('cache-control'), one.headers.get('etag')]).toEqual(['no-store', null]);
    await ask('/about/');
    expect(views).toBe(2);
  });
});

describe('a slot whose script throws', () => {
  const body = { title: 'Bad', language: 'js', code: 'boom()', hook: 'head_end', enabled: true, status: 'valid' };
  const report = (secret: string, slot: string, revision = 1) => ({
    method: 'POST',
    body: JSON.stringify({
      slot,
      revision,
      token: slotToken(secret, { key: slot, revision }),
      message: 'ReferenceError: boom',
    }),
  });

  test('is taken out of pages past the threshold', async () => {
    const { ask, site } = await siteOf({ quarantine: { errors: 3, visitors: 1 } });
    await write(site, { kind: 'slot', key: 'bad', body });
    const tell = async () => (await ask('/_inlay/slot-errors', report(site.secrets.signing, 'bad'))).status;
    expect([await tell(), await tell()]).toEqual([204, 204]);
    expect((await ask('/')).text).toContain('boom()');
    expect([await tell(), await tell()]).toEqual([204, 204]);
    expect((await site.store.get('slot', 'bad'))?.body).toMatchObject({
      status: 'quarantined',
      last_error: 'ReferenceError: boom',
    });
    expect((await ask('/')).text).not.toContain('boom()');
  });

  test('reports of other pages, of nothing, and about no slot are refused', async () => {
    const { ask, site } = await siteOf({ quarantine: { errors: 1, visitors: 1 } });
    await write(site, { kind: 'slot', key: 'bad', body });
    const foreign = await ask('/_inlay/slot-errors', {
      ...report(site.secrets.signing, 'bad'),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    const unknown = await ask('/_inlay/slot-errors', report(site.secrets.signing, 'other'));
    const nothing = await ask('/_inlay/slot-errors', { method: 'POST', body: '{' });
    expect([foreign.status, unknown.status, nothing.status]).toEqual([403, 204, 400]);
    expect((await site.store.get('slot', 'bad'))?.body).toMatchObject({ status: 'valid' });
  });

  test('counts from anew when it is changed', async () => {
    const { ask, site } = await siteOf({ quarantine: { errors: 2, visitors: 1 } });
    await write(site, { kind: 'slot', key: 'bad', body });
    await ask('/_inlay/slot-errors', report(site.secrets.signing, 'bad'));
    await write(site, { kind: 'slot', key: 'bad', body: { ...body, code: 'mended()' } });
    await ask('/_inlay/slot-errors', report(site.secrets.signing, 'bad'));
    expect((await site.store.get('slot', 'bad'))?.body).toMatchObject({ status: 'valid' });
  });
});

test('a store without a site is answered, and told of', async () => {
  const { site, errors, visitorOptions } = await siteOf();
  await write(site, { kind: 'site', key: 'site', body: null });
  const answer = await visitors({ ...visitorOptions, model: modelOf(site.store) })({
    method: 'GET',
    target: '/',
    headers: {},
    bytes: async () => new Uint8Array(),
  });
  expect([answer.status, answer.body]).toEqual([500, 'The site has failed, we are sorry\n']);
  expect(errors).toHaveLength(1);
});
