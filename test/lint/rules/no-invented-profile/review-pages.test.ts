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

const without = buildManifest(
  parseSite({
    site: { name: 'Kellerhals', description: 'Software', url: 'https://kellerhals.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
  }),
);

test.each([
  ['https://www.capterra.com/p/212345/Kellerhals/', '4.8 on Capterra'],
  ['https://www.g2.com/products/kellerhals/reviews', '4.7 on G2'],
  ['https://www.trustpilot.com/review/kellerhals.example', 'Trustpilot'],
  ['https://www.tripadvisor.com/Restaurant_Review-g1-d2-Reviews-Kellerhals-Bern.html', '5 stars on Tripadvisor'],
  ['https://www.booking.com/hotel/ch/kellerhals.html', 'Booking.com'],
])('a rating is to be checked, never taken away: %s', (url, label) => {
  const code = `<footer><p><a href="${url}">${label}</a></p></footer>`;
  expect(lint(code, without)).toHaveLength(1);
  for (const manifest of [MANIFEST, without])
    for (const { message, fix, outcome } of lint(code, manifest).filter(({ rule }) => rule === 'no-invented-profile')) {
      expect(message).toContain('check the address, and keep the link if it is right');
      expect(message).not.toMatch(/expected none|remove|take/);
      expect(outcome).toBe('needs-review');
      expect(fix).toBeUndefined();
    }
});

test('negative control: a profile on a social network is still one that the site does not have', () => {
  const code = '<footer><p><a href="https://www.facebook.com/kellerhals">Facebook</a></p></footer>';
  expect(lint(code, without)[0]?.message).toContain('expected none, as the site has no profiles');
});
