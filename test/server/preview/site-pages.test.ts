import { describe, expect, test } from 'vitest';
import { edited } from '../../../src/lint/edit/fix.js';
import type { CanvasSummary } from '../../../src/server/preview/model.js';
import { linkEdits, pageLinks } from '../../../src/server/preview/page-links.js';
import { canvasOfPage, liveLead, reportLead } from '../../../src/server/preview/site-pages.js';

const canvases = [
  'index.html',
  'contatti.html',
  'eventi/index.htm',
  'eventi/natale.html',
  'a b/è.html',
  'menu.html',
  'menu/index.html',
].map(
  (path) => ({ path }) as CanvasSummary, // all that is looked at
);
const SITE = 'https://luna.example/shop';

describe('the canvas of a page', () => {
  test.each([
    ['/', 'index.html'],
    ['/index.html', 'index.html'],
    ['/contatti', 'contatti.html'],
    ['/contatti/', 'contatti.html'],
    ['/contatti.html', 'contatti.html'],
    ['/eventi/', 'eventi/index.htm'],
    ['/eventi', 'eventi/index.htm'],
    ['/eventi/natale/', 'eventi/natale.html'],
    ['/a%20b/%C3%A8/', 'a b/è.html'],
    ['/menu/', 'menu.html'],
    ['/shop/contatti/', 'contatti.html'],
    ['/shop', 'index.html'],
    ['/frame/expanded/eventi/natale.html', 'eventi/natale.html'],
    ['/nowhere/', undefined],
    ['/__proto__', undefined],
    ['/%ff', undefined],
    ['/../contatti', undefined],
  ])('%s is %s', (pathname, path) => {
    expect(canvasOfPage(pathname, canvases, SITE)).toBe(path);
  });
});

describe('the links of a frame', () => {
  const live = (html: string) =>
    edited(html, linkEdits(pageLinks(html), liveLead('eventi/natale.html', canvases, SITE)));
  const report = (html: string) =>
    edited(
      html,
      linkEdits(
        pageLinks(html),
        reportLead('eventi/natale.html', canvases, SITE, (path) => `../x/${path}`),
      ),
    );

  test.each([
    ['<a href="/contatti/">', '<a href="/contatti/">', '<a href="../x/contatti.html">'],
    [
      '<a href=../contatti.html#a target=_blank>',
      '<a href=../contatti.html#a target="_self">',
      '<a href="../x/contatti.html#a" target="_self">',
    ],
    [
      '<a href="https://luna.example/shop/contatti?a=1&b">',
      '<a href="/shop/contatti?a=1&amp;b">',
      '<a href="../x/contatti.html">',
    ],
    ['<a href="/nowhere">', '<a href="/nowhere">', '<a target="inlay-elsewhere" href="/nowhere">'],
    ['<a href="#a">', '<a href="#a">', '<a href="#a">'],
    ['<a>', '<a>', '<a>'],
    [
      '<a href="https://b.example">',
      '<a target="inlay-elsewhere" href="https://b.example">',
      '<a target="inlay-elsewhere" href="https://b.example">',
    ],
    [
      '<a target="_self" href="https://b.example">',
      '<a target="inlay-elsewhere" href="https://b.example">',
      '<a target="inlay-elsewhere" href="https://b.example">',
    ],
    [
      '<a target="_blank" href="https://b.example">',
      '<a target="_blank" href="https://b.example">',
      '<a target="_blank" href="https://b.example">',
    ],
    [
      '<map><area href="mailto:a@b.example"></map>',
      '<map><area target="inlay-elsewhere" href="mailto:a@b.example"></map>',
      '<map><area target="inlay-elsewhere" href="mailto:a@b.example"></map>',
    ],
    [
      '<!-- <a href="https://b.example"> -->',
      '<!-- <a href="https://b.example"> -->',
      '<!-- <a href="https://b.example"> -->',
    ],
    [
      '<p><a href="/contatti/"><b><p></a>',
      '<p><a href="/contatti/"><b><p></a>',
      '<p><a href="../x/contatti.html"><b><p></a>',
    ],
  ])('%s', (html, inPreview, inReport) => {
    expect([live(html), report(html)]).toEqual([inPreview, inReport]);
  });
});
