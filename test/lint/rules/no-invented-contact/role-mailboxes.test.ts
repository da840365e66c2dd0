import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const SITE = siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' });
const link = (mail: string) => `<a href="mailto:${mail}">${mail}</a>`;
const told = (canvas: string, site = SITE) => invented(canvas, site).map(({ outcome }) => outcome);
const INFO = link('info@ammansmile.example');
const OWN = '<li><x-contact field="phone"></x-contact></li>';

describe('the mailbox of a whole house at a foreign host', () => {
  test.each([
    ['in an address', `<footer><address>${INFO}</address></footer>`],
    ['in an address of the text', `<main><h1>x</h1><address>${INFO}</address></main>`],
    ['behind an icon', `<footer><ul><li><i class="fas fa-envelope"></i> ${INFO}</li></ul></footer>`],
    ['in a list with another contact', `<footer><ul>${OWN}<li>${INFO}</li></ul></footer>`],
    ['under a heading for it', `<footer><h3>Get in touch</h3><ul>${OWN}<li>${INFO}</li></ul></footer>`],
    ['as a text', `<footer><ul>${OWN}<li>kontakt@kleintier.example</li></ul></footer>`],
    ['behind hours', `<footer><ul>${OWN}<li>Mon-Fri 09:00-18:00</li><li>${INFO}</li></ul></footer>`],
    ['of bookings', `<footer><address>${link('bookings@quay-rooms.example')}</address></footer>`],
  ])('needs a look: %s', (_what, canvas) => {
    expect(told(canvas)).toEqual(['needs-review']);
  });

  test.each([
    ['in a footer without contacts', `<footer><p>${INFO}</p></footer>`],
    ['of a person', `<footer><ul>${OWN}<li>${link('anna.berg@kolb.example')}</li></ul></footer>`],
    ['of a desk that may be anybody’s', `<footer><ul>${OWN}<li>${link('cats@shelter.example')}</li></ul></footer>`],
    ['of who is named', `<footer><ul>${OWN}<li>Kolb Travel: ${INFO}</li></ul></footer>`],
    ['of who is named above', `<footer><address><p>Kolb Travel</p><p>${INFO}</p></address></footer>`],
    ['of who is named by the heading', `<footer><h4>Our partners</h4><ul>${OWN}<li>${INFO}</li></ul></footer>`],
    ['of who made the page', `<footer><address>Website by Studio North ${INFO}</address></footer>`],
    ['beside a page of its own', `<footer><ul>${OWN}<li><a href="https://a.example">a</a> ${INFO}</li></ul></footer>`],
    ['in the text', `<main><h1>x</h1><ul>${OWN}<li>${INFO}</li></ul></main>`],
  ])('near miss: %s', (_what, canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});

describe('the same in one address with contacts of the site needs no look', () => {
  const phone = '<a href="tel:+441179460123">0117 946 0123</a>';

  test.each([
    [
      'one that the site has',
      `<footer><address><x-contact field="phone"></x-contact><br>${INFO}</address></footer>`,
      0,
    ],
    ['one that is told', `<footer><address><p>Tel. ${phone}</p><p>${INFO}</p></address></footer>`, 1],
    [
      'an address that is told',
      `<footer><address><p>14 Mill Lane, Bristol BS2 0QQ</p><p>${INFO}</p></address></footer>`,
      1,
    ],
  ])('%s', (_what, canvas, before) => {
    const found = invented(canvas, SITE);
    expect(found.map(({ outcome }) => outcome)).toEqual(Array(before + 1).fill('violation'));
    expect(found.at(-1)?.fix?.edits[0]?.text).toContain('<x-contact field="email"');
  });

  test.each([
    ['in another one', `<footer><address>Tel. ${phone}</address><address>${INFO}</address></footer>`],
    ['in a list', `<footer><ul><li>Tel. ${phone}</li><li>${INFO}</li></ul></footer>`],
  ])('near miss: %s', (_what, canvas) => {
    expect(told(canvas)).toEqual(['violation', 'needs-review']);
  });

  test('near miss: who is named there', () => {
    expect(told(`<footer><address><p>Tel. ${phone}</p><p>Kolb Travel</p><p>${INFO}</p></address></footer>`)).toEqual([
      'violation',
    ]);
  });

  test('what has to be looked at says why', () => {
    expect(invented(`<footer><address>${INFO}</address></footer>`, SITE)[0]?.message).toContain(
      'it is a general mailbox, as `info@` is, and no other house is named near it',
    );
  });
});
