import { describe, expect, test } from 'vitest';
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
])('a page of reviews is taken out, and for the owner to say: %s', (url, label) => {
  const code = `<footer><p><a href="${url}">${label}</a></p></footer>`;
  expect(lint(code, without)).toHaveLength(1);
  for (const manifest of [MANIFEST, without])
    for (const { message, fix, outcome } of lint(code, manifest).filter(({ rule }) => rule === 'no-invented-profile')) {
      expect(message).toMatch(
        /take the link out with the `<(?:p|footer|div|li)>` around it, which has nothing else to say, and have the owner put its address among the site/,
      );
      expect(message).not.toMatch(/check the address|keep the link|x-social/);
      expect(outcome).toBe('needs-review');
      expect(fix).toBeUndefined();
    }
});

test('negative control: a profile on a social network is still one that the site does not have', () => {
  const code = '<footer><p><a href="https://www.facebook.com/kellerhals">Facebook</a></p></footer>';
  expect(lint(code, without)[0]?.message).toContain('expected none, as the site has no profiles');
});

test('words around a link go with it', () => {
  const code =
    '<footer><p>4.8 of 5 on <a href="https://www.capterra.com/p/212345/Kellerhals/">Capterra</a></p></footer>';
  expect(lint(code, without)[0]?.message).toContain('take the link out, with what the words around it say of it, and');
});

describe('a link to write a review at Google', () => {
  const REVIEW = 'https://g.page/r/CQ7x2abcdefgEBM/review';
  test.each([
    `<footer><p><a href="${REVIEW}">Google</a></p></footer>`,
    `<footer><p><a href="${REVIEW}">Leave a review</a></p></footer>`,
    `<main><p>Read all our reviews on <a href="${REVIEW}">Google</a>.</p></main>`,
    `<main><p><a href="https://g.page/r/CQ7x2abcdefgEBM">Bewerten Sie uns auf Google</a></p></main>`,
    `<main><p><a href="${REVIEW}">Lasciaci una recensione</a></p></main>`,
    `<main><p><a href="${REVIEW}">قيمونا على جوجل</a></p></main>`,
    `<main><p><a href="https://search.google.com/local/writereview?placeid=ChIJ0000">Review us on Google</a></p></main>`,
    `<section class="testimonials"><h2>What guests say</h2><blockquote>Good!</blockquote><p>Read all our reviews on <a href="${REVIEW}">Google</a>.</p></section>`,
  ])('%s', (code) => {
    const findings = lint(code, MANIFEST).filter(({ rule }) => rule === 'no-invented-profile');
    expect(findings.map(({ outcome }) => outcome)).toEqual(['needs-review']);
    expect(findings[0]?.message).toContain('have the owner put its address among');
  });

  test.each([
    `<article><p>Rate the baker <a href="${REVIEW}">here</a>.</p></article>`,
    `<main><p>Visit Café Lorenz next door: <a href="${REVIEW}">reviews of Café Lorenz</a></p></main>`,
    `<blockquote><p>They helped us, see <a href="${REVIEW}">my review</a></p></blockquote>`,
    '<footer><p><a href="https://g.page/r/">Google</a></p></footer>',
    '<main><p>Our way: <a href="https://www.google.com/maps/search/bern">Google</a></p></main>',
  ])('near miss: %s', (code) => {
    expect(lint(code, MANIFEST).filter(({ message }) => message.includes('among the site'))).toEqual([]);
  });

  test('near miss: the site has it', () => {
    const own = buildManifest(
      parseSite({
        site: { name: 'Kellerhals', description: 'Software', url: 'https://kellerhals.example', language: 'en' },
        theme: { name: 'T', version: '1.0.0' },
        social: [{ network: 'google', url: REVIEW }],
      }),
    );
    const code = `<footer><p><a href="${REVIEW}">Google</a></p></footer>`;
    expect(lint(code, own).filter(({ rule }) => rule === 'no-invented-profile')).toEqual([]);
  });
});
