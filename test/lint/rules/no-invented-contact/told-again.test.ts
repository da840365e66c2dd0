import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const EN = siteIn('en', { name: 'Fern and Ferrule', phone: '+441179000001', address: '3 Park Row, Bristol BS1 5LJ' });
const CALL = '<footer><p>Call us: <a href="tel:+441174960832">0117 496 0832</a></p></footer>';
const PLACE = `<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name: 'Fern and Ferrule',
  address: {
    '@type': 'PostalAddress',
    streetAddress: '14 Christmas Steps',
    postalCode: 'BS1 5BS',
    addressLocality: 'Bristol',
  },
})}</script>`;
const MAIL =
  '<footer><p>Write to us: <a href="mailto:studio@fern-and-ferrule.co">studio@fern-and-ferrule.co</a></p></footer>';

/** What stands in the places that are found besides those of a page without the markup. */
function again(markup: string, known: string, manifest = EN): string[] {
  const canvas = markup + known;
  return invented(canvas, manifest)
    .filter(({ start }) => start < markup.length)
    .map(({ start, end }) => canvas.slice(start, end));
}

describe('a number that is found elsewhere', () => {
  test.each([
    ['an attribute with any name', '<div data-support="+44 117 496 0832"></div>', '+44 117 496 0832'],
    ['the same without the code', '<div data-support="0117 496 0832"></div>', '0117 496 0832'],
    ['a list in an attribute', `<div data-desk='{"day":"0117 496 0832"}'></div>`, '0117 496 0832'],
    ['a label', '<img src="/van.jpg" alt="Our van with 0117 496 0832 on its door">', '0117 496 0832'],
    ['code of an attribute', `<div x-data="{ line: '01174960832' }"></div>`, '01174960832'],
    [
      'a variable that an address is made of',
      '<script>var n = "441174960832"; a.href = "https://wa.me/" + n</script>',
      '441174960832',
    ],
    ['a sentence of a script', '<script>say("Try 0117 496 0832 then")</script>', '0117 496 0832'],
    ['a property of any name', '<script>const shop = { main: "+441174960832" }</script>', '+441174960832'],
  ])('in %s', (_what, markup, value) => {
    expect(again(markup, CALL)).toEqual([value]);
    expect(again(markup, '')).toEqual([]);
  });

  test.each([
    ['a longer number', '<div data-support="01174960832123"></div>'],
    ['more digits behind it', '<div data-support="0117 496 0832 4417"></div>'],
    ['another number', '<div data-support="0117 496 0833"></div>'],
    ['a number of another country', '<div data-support="+33 117 496 0832"></div>'],
    ['an order', '<div data-order="01174960832"></div>'],
    ['an article', '<script>const item = { sku: "01174960832", productId: "01174960832" }</script>'],
    ['a price', '<script>say("Total 1174960832 EUR")</script>'],
    ['a file', '<div data-photo="/img/01174960832.jpg"></div>'],
    ['an address of a file in a script', '<script>load("https://cdn.example/a/01174960832/b.js")</script>'],
    ['a hash', '<div data-hash="a01174960832f"></div>'],
    ['a number without quotes', '<script>const seed = 441174960832;</script>'],
    ['a review', '<blockquote data-support="0117 496 0832">Thanks</blockquote>'],
    ['a partner', '<section class="partners"><div data-line="0117 496 0832"></div></section>'],
    ['an example', '<pre><span data-support="0117 496 0832"></span></pre>'],
    ['a component', '<x-contact field="phone" data-support="0117 496 0832"></x-contact>'],
  ])('near miss: %s', (_what, markup) => {
    expect(again(markup, CALL)).toEqual([]);
  });

  test('what its name tells already is told once', () => {
    expect(again('<div data-phone="0117 496 0832"></div>', CALL)).toHaveLength(1);
  });

  test('near miss: in a part where it is only for review', () => {
    const unsure = '<main><p><a href="tel:+441174960832">0117 496 0832</a></p></main>';
    expect(invented(unsure, EN).map(({ outcome }) => outcome)).toEqual(['needs-review']);
    expect(again('<div data-support="0117 496 0832"></div>', unsure)).toEqual([]);
  });

  test('near miss: where a directive lets it stand', () => {
    const off = `<!-- inlay-disable-next-line no-invented-contact -- the shop next door -->\n${CALL}`;
    expect(again('<div data-support="0117 496 0832"></div>\n', off)).toEqual([]);
    expect(
      again('<div data-support="0117 496 0832"></div>\n', `<!-- inlay-disable-next-line no-secrets -->\n${CALL}`),
    ).toEqual(['0117 496 0832']);
  });
});

describe('a mailbox that is found elsewhere', () => {
  test.each([
    [
      'a property of a script',
      '<script>const shop = { email: "studio@fern-and-ferrule.co" }</script>',
      'studio@fern-and-ferrule.co',
    ],
    ['an attribute', '<div data-to="studio@fern-and-ferrule.co"></div>', 'studio@fern-and-ferrule.co'],
    ['another at its host', '<div data-to="info@fern-and-ferrule.co"></div>', 'info@fern-and-ferrule.co'],
  ])('in %s', (_what, markup, value) => {
    expect(again(markup, MAIL)).toEqual([value]);
  });

  test.each([
    ['another host', '<div data-to="studio@ferrule.example"></div>'],
    ['a customer', '<script>const order = { customerEmail: "studio@fern-and-ferrule.co" }</script>'],
    ['one to be replaced', '<script>const form = { placeholder: "studio@fern-and-ferrule.co" }</script>'],
  ])('near miss: %s', (_what, markup) => {
    expect(again(markup, MAIL)).toEqual([]);
  });
});

describe('an address that is found elsewhere', () => {
  test.each([
    [
      'a sentence',
      '<main><p>We ship from our shop at 14 Christmas Steps, Bristol: ask.</p></main>',
      '14 Christmas Steps, Bristol',
    ],
    ['a label', '<img src="/a.jpg" alt="The door of 14 Christmas Steps, Bristol">', '14 Christmas Steps, Bristol'],
    [
      'a script',
      '<script>const place = { text: "14 Christmas Steps, Bristol" }</script>',
      '14 Christmas Steps, Bristol',
    ],
  ])('in %s', (_what, markup, value) => {
    expect(again(markup, PLACE)).toEqual([value]);
  });

  test.each([
    ['another house', '<main><p>We ship from our shop at 16 Christmas Steps, Bristol: ask.</p></main>'],
    ['another town', '<main><p>Parking is at 14 Christmas Steps, Exeter EX1 1AA.</p></main>'],
    ['the street alone', '<main><p>The market on Christmas Steps, Bristol: 14 stalls.</p></main>'],
    ['a part for others', '<section class="partners"><p>Potter, 14 Christmas Steps, Bristol</p></section>'],
    ['an example', '<main><pre>14 Christmas Steps, Bristol</pre></main>'],
  ])('near miss: %s', (_what, markup) => {
    expect(again(markup, PLACE)).toEqual([]);
  });
});

const PL = siteIn('pl', { name: 'Szprycha', phone: '+48126001122', address: 'ul. Długa 5, 31-147 Kraków' });
const WORKSHOP =
  '<section class="contact"><p>Zadzwoń: <a href="tel:+48123456789">12 345 67 89</a></p><address>ul. Mostowa 18/2, 31-061 Kraków</address></section>';
const answer = (text: string, more = {}) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Co?', acceptedAnswer: { '@type': 'Answer', text, ...more } }],
  })}</script>`;

test.each([
  ['an answer in data', answer('Awarię zgłoś pod numerem 12 345 67 89.'), '12 345 67 89'],
  [
    'the name of a workshop',
    '<footer><p>Warsztat: Mostowa 18/2, 31-061 Kraków.</p></footer>',
    'Mostowa 18/2, 31-061 Kraków',
  ],
  [
    'a sentence',
    '<main><p>Awarię zgłoś pod numerem 12&nbsp;345&nbsp;67&nbsp;89.</p></main>',
    '12&nbsp;345&nbsp;67&nbsp;89',
  ],
])('is found in Polish in %s', (_what, markup, value) => {
  expect(again(markup, WORKSHOP, PL)).toEqual([value]);
});

test.each([
  ['the author of an answer', answer('Ja.', { author: { '@type': 'Person', telephone: '12 345 67 89' } })],
  [
    'an offer of work',
    `<script type="application/ld+json">{"@type":"JobPosting","description":"Tel. 12 345 67 89"}</script>`,
  ],
  [
    'a number of an article',
    '<script type="application/ld+json">{"@type":"Product","name":"X","sku":"123456789"}</script>',
  ],
])('near miss in Polish: %s', (_what, markup) => {
  expect(again(markup, WORKSHOP, PL)).toEqual([]);
});

describe('a comment with what is found elsewhere', () => {
  test.each([
    ['a number', '<!-- floating button: manager 0117 496 0832 -->', CALL],
    ['an address', '<!-- Fern and Ferrule, 14 Christmas Steps, Bristol -->', PLACE],
  ])('is for review, and goes by an edit: %s', (_what, comment, known) => {
    const canvas = `${comment}\n${known}`;
    const [finding] = invented(canvas, EN);
    expect(finding).toMatchObject({ start: 0, end: comment.length, outcome: 'needs-review' });
    expect(JSON.stringify(finding)).toContain('Remove the comment');
    expect(invented(comment, EN)).toEqual([]);
  });

  test('a mailbox at a host of the site’s name needs nothing beside it', () => {
    const comment = '<!-- questions: studio@fern-and-ferrule.co -->';
    for (const canvas of [comment, `${comment}\n${MAIL}`])
      expect(invented(canvas, EN)[0]).toMatchObject({ start: 0, end: comment.length, outcome: 'needs-review' });
  });

  test('is told once for all that it says', () => {
    const comment = '<!-- Fern and Ferrule, 14 Christmas Steps, Bristol. Tel. 0117 496 0832 -->';
    const found = invented(`${comment}\n${CALL}${PLACE}`, EN).filter(({ start }) => start < comment.length);
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain('`0117 496 0832`');
    expect(found[0]?.message).toContain('14 Christmas Steps');
  });

  test('stays where something reads it', () => {
    const [finding] = invented(`<!--[if IE]>0117 496 0832<![endif]-->\n${CALL}`, EN);
    expect(JSON.stringify(finding)).not.toContain('Remove the comment');
  });

  test.each([
    ['another number', '<!-- manager 0117 496 0833 -->'],
    ['an order', '<!-- ticket 0117496083212 -->'],
    ['an example', '<pre><!-- 0117 496 0832 --></pre>'],
  ])('near miss: %s', (_what, comment) => {
    expect(again(comment, CALL)).toEqual([]);
  });
});

test('is found in German in a comment with the name of the house', () => {
  const manifest = siteIn('de', {
    name: 'Tischlerei Brandt',
    phone: '+494411234567',
    address: 'Donnerschweer Straße 5, 26123 Oldenburg',
  });
  const comment = '<!-- Tischlerei Brandt GmbH, Nadorster Straße 112, 26123 Oldenburg, Tel. 0441 9988770 -->';
  const footer =
    '<footer><address>Nadorster Str. 112, 26123 Oldenburg</address><p>Tel. <a href="tel:+494419988770">0441 9988770</a></p></footer>';
  const [finding] = invented(`${comment}\n${footer}`, manifest);
  expect(finding?.message).toContain('`Nadorster Straße 112, 26123 Oldenburg`, `0441 9988770`');
});

test('is found in a comment in Jordan', () => {
  const manifest = siteIn('ar', { name: 'مكتبة الجبل', phone: '+96265000001' });
  const comment = '<!-- floating button: manager +962 79 123 4567 -->';
  expect(
    again(comment, '<footer><p>اتصل بنا: <a href="tel:+962791234567">+962 79 123 4567</a></p></footer>', manifest),
  ).toEqual([comment]);
});
