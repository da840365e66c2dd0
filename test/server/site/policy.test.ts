import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyOf } from '../../../src/server/site/pages/policy.js';
import { pageWrites, siteOf, write } from './site-of.js';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const directives = (policy: string | null) =>
  new Map((policy ?? '').split('; ').map((each) => [each.split(' ', 1)[0], each.split(' ').slice(1)]));

test('a page may load what it shows, and run what its slots are, and nothing else', async () => {
  const { ask, site } = await siteOf();
  const source =
    '<style>.a{background:url(https://cdn.example/a.png)}</style><script>evil()</script><img src="https://pictures.example/b.jpg" srcset="/c.jpg 1x, https://two.example/d.jpg 2x">' +
    '<iframe src="https://maps.example/embed?x=1" title="Map"></iframe><p style="color:red">Red</p>';
  const slot = (key: string, language: string, code: string) => ({
    kind: 'slot',
    key,
    body: { title: key, language, code, hook: 'head_end', enabled: true, status: 'valid' },
  });
  await write(
    site,
    ...pageWrites(20, '/one/', source),
    slot('own', 'js', 'good()'),
    slot('sheet', 'css', 'b{color:blue}'),
    slot('both', 'html', '<script>html()</script><script src="https://stats.example/s.js?v=1"></script>'),
  );
  const { text, headers } = await ask('/one/');
  const [inline = ''] = /(?<=<style>)@layer theme\{:root.*?(?=<\/style>)/s.exec(text) ?? [];
  const [report = ''] = /(?<=<script>)\(\(\)=>.*?(?=<\/script>)/s.exec(text) ?? [];
  expect(directives(headers.get('content-security-policy'))).toEqual(
    new Map([
      ['default-src', ["'none'"]],
      [
        'style-src',
        ["'self'", hash(inline), hash('b{color:blue}'), hash('.a{background:url(https://cdn.example/a.png)}')],
      ],
      ['img-src', ["'self'", 'https://cdn.example', 'https://pictures.example', 'https://two.example']],
      ['form-action', ["'self'"]],
      ['base-uri', ["'none'"]],
      ['frame-ancestors', ["'self'"]],
      ['frame-src', ['https://maps.example']],
      ['style-src-attr', ["'unsafe-inline'"]],
      [
        'script-src',
        [hash(report), hash('html()'), 'https://stats.example/s.js', hash('good()\n//# sourceURL=inlay-slot-own\n')],
      ],
      ['connect-src', ["'self'"]],
    ]),
  );
});

test('a slot widens the policy of the pages where it stands, and of no other', async () => {
  const { ask, site } = await siteOf();
  const body = {
    title: 'Map',
    language: 'html',
    code: '<iframe src="https://maps.example/" title="Map"></iframe><p style="color:red">Red</p>',
    hook: 'body_end',
    scope: 'conditions',
    conditions: { paths: ['/about/'], page_ids: [] },
    enabled: true,
    status: 'valid',
  };
  await write(site, { kind: 'slot', key: 'map', body });
  const policyAt = async (path: string) => directives((await ask(path)).headers.get('content-security-policy'));
  expect((await policyAt('/about/')).get('frame-src')).toEqual(['https://maps.example']);
  expect((await policyAt('/about/')).get('style-src-attr')).toEqual(["'unsafe-inline'"]);
  for (const path of ['/', '/contact/', '/no-such-page/'])
    expect([...(await policyAt(path)).keys()], path).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/frame-src|style-src-attr/)]),
    );
});

test('no source can write a directive of its own', () => {
  for (const url of [
    "https://a.example;script-src 'unsafe-inline'",
    'https://a.example/ x',
    "javascript:'x'",
    "https://a'b/",
  ]) {
    const policy = policyOf(`<img src="${url}">`, [`<script src="${url}"></script>`]);
    expect(policy, url).not.toMatch(/unsafe-inline|javascript|; x/);
    expect(
      policy
        .split('; ')
        .map((each) => each.split(' ', 1)[0])
        .filter((name) => !name?.endsWith('-src')),
    ).toEqual(['form-action', 'base-uri', 'frame-ancestors']);
  }
});

test('pictures from many places do not make a header that no server takes', () => {
  const images = Array.from({ length: 2000 }, (_, index) => `<img src="https://${index}.example/">`).join('');
  expect(policyOf(images, [])).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self' https:; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
  );
});

test('a page that is deep does not break it', () => {
  expect(policyOf('<div>'.repeat(50_000), [])).toContain("default-src 'none'");
});
