import { expect, test } from 'vitest';
import { policyOf } from '../../../src/server/site/pages/policy.js';
import { wildcardHosts } from '../../../src/server/theme/wildcard-hosts.js';
import { themeOf } from './theme-of.js';

test.each([
  '<img src="https://*/x.png" alt="">',
  '<img src="//*/x.png" alt="">',
  '<img src="https://%2a.example/x.png" alt="">',
  '<img src="/a.png" srcset="/a.png 1x, https://*.example/b.png 2x" alt="">',
  '<video src="https://*:8443/a.mp4" poster="/a.png"></video>',
  '<iframe src="https://*.example/" title="a"></iframe>',
  '<p style="background:url(https://*/a.png)">a</p>',
  '<style>a{background:url("https://*/a.png")}</style>',
  '<template><img src="https://*/x.png" alt=""></template>',
])('no address of a canvas stands for any server: %s', (source) => {
  expect(wildcardHosts(`<p>a</p>\n${source}`).map(({ code, message }) => [code, message.slice(-8)])).toEqual([
    ['wildcard-host', '(line 2)'],
  ]);
  expect(policyOf(source, [source])).not.toContain('*');
});

test.each([
  '<img src="https://a.example/*/x.png?*" alt=""><a href="/a*">a</a>',
  '<p title="https://*/x.png">https://*/x.png url(https://*/)</p>',
  '<img src="https://[/x.png" alt="*">',
])('an asterisk elsewhere is fine: %s', (source) => {
  expect(wildcardHosts(source)).toEqual([]);
});

test('a slot has none in the policy of its pages', () => {
  const code = '<script src="https://*/a.js"></script><link rel="stylesheet" href="https://*.example/a.css">';
  expect(policyOf(code, [code])).not.toContain('*');
  expect(policyOf('', [code.replaceAll('*', 'a')])).toContain('script-src https://a/a.js');
});

test('the API refuses it for pages and canvases', async () => {
  const { ask } = await themeOf();
  const source = '<p>a</p>\n<img src="https://*/x.png" alt="">';
  const page = await ask('POST', '/ai/pages', { path: '/a/', title: 'A', source });
  const canvas = await ask('PUT', '/ai/canvas?name=footer', { source, status: 'draft' }, { 'if-none-match': '*' });
  for (const { status, json } of [page, canvas])
    expect([status, json.errors.map(({ code }: { code: string }) => code)]).toEqual([422, ['wildcard-host']]);
});
