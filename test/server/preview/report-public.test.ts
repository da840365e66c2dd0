import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { edited } from '../../../src/lint/edit/fix.js';
import { cssAddresses, cssWith } from '../../../src/server/preview/css-addresses.js';
import { addressEdits } from '../../../src/server/preview/page-addresses.js';
import { REPORT_FILE, reportFileNames, reportFiles } from '../../../src/server/preview/report.js';
import { reportName } from '../../../src/server/preview/report-names.js';
import { siteFiles } from '../../../src/server/preview/site-files.js';
import { usedFiles } from '../../../src/server/preview/used-files.js';
import { folderOf, sessionOf, textsOf } from './previews.js';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff, 0x00);
const SITE = {
  site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' },
  logos: { variants: { default: { url: '/logo.svg', dark: '/night.svg' } } },
};

/** A report on a canvas with a public folder, by the names of its files. */
async function reported(html: string, files: Readonly<Record<string, string | Uint8Array>>) {
  const own = Object.entries(files).map(([name, content]) => [`public/${name}`, content]);
  const folder = folderOf({ 'site.json': JSON.stringify(SITE), 'pages/sub/a.html': html, ...Object.fromEntries(own) });
  const { session } = await sessionOf(folder, { site: join(folder, 'site.json'), live: false });
  const at = join(folder, 'public');
  const site = { used: await usedFiles(at, session.model()), files: siteFiles(at, 'public') };
  const written = new Map<string, string | Uint8Array>();
  for await (const { name, text } of reportFiles(session, new Map(), site)) written.set(name, text);
  const planned = reportFileNames(session.model(), new Map(), site.used);
  return { folder, written, planned, publics: [...written.keys()].filter((name) => name.startsWith('public/')) };
}

const FILES = {
  'css/site.css':
    '@import "more.css"; body { background: url(../img/ground.png) } @font-face { src: url("/font.woff2") }',
  'css/more.css': 'p { background: url(https://luna.example/img/dot.png), url(gone.png), url(data:,x) }',
  'img/ground.png': PNG,
  'img/dot.png': PNG,
  'img/own.png': PNG,
  'sub/near.png': PNG,
  'font.woff2': 'font',
  'logo.svg': '<svg/>',
  'unused.png': PNG,
  'unused.css': 'a {}',
  'run.js': 'alert(1)',
};

const CANVAS = `<link rel="stylesheet" href="/css/site.css"><img src="near.png" srcset="/img/own.png 2x"><img src="/gone.png">
<p style="background: url(/img/own.png)">a</p><script src="/run.js"></script><a href="/unused.png">a</a>`;

describe('a report with --public', () => {
  test('has the files that pages use, with what their style sheets name, and no others', async () => {
    const { written, planned, publics } = await reported(CANVAS, FILES);
    expect(publics.map((name) => name.replace(/^.*\./, '')).sort()).toEqual([
      'css',
      'css',
      'png',
      'png',
      'png',
      'png',
      'svg',
    ]);
    expect([...written.keys()].filter((name) => !planned.includes(name) || !REPORT_FILE.test(name))).toEqual([]);
    const pngs = publics.filter((name) => name.endsWith('.png')).map((name) => written.get(name));
    expect(pngs.map((bytes) => Buffer.from(bytes ?? '').equals(Buffer.from(PNG)))).toEqual([true, true, true, true]);
  });

  test('names them by where they are in it, on pages and in style sheets', async () => {
    const { written, publics } = await reported(CANVAS, FILES);
    const frame = String(written.get(`frame/expanded/${reportName('sub/a.html')}`));
    const named = [...frame.matchAll(/\.\.\/\.\.\/(public\/[0-9a-f]{16}\.\w+)/g)].map(([, name]) => name);
    expect(named.length).toBe(4);
    expect(named.filter((name) => name === undefined || !publics.includes(name))).toEqual([]);
    expect(frame).toContain('<img src="/gone.png">');
    expect(frame).toContain('src="/run.js"');
    const sheets = publics.filter((name) => name.endsWith('.css')).map((name) => String(written.get(name)));
    const site = sheets.find((text) => text.includes('@import'));
    expect(site).toMatch(
      /^@import "[0-9a-f]{16}\.css"; body \{ background: url\("[0-9a-f]{16}\.png"\) \} @font-face \{ src: url\("data:font\/woff2;base64,Zm9udA=="\) \}$/,
    );
    expect(sheets.find((text) => text.startsWith('p'))).toMatch(
      /^p \{ background: url\("[0-9a-f]{16}\.png"\), url\(gone\.png\), url\(data:,x\) \}$/,
    );
  });

  test('shows the logos, lets frames load what is theirs, and says what is missing', async () => {
    const { written } = await reported(CANVAS, FILES);
    expect(String(written.get('logos.html'))).toMatch(/<img src="public\/[0-9a-f]{16}\.svg"/);
    const page = String(written.get(`canvas/${reportName('sub/a.html')}`));
    expect(page.split('<iframe').length).toBeGreaterThan(2);
    expect(page.split('sandbox="allow-same-origin"')).toHaveLength(page.split('<iframe').length);
    expect(textsOf(page, 'notes')[0]).toContain('File /gone.png is not in public');
  });

  test('is the same for the same input', async () => {
    const [one, other] = [await reported(CANVAS, FILES), await reported(CANVAS, FILES)];
    expect([...one.written]).toEqual([...other.written]);
  });

  test('takes nothing from outside of the folder', async () => {
    const html =
      '<img src="/../secret.png"><img src="/..%2fsecret.png"><img src="/.env.png"><link rel="stylesheet" href="/a.css">';
    const { publics, folder } = await reported(html, {
      '.env.png': PNG,
      'a.css': '@import "../../secret.css"; a { background: url(/.env.png) }',
    });
    expect(readFileSync(join(folder, 'public/.env.png'))).toHaveLength(6);
    expect(publics.map((name) => name.replace(/^.*\./, ''))).toEqual(['css']);
  });
});

describe('addresses of a page', () => {
  const other = (address: string) => (address === '/a.png' ? 'b c"&.png' : undefined);

  test.each([
    ['<img alt=x src=/a.png>', '<img alt=x src="b c&quot;&amp;.png">'],
    ['<img src="/x.png">', '<img src="/x.png">'],
    ['<a href="/a.png">', '<a href="/a.png">'],
    ['<svg><image xlink:href="/a.png"/></svg>', '<svg><image xlink:href="b c&quot;&amp;.png"/></svg>'],
    ['<style>p { background: url(/a.png) }</style>', '<style>p { background: url("b c%22&.png") }</style>'],
    ['<p style="background:url(\'/a.png\')">', '<p style="background:url(&quot;b c%22&amp;.png&quot;)">'],
    ['<!-- <img src="/a.png"> -->', '<!-- <img src="/a.png"> -->'],
  ])('%s', (html, expected) => {
    expect(edited(html, addressEdits(html, other))).toBe(expected);
  });

  test('of a style sheet are found as they are changed', () => {
    const css = `@import 'a.css'; /* url(no.png) */ p { background: URL( "b.png" ), url(c.png) }`;
    expect(cssAddresses(css)).toEqual(['a.css', 'b.png', 'c.png']);
    expect(cssWith(css, (address) => `x/${address}`)).toBe(
      `@import "x/a.css"; /* url("x/no.png") */ p { background: URL( "x/b.png" ), url("x/c.png") }`,
    );
  });
});
