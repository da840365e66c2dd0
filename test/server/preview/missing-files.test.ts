import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { elementsOf, folderOf, serverOf, sessionOf, textOf, textsOf } from './previews.js';

const SITE = {
  site: { name: 'Luna', description: '', url: 'https://luna.example/shop', language: 'en' },
  logos: {
    variants: { default: { url: '/weg.png', dark: '/nacht.svg' }, light: { url: 'https://luna.example/da.png' } },
    main: { url: 'https://cdn.example/logo.png' },
  },
};

const PNG = 'a picture';

/** A served preview of canvases with `da.png` in its public folder. */
async function shop(canvases: Readonly<Record<string, string>>, hasFolder = true) {
  const pages = Object.entries(canvases).map(([name, html]) => [`pages/${name}`, html]);
  const files = { 'site.json': JSON.stringify(SITE), 'pub/da.png': PNG, 'pub/sub/nah.png': PNG };
  const folder = folderOf({ ...files, ...Object.fromEntries(pages) });
  const { session } = await sessionOf(folder, { site: join(folder, 'site.json') });
  const publicFolder = hasFolder ? join(folder, 'pub') : undefined;
  return { folder, session, ...(await serverOf(session, { publicFolder, publicName: './pub' })) };
}

/** The rows of the overview: path, errors, warnings, notes, expanded. */
const rowsOf = (page: string) =>
  elementsOf(page)
    .filter(({ tagName }) => tagName === 'tr')
    .slice(1)
    .filter(({ attrs }) => attrs.some(({ name, value }) => name === 'class' && value.includes('row--')))
    .map(({ childNodes }) => childNodes.map(textOf).filter((text) => text.trim() !== ''));

describe('a file of the site that is not in the public folder', () => {
  test('is told at the logo that it is of, instead of a broken picture', async () => {
    const { ask } = await shop({ 'a.html': '<p>a</p>' });
    const { body } = await ask('/logos');
    expect((await ask('/weg.png', { headers: { 'sec-fetch-mode': 'no-cors' } })).status).toBe(404);
    const plates = textsOf(body, 'plate');
    expect(plates[0]).toBe('File /weg.png is not in ./pub');
    expect(textsOf(body, 'note')).toEqual(['File /nacht.svg is not in ./pub']);
    const images = elementsOf(body).filter(({ tagName }) => tagName === 'img');
    expect(images.map(({ attrs }) => attrs.find(({ name }) => name === 'src')?.value)).toEqual(['/da.png', '/da.png']); // on a plate of each kind
    const used = elementsOf(body).filter(({ attrs }) => attrs.some(({ value }) => /\bstep--used\b/.test(value)));
    const badges = used.map((step) => textsOf(step, 'badge--warning').concat(textsOf(step, 'badge--ok')));
    expect(badges).toEqual([['Used'], ['Used'], ['Used'], ['Used']]);
    expect(used.map((step) => textsOf(step, 'badge--warning').length)).toEqual([1, 0, 0, 0]);
  });

  test('is told at the resource in the catalogue', async () => {
    const { ask } = await shop({ 'a.html': '<p>a</p>' });
    const { body } = await ask('/manifest');
    const logo = elementsOf(body).find(({ attrs }) => attrs.some(({ value }) => value === 'logo-default'));
    expect(logo && textsOf(logo, 'note')).toEqual(['File /weg.png is not in ./pub', 'File /nacht.svg is not in ./pub']);
    expect(textsOf(body, 'note')).toHaveLength(2);
  });

  test('is counted among the notes of the canvases that show it, and told there', async () => {
    const { ask } = await shop({
      'clean.html': '<p>a</p><img src="/da.png?v=2"><img src="https://cdn.example/fern.png">',
      'logo.html': '<header><x-logo></x-logo></header>',
      'sub/own.html': '<img src="nah.png"><img src="fort.png"><link rel="stylesheet" href="../fehlt.css">',
    });
    expect(rowsOf((await ask('/')).body).map(([path, , , notes]) => [path, notes])).toEqual([
      ['logo.html', '2'],
      ['sub/own.html', '2'],
      ['clean.html', '0'],
    ]);
    const own = (await ask('/canvas/sub/own.html')).body;
    expect(textsOf(own, 'notes')).toEqual(['File /sub/fort.png is not in ./pubFile /fehlt.css is not in ./pub']);
    expect(textsOf(own, 'summary')[0]).toContain('2 notes');
    expect(textsOf(own, 'badge--ok')).not.toContain('No findings');
    expect(textsOf((await ask('/canvas/clean.html')).body, 'summary')).toEqual(['No findings']);
  });

  test('is looked for again when files have changed', async () => {
    const { ask, folder, reloadFrames } = await shop({ 'a.html': '<img src="/da.png">' });
    const notes = async () => rowsOf((await ask('/')).body)[0]?.[3];
    expect(await notes()).toBe('0');
    rmSync(join(folder, 'pub/da.png'));
    reloadFrames();
    expect(await notes()).toBe('1');
    writeFileSync(join(folder, 'pub/da.png'), PNG);
    reloadFrames();
    expect(await notes()).toBe('0');
  });

  test('is nothing to tell of where there is no public folder', async () => {
    const { ask } = await shop({ 'a.html': '<x-logo></x-logo><img src="/fort.png">' }, false);
    const { body } = await ask('/logos');
    expect(textsOf(body, 'plate')[0]).toBe('Its file is not available: see --public');
    expect(textsOf(body, 'note')).toEqual([]);
    expect(rowsOf((await ask('/')).body)[0]?.[3]).toBe('0');
  });

  test('is told harmlessly, whatever it is called, and not of what is never served', async () => {
    const canvas = '<img src="/%3Cimg%20src=x%20onerror=x%3E.png"><img src="/bild.php"><img src="/%2e%2e/x.png">';
    const { ask } = await shop({ 'a.html': canvas });
    const { body } = await ask('/canvas/a.html');
    expect(textsOf(body, 'note')).toEqual([
      'File /<img src=x onerror=x>.png is not in ./pub',
      'File /x.png is not in ./pub',
    ]);
    expect(elementsOf(body).filter(({ tagName }) => tagName === 'img')).toEqual([]);
  });
});
