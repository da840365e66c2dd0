import { posix } from 'node:path';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { render } from '../../../src/index.js';
import { frameDocument } from '../../../src/server/preview/frame.js';
import { FRAME_FILE_POLICY, PAGE_FILE_POLICY } from '../../../src/server/preview/policies.js';
import { REPORT_FILE, type ReportFile, reportFileNames, reportFiles } from '../../../src/server/preview/report.js';
import { reportName } from '../../../src/server/preview/report-names.js';
import type { Session } from '../../../src/server/preview/session.js';
import { specimensOf } from '../../../src/server/preview/specimens.js';
import { readSite } from '../../support/sites.js';
import { elementsOf, folderOf, sessionOf } from './previews.js';

const SITE = readSite('small-business');
const CANVAS = '<header><x-logo variant="footer"/><p>Osteria</p></header>\n';
const PAGE = '<!doctype html><html lang="it"><head><title>A</title></head><body><x-logo></x-logo></body></html>';
const ASSETS = new Map([
  ['preview.css', 'body {}'],
  ['client/copy.js', '{}'],
]);

async function filesOf(session: Session): Promise<ReportFile[]> {
  const files: ReportFile[] = [];
  for await (const file of reportFiles(session, ASSETS)) files.push(file);
  return files;
}

/** The name of the file with a fix made. */
const fixedName = (name: string, number: number) => `frame/fixed/${name.replace('.html', '')}-${number}.html`;

/** The files of a report on canvases, by name. */
async function reported(canvases: Readonly<Record<string, string | Uint8Array>>) {
  const pages = Object.fromEntries(Object.entries(canvases).map(([name, text]) => [`pages/${name}`, text]));
  const { session } = await sessionOf(folderOf(pages), { live: false });
  const files = await filesOf(session);
  return { session, files: new Map(files.map(({ name, text }) => [name, String(text)])) };
}

/** Addresses of a report's page that lead nowhere in it, or out of it. */
function deadLinks(name: string, html: string, files: ReadonlyMap<string, string>): string[] {
  const ids = (page: string) => elementsOf(page).flatMap(({ attrs }) => attrs.filter((each) => each.name === 'id'));
  return elementsOf(html).flatMap(({ tagName, attrs }) =>
    attrs.flatMap(({ name: attribute, value }) => {
      if (!['href', 'src', 'action'].includes(attribute) || value.startsWith('data:')) return [];
      // What a query asks for is a script's to do.
      const [path = '', fragment] = value.replace(/\?[^#]*/, '').split('#', 2);
      const target = path === '' ? name : posix.join(posix.dirname(name), path);
      const page = path.startsWith('/') || path.includes(':') ? undefined : files.get(target);
      const isThere = fragment === undefined || ids(page ?? '').some((id) => id.value === decodeURIComponent(fragment));
      return page !== undefined && isThere ? [] : [`${tagName} ${attribute}=${value}`];
    }),
  );
}

describe('a report', () => {
  test('has these files, and no other', async () => {
    const { session, files } = await reported({
      'a.html': CANVAS,
      'sub/B page.htm': PAGE,
      'bad.html': Uint8Array.of(255),
    });
    const [a = '', b = '', bad = ''] = ['a.html', 'sub/B page.htm', 'bad.html'].map(reportName);
    expect([a, b, bad].map((name) => name.replace(/[0-9a-f]{16}/, '#'))).toEqual([
      'a-#.html',
      'sub-b-page-#.html',
      'bad-#.html',
    ]);
    expect([...files.keys()].sort()).toEqual(
      [
        'index.html',
        'manifest.html',
        'logos.html',
        'assets/preview.css',
        'assets/client/copy.js',
        ...[a, b].flatMap((name) => [`canvas/${name}`, `frame/canvas/${name}`, `frame/expanded/${name}`]),
        `canvas/${bad}`,
        fixedName(a, 1),
        ...specimensOf(session.model().manifest).map((names) => `frame/specimen/${reportName(names.join('/'))}`),
      ].sort(),
    );
    const planned = reportFileNames(session.model(), ASSETS);
    expect([...files.keys()].filter((name) => !planned.includes(name) || !REPORT_FILE.test(name))).toEqual([]);
    const plain = (name: string) =>
      files.get(name)?.replace(/<style>\n?\[data-inlay-found\][^<]*<\/style>| data-inlay-found(?: id="[^"]*")?/g, '');
    const frame = { language: 'it', policy: FRAME_FILE_POLICY };
    // But for what points at the elements of findings, and links that lead out.
    expect(plain(`frame/expanded/${a}`)?.replace(' target="inlay-elsewhere"', '')).toBe(
      frameDocument(render(CANVAS, SITE).html, frame),
    );
    expect(plain(`frame/canvas/${b}`)).toBe(frameDocument(PAGE, frame));
    expect(files.get('assets/preview.css')).toBe('body {}');
  });

  test('has the page with each fix made, which its finding leads to with and without scripts', async () => {
    const fixable =
      '<header><x-logo variant="footer"/><p>Osteria</p></header><p class="b"><x-contact field="phone"/></p>\n';
    const { files } = await reported({ 'a.html': fixable, 'none.html': '<p>a</p>' });
    const name = reportName('a.html');
    const [one = '', other = ''] = [1, 2].map((number) => files.get(fixedName(name, number)));
    const isMarked = (html: string) => /<(\w+)[^>]* id="inlay-fixed"/.exec(html)?.[1];
    expect([isMarked(one), isMarked(other), one.includes('Osteria')]).toEqual(['a', 'a', true]);
    expect(one).not.toBe(other);
    const page = files.get(`canvas/${name}`) ?? '';
    const addresses = (html: Parameters<typeof elementsOf>[0]) =>
      elementsOf(html).flatMap(({ attrs }) => attrs.filter(({ value }) => value.includes('frame/fixed/')));
    const expected = [1, 2].map((number) => `../${fixedName(name, number)}#inlay-fixed`);
    expect(addresses(page).map(({ name: attribute, value }) => [attribute, value])).toEqual(
      expected.map((address) => ['data-fixed', address]),
    );
    // As a browser reads it that runs no scripts.
    const plain = parse(page, { scriptingEnabled: false });
    expect(addresses(plain).flatMap(({ name: attribute, value }) => (attribute === 'src' ? [value] : []))).toEqual(
      expected,
    );
    expect(files.get(`canvas/${reportName('none.html')}`)).not.toContain('data-fixed');
  });

  test('has those of the worst findings of a canvas that has many', async () => {
    const { session, files } = await reported({ 'a.html': '<x-logo/>'.repeat(60) });
    const fixed = [...files.keys()].filter((name) => name.startsWith('frame/fixed/'));
    expect([(await session.canvas('a.html'))?.counts.fixable, fixed.length]).toEqual([60, 50]);
    expect(fixed.filter((name) => !reportFileNames(session.model(), ASSETS).includes(name))).toEqual([]);
    const page = files.get(`canvas/${reportName('a.html')}`) ?? '';
    expect(page.split('data-fixed=').length).toBe(51);
  });

  test('is the same for the same input', async () => {
    const canvases = { 'a.html': CANVAS, 'sub/b.html': PAGE, 'c.html': '<x-nope></x-nope>' };
    expect([...(await reported(canvases)).files]).toEqual([...(await reported(canvases)).files]);
  });

  test('has links that all lead to something in it', async () => {
    const { files } = await reported({
      'a.html': CANVAS,
      'sub/b.html': '<x-menu location="topic"></x-menu><x-contact field="phone"></x-contact><x-social></x-social>',
      '<b> "\'&#?%2f\n.html': `${CANVAS}<x-addon provider="provider_contact_form"></x-addon><x-nope></x-nope>`,
      'latin.html': Uint8Array.of(255),
    });
    const pages = [...files].filter(([name]) => name.endsWith('.html') && !name.startsWith('frame/'));
    expect(pages.length).toBe(7);
    expect(pages.flatMap(([name, html]) => deadLinks(name, html, files).map((dead) => `${name}: ${dead}`))).toEqual([]);
  });

  test('that had a dead link would be seen', () => {
    const page =
      '<a href="b.html">a</a><a href="/x">a</a><a href="https://example.com">a</a><a href="#gone">a</a><a href="#i" id=i>';
    expect(deadLinks('a.html', page, new Map([['a.html', page]]))).toEqual([
      'a href=b.html',
      'a href=/x',
      'a href=https://example.com',
      'a href=#gone',
    ]);
  });

  test('has no forms, asks for no events, and carries its policies in itself', async () => {
    const { files } = await reported({ 'a.html': CANVAS });
    const policies = new Set<string>();
    for (const [name, text] of files) {
      if (!name.endsWith('.html')) continue;
      const elements = elementsOf(text);
      const policy = elements.flatMap(({ tagName, attrs }) =>
        tagName === 'meta' && attrs[0]?.value === 'Content-Security-Policy' ? [attrs[1]?.value ?? ''] : [],
      );
      expect(policy, name).toEqual([name.startsWith('frame/') ? FRAME_FILE_POLICY : PAGE_FILE_POLICY]);
      policies.add(policy[0] ?? '');
      const forms = elements.filter(({ tagName, attrs }) =>
        tagName === 'form'
          ? attrs.every(({ value }) => value !== 'dialog')
          : attrs.some((each) => each.name === 'data-events'),
      );
      if (!name.startsWith('frame/')) expect(forms, name).toEqual([]);
    }
    expect(policies.size).toBe(2);
  });

  test('has pages that a browser can show, whatever is on one line of a canvas', async () => {
    const line = '<a href="tel:+390550123456">055 012 3456</a> '.repeat(10_000);
    const { session, files } = await reported({ 'line.html': line, 'logos.html': '<x-logo/>'.repeat(9_000) });
    expect((await session.canvas('line.html'))?.counts.fixable).toBe(10_000);
    expect((await session.canvas('logos.html'))?.counts.fixable).toBe(9_000);
    for (const path of ['line.html', 'logos.html']) {
      const length = files.get(`canvas/${reportName(path)}`)?.length ?? 0;
      expect(length, path).toBeGreaterThan(line.length / 2);
      expect(length, path).toBeLessThan(5_000_000);
    }
  });

  test('says nowhere where it was made', async () => {
    const { session } = await sessionOf(folderOf({ 'pages/a.html': CANVAS, 'pages/bad.html': Uint8Array.of(255) }));
    const text = (await filesOf(session)).map((file) => String(file.text)).join('\n');
    expect(text).not.toContain('inlay-preview-');
    expect(text).not.toContain(process.cwd());
  });
});

describe('the name of a canvas in a report', () => {
  test.each([
    ['a.html', /^a-[0-9a-f]{16}\.html$/],
    ['sub/Über uns.HTM', /^sub-uber-uns-[0-9a-f]{16}\.html$/],
    ['groß.html', /^gross-[0-9a-f]{16}\.html$/],
    ['Œuvre/été.htm', /^oeuvre-ete-[0-9a-f]{16}\.html$/],
    ['../../etc/passwd', /^etc-passwd-[0-9a-f]{16}\.html$/],
    ['con.html', /^con-[0-9a-f]{16}\.html$/],
    ['<b>.html', /^b-[0-9a-f]{16}\.html$/],
    ['日本.html', /^canvas-[0-9a-f]{16}\.html$/],
    ['.html', /^canvas-[0-9a-f]{16}\.html$/],
    [`${'long/'.repeat(800)}a.html`, /^(?:long-){11}long-?-[0-9a-f]{16}\.html$/],
    ['\ud800.html', /^canvas-[0-9a-f]{16}\.html$/],
  ])('of %j is safe on every file system', (path, expected) => {
    expect(reportName(path)).toMatch(expected);
    expect(REPORT_FILE.test(`canvas/${reportName(path)}`)).toBe(true);
  });

  test('is never that of another path, whatever a file system takes for the same', () => {
    const paths = [
      'a.html',
      'A.html',
      'a.htm',
      'a .html',
      'a-.html',
      'é.html',
      'e\u0301.html',
      'a/b.html',
      'a-b.html',
      'a%2fb.html',
    ];
    const names = paths.map((path) => reportName(path).toLowerCase().normalize('NFC'));
    expect(new Set(names).size).toBe(paths.length);
  });
});
