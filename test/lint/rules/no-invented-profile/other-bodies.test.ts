import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const manifestOf = (name: string, url: string, handle: string) =>
  buildManifest(
    parseSite({
      site: { name, description: 'Site', url, language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      social: [{ network: 'facebook', url: `https://www.facebook.com/${handle}` }],
    }),
  );
const TOWN = manifestOf('Gemeinde Aldenau', 'https://aldenau.example', 'aldenau.at');
const VILLAGE = manifestOf('Mairie de Vernoy', 'https://vernoy.example', 'vernoy');
const found = (code: string, manifest = TOWN) =>
  lint(code, manifest).filter(({ rule }) => rule === 'no-invented-profile');
const page = (link: string, heading = 'Links') =>
  `<main><h1>Service</h1><p>Text</p><h2>${heading}</h2><ul><li><a href="/a">A</a></li><li>${link}</li></ul></main><footer><p>x</p></footer>`;

test.each([
  ['a club', '<a href="https://www.facebook.com/turnverein.aldenau">Turnverein auf Facebook</a>'],
  ['a fire brigade', '<a href="https://www.instagram.com/feuerwehraldenau">Feuerwehr auf Instagram</a>'],
  ['a parish', '<a href="https://www.facebook.com/pfarre.aldenau">Pfarre bei Facebook</a>'],
])('a link to the profile of %s in the same town is no profile of the site', (_name, link) => {
  expect(found(page(link))).toEqual([]);
});

test('so is one to a choir, and to what stands under words for links to others', () => {
  expect(found(page('<a href="https://www.facebook.com/chorale.vernoy">La chorale sur Facebook</a>'), VILLAGE)).toEqual(
    [],
  );
  const camping = '<a href="https://www.instagram.com/camping_vernoy">Camping sur Instagram</a>';
  expect(found(page(camping, 'Liens utiles'), VILLAGE)).toEqual([]);
});

test.each([
  ['the network alone', page('<a href="https://www.facebook.com/gemeindealdenau">Facebook</a>')],
  ['the site', page('<a href="https://www.facebook.com/gemeindealdenau">Gemeinde Aldenau auf Facebook</a>')],
  ['what is ours', page('<a href="https://www.instagram.com/aldenau.feuerwehr">Unsere Feuerwehr auf Instagram</a>')],
  [
    'a body that the handle does not have',
    page('<a href="https://www.instagram.com/aldenau_at">Verein auf Instagram</a>'),
  ],
  ['a part of the house', page('<a href="https://www.instagram.com/aldenau.jugend">Jugend auf Instagram</a>')],
  [
    'a club, in the footer',
    '<main><p>x</p></main><footer><a href="https://www.facebook.com/turnverein.aldenau">Turnverein auf Facebook</a></footer>',
  ],
])('a link whose label says %s still is', (_name, code) => {
  expect(found(code)).toHaveLength(1);
});
