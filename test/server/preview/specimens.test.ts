import { describe, expect, test } from 'vitest';
import { buildManifest, render } from '../../../src/index.js';
import { frameDocument } from '../../../src/server/preview/frame.js';
import type { CanvasSummary } from '../../../src/server/preview/model.js';
import { sheetsOf, specimenSource, specimensOf } from '../../../src/server/preview/specimens.js';
import { readSite } from '../../support/sites.js';
import { elementsOf, served } from './previews.js';

const SITE = readSite('small-business');
const MANIFEST = buildManifest(SITE);

describe('a specimen of the catalogue', () => {
  test('is of all that the site has and a canvas can use', () => {
    const names = specimensOf(MANIFEST).map((names) => names.join(' '));
    expect(names).toEqual(
      expect.arrayContaining(['component x-menu', 'location topic', 'field phone', 'social', 'logo footer']),
    );
    expect(names.filter((name) => /naviga|topic_left/.test(name))).toEqual([]); // no menu is assigned
    expect(names.filter((name) => name.startsWith('provider')).length).toBeGreaterThan(0);
  });

  test.each([
    [['location', 'naviga']],
    [['field', '__proto__']],
    [['component', 'constructor']],
    [['provider', 'nope', 'x']],
  ] as const)('%j is none', (names) => {
    expect(specimenSource(names, MANIFEST)).toBeUndefined();
  });

  test('is what the component expands to, in a frame that runs nothing', async () => {
    const { ask } = await served({ 'pages/b.html': '<link rel="stylesheet" href="/css/site.css"><p>b</p>' });
    const { body } = await ask('/manifest');
    const frames = elementsOf(body).filter(({ tagName }) => tagName === 'iframe');
    expect(frames.length).toBe(specimensOf(MANIFEST).length);
    const sandboxes = frames.map(({ attrs }) => attrs.find(({ name }) => name === 'sandbox')?.value);
    expect(new Set(sandboxes)).toEqual(new Set(['']));
    const answer = await ask('/frame/specimen/field/phone');
    expect(answer.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    const html = render('<x-contact field="phone"></x-contact>', SITE).html;
    expect(answer.body).toBe(
      frameDocument(`<link rel="stylesheet" href="/css/site.css">\n${html}`, { language: 'it' }),
    );
    expect((await ask('/frame/specimen/logo/transparent')).body).toContain('src="/media/2024/05/logo-sito.png"');
  });

  test.each([
    '/frame/specimen/field/nope',
    '/frame/specimen/',
    '/frame/specimen/field',
    '/frame/specimen/field/phone/x',
  ])('%s is not there', async (address) => {
    const { ask, bugs } = await served();
    expect([(await ask(address)).status, bugs]).toEqual([404, []]);
  });

  test('has the style sheets that most canvases name', () => {
    const canvases = [
      ['/a.css', '/b.css?v=2'],
      ['/b.css?v=2', 'own.css', '/x.png'],
      ['https://luna.example/c.css'],
    ].map(
      (files) => ({ files }) as unknown as CanvasSummary, // all that is looked at
    );
    expect(sheetsOf(canvases)).toEqual(['/b.css?v=2', '/a.css', 'https://luna.example/c.css']);
  });
});
