import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSite, render } from '../../../src/index.js';
import { notesOf } from '../../../src/server/preview/notes.js';
import { elementsOf, folderOf, serverOf, sessionOf, textOf, textsOf } from './previews.js';

const ITEMS = [
  { label: 'Start', url: '/' },
  { label: 'Bad', url: 'javascript:alert(1)', children: [{ label: 'Worse', url: 'vbscript:x' }] },
];

/** A site with mistakes that no rule of the linter is about, as the linter reads canvases. */
const FAULTY = {
  site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' },
  menus: {
    locations: { topic: { label: 'Top', menu: 'main' }, footer: { label: 'Foot', menu: 'good' } },
    definitions: { main: { name: 'Main', items: ITEMS }, good: { name: 'Good', items: ITEMS.slice(0, 1) } },
  },
  social: [
    { network: 'instagram', url: 'https://www.instagram.com/luna' },
    { network: 'facebook', url: 'javascript:alert(2)' },
  ],
  contacts: {
    phone: { kind: 'phone', value: 'ruf mich an' },
    email: { kind: 'email', value: 'kein-at' },
    shop: { kind: 'text', value: 'Shop', url: 'javascript:alert(3)' },
    fax: { kind: 'phone', value: '+39 06 1234567' },
    address: { kind: 'address', value: 'Via Roma 1' },
  },
};

const PAGE =
  '<header><x-logo></x-logo>\n<x-menu location="topic"></x-menu></header>\n<p><x-contact field="phone"></x-contact>\n<x-contact field="email"></x-contact></p>\n';

async function faulty(pages: Readonly<Record<string, string>>) {
  const files = Object.entries(pages).map(([name, html]) => [`pages/${name}`, html]);
  const folder = folderOf({ 'site.json': JSON.stringify(FAULTY), ...Object.fromEntries(files) });
  const { session } = await sessionOf(folder, { site: join(folder, 'site.json') });
  return serverOf(session);
}

const figuresOf = (page: string) => textsOf(page, 'tile');

describe('a site with mistakes that are no findings', () => {
  test('has them counted on the overview, for all canvases and for each', async () => {
    const { ask } = await faulty({ 'a.html': PAGE, 'b.html': '<p>words</p>' });
    const { body } = await ask('/');
    expect(figuresOf(body)).toEqual([
      '2 All canvases',
      '0 Errors',
      '0 Warnings',
      '2 Notes',
      '0 Not expanded',
      '0 Safe fixes',
      '1 Clean',
    ]);
    const figure = elementsOf(body).filter(({ attrs }) => attrs.some(({ value }) => value === 'tile tile--warning'));
    expect(figure.map(textOf)).toEqual(['2 Notes']);
    expect(textsOf(body, 'row--notes')).toEqual(['a.html002all 4']);
    expect(textsOf(body, 'row--clean')).toEqual(['b.html000none']);
  });

  test('has those that are about the site told once for it, and what has no others is clean', async () => {
    const menu = '<header><x-logo></x-logo>\n<x-menu location="topic"></x-menu></header>\n';
    const { ask } = await faulty({ 'a.html': PAGE, 'b.html': menu, 'c.html': `${menu}<x-social></x-social>` });
    const { body } = await ask('/');
    expect(textsOf(body, 'row--notes')).toEqual(['a.html002all 4']);
    expect(textsOf(body, 'row--clean')).toEqual(['b.html000all 2', 'c.html000all 3']);
    expect(textsOf(body, 'note')).toEqual([
      expect.stringMatching(/^\/menus\/definitions\/main\/items\/1 Bad and 1 more: .+ 3 canvases$/),
      expect.stringMatching(/^\/social\/1.*: the address is not allowed, so it is left out 1 canvas$/),
    ]);
    const { body: page } = await ask('/canvas/b.html');
    expect(textsOf(page, 'summary')).toEqual(['No findings']);
    expect(textsOf(page, 'note')).toEqual([expect.stringMatching(/ of the site$/)]);
  });

  test('has them shown above the components of a canvas, and no tick', async () => {
    const { ask } = await faulty({ 'a.html': PAGE, 'b.html': '<p>words</p>' });
    const { body } = await ask('/canvas/a.html');
    expect(textsOf(body, 'summary')).toEqual(['No findings2 notes']);
    expect(textsOf(body, 'note')).toEqual([
      expect.stringMatching(/^<x-menu> \/menus\/definitions\/main\/items\/1 Bad and 1 more: .+ Line 2 of the site$/),
      '<x-contact> Not linked: ruf mich an is not one phone number Line 3',
      '<x-contact> Not linked: kein-at is not one mail address Line 4',
    ]);
    expect(body.indexOf('id="notes"')).toBeLessThan(body.indexOf('id="components"'));
    expect(textsOf(body, 'badge--ok').filter((text) => text !== 'Expanded')).toEqual([]);
    const clean = (await ask('/canvas/b.html')).body;
    expect(textsOf(clean, 'badge--ok')).toEqual(['No findings', 'Nothing to fix']);
    expect(clean).not.toContain('id="notes"');
  });

  test('has them marked in the catalogue, those of no canvas too', async () => {
    const { ask } = await faulty({ 'b.html': '<p>words</p>' });
    const { body } = await ask('/manifest');
    expect(textsOf(body, 'note')).toEqual([
      '2 items have addresses that are not allowed: shown without a link',
      'Shown without a link: ruf mich an is not one phone number',
      'Shown without a link: kein-at is not one mail address',
      'Shown without a link: its address javascript:alert(3) is not allowed',
    ]);
    const marked = elementsOf(body).filter(({ tagName, childNodes }) => {
      return tagName === 'li' && childNodes.some(isMark);
    });
    expect(marked.map((item) => textOf(item).replace(/\s+/g, ' '))).toEqual([
      'Bad javascript:alert(1) Address not allowedWorse vbscript:x Address not allowed',
      'Worse vbscript:x Address not allowed',
      'Facebook javascript:alert(2) Address not allowed',
    ]);
  });
});

const isMark = (node: Parameters<typeof textOf>[0]) =>
  'attrs' in node && node.attrs.some(({ value }) => value === 'badge badge--warning');

test('what is in the fallback content of an expanded component has no notes', () => {
  const site = parseSite(FAULTY);
  const inner = '<x-contact field="phone"></x-contact>';
  expect(notesOf(render(`<x-menu location="footer">${inner}</x-menu>`, site).report)).toEqual([]);
  expect(notesOf(render(inner, site).report)).toHaveLength(1);
});
