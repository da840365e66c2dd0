import { describe, expect, test } from 'vitest';
import { addressesIn } from '../../../src/lint/contact/addresses-in.js';
import { anyAddresses } from '../../../src/lint/contact/any-addresses.js';
import { evidenceOf, invented, siteIn } from '../rules/no-invented-contact/support.js';

const BATH = '14 High Street Bath BA1 5LJ';
const found = (text: string) => anyAddresses(text).map(({ value }) => value);

describe('an address whose town and code stand behind the street without a comma', () => {
  test.each([
    [BATH],
    ['14 Station Rd Malmesbury SN16 0AH'],
    ['14 Mill Gardens Malmesbury SN16 0AH'],
    ['221B Baker Street London NW1 6XE'],
    ['12 Kings Road EH1 1AA'],
    ['Unit 4 Quay Lane Bristol BS1 4RX'],
    ['14 High Street Stow-on-the-Wold GL54 1AB'],
    ['14 King Street Toronto M5V 2T6'],
    ['5 Dame Street Dublin D02 AF30'],
    ['Storgatan 5 114 55 Stockholm'],
  ])('%s', (text) => {
    expect(found(text)).toEqual([text]);
  });

  test('goes with its country', () => {
    expect(found(`${BATH}, UK`)).toEqual([`${BATH}, UK`]);
  });

  test('is told whole in a sentence', () => {
    expect(addressesIn(`Visit us at ${BATH}.`).map(({ value }) => value)).toEqual([BATH]);
  });

  test.each([
    ['14 Road Trips BA1 5LJ'],
    ['Lamp 14 BA1 5LJ'],
    ['Page 3 of 14 AB1 2CD'],
    ['Take bus 14 from High Street to stop BA1 5LJ'],
  ])('near miss: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('an address of Britain on a page', () => {
  const site = siteIn('en', { address: '12 Mill Lane\nHarrow HA1 3XX' });
  const query = (text: string) => `https://www.google.com/maps/search/?api=1&query=${text.replaceAll(' ', '+')}`;
  const values = (canvas: string) => invented(canvas, site).map((finding) => evidenceOf(finding).value);

  test.each([
    ['in a link to a map', `<a href="${query(BATH)}">Find us</a>`],
    ['in another link to a map', `<a href="https://maps.google.com/?q=${encodeURIComponent(BATH)}">Directions</a>`],
    ['in a map', `<iframe src="https://www.google.com/maps?q=${encodeURIComponent(BATH)}&output=embed"></iframe>`],
    ['behind an icon', `<footer><p><i class="fa fa-map-marker"></i> ${BATH}</p></footer>`],
    ['behind an icon of the page', `<ul><li><i class="bi bi-geo-alt"></i> ${BATH}</li></ul>`],
  ])('is told %s', (_what, canvas) => {
    expect(values(canvas)).toEqual([BATH]);
  });

  test.each([
    ['its own', `<a href="${query('12 Mill Lane Harrow HA1 3XX')}">Find us</a>`],
    ['its own with its name', `<a href="${query('Harrow Vets 12 Mill Lane Harrow HA1 3XX')}">Find us</a>`],
    ['of others', `<blockquote><i class="fa fa-map-marker"></i> ${BATH}</blockquote>`],
    ['a town alone', `<a href="${query('Bath BA1')}">Bath</a>`],
  ])('near miss: %s', (_what, canvas) => {
    expect(values(canvas)).toEqual([]);
  });
});
