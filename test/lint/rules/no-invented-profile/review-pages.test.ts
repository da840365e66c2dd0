import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(
  parseSite({
    site: { name: 'Weingut Kellerhals', description: 'Wein', url: 'https://kellerhals.example', language: 'de' },
    theme: { name: 'T', version: '1.0.0' },
    social: [{ network: 'instagram', url: 'https://www.instagram.com/kellerhals' }],
  }),
);
const found = (link: string) =>
  lint(`<main><p>x</p></main><footer><p>${link}</p></footer>`, MANIFEST).filter(
    ({ rule }) => rule === 'no-invented-profile',
  );

test.each([
  ['https://www.vivino.com/wineries/weingut-kellerhals', 'Vivino'],
  ['https://www.vivino.com/DE/de/wineries/weingut-kellerhals', 'Vivino'],
  ['https://www.ratebeer.com/brewers/kellerhals/4711', 'RateBeer'],
  ['https://www.provenexpert.com/weingut-kellerhals', 'ProvenExpert'],
])('a page on a site of reviews needs a look: %s', (url, label) => {
  expect(found(`<a href="${url}">${label}</a>`)).toMatchObject([{ outcome: 'needs-review' }]);
});

test.each([
  ['https://www.vivino.com/wines/12345', 'ein Wein'],
  ['https://www.vivino.com/wineries/domaine-leroux', 'Domaine Leroux'],
])('near miss: %s', (url, label) => {
  expect(found(`<a href="${url}">${label}</a>`)).toEqual([]);
});
