import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { siteIn } from '../no-invented-contact/support.js';

const site = siteIn('it', { name: 'Trabocco Punta Selvola' });
const OWN = '<a href="https://www.instagram.com/harrow.vets">Instagram</a>';

/** How the profiles of a page are told that the site does not have. */
function outcomes(canvas: string): (string | undefined)[] {
  return lint(canvas, site)
    .filter(({ rule }) => rule === 'no-invented-profile')
    .map(({ outcome }) => outcome);
}

const alone = (url: string, label: string) => `<main><p>Prenota: <a href="${url}">${label}</a></p></main>`;
const beside = (url: string, label: string) => `<footer><p>${OWN} · <a href="${url}">${label}</a></p></footer>`;

describe('a page at a portal needs a look', () => {
  test.each([
    ['https://www.thefork.it/ristorante/trabocco-punta-selvola-r123', 'TheFork'],
    ['https://www.quandoo.it/place/trabocco-punta-selvola-12', 'Quandoo'],
    ['https://www.booking.com/hotel/it/trabocco-punta-selvola.it.html', 'Booking.com'],
    ['https://www.opentable.com/r/trabocco-punta-selvola', 'Un tavolo'],
  ])('with the site’s name in its address: %s', (url, label) => {
    expect(outcomes(alone(url, label))).toEqual(['needs-review']);
    expect(outcomes(beside(url, label))).toEqual(['needs-review']);
  });

  test.each([
    ['https://www.booking.com/hotel/it/bellavista.html', 'Booking.com'],
    ['https://www.booking.com/hotel/it/bellavista.html', 'Prenota su Booking.com'],
    ['https://www.thefork.it/ristorante/costa-viva-r1', 'TheFork'],
    ['https://www.thefork.it/ristorante/costa-viva-r1', '<i class="icon" aria-label="TheFork"></i>'],
  ])('among the site’s profiles: %s, %s', (url, label) => {
    expect(outcomes(beside(url, label))).toEqual(['needs-review']);
    expect(outcomes(alone(url, label))).toEqual([]);
  });

  test.each([
    ['of another house', 'https://www.booking.com/hotel/it/bellavista.html', 'Hotel Bellavista'],
    ['of somebody who is named', 'https://www.thefork.it/ristorante/da-gino-r1', 'Da Gino'],
    ['that is the portal’s own', 'https://www.booking.com/', 'Booking.com'],
  ])('not one %s', (_title, url, label) => {
    expect(outcomes(beside(url, label))).toEqual([]);
    expect(outcomes(alone(url, label))).toEqual([]);
  });
});

describe('one answer for all that take orders and bookings', () => {
  const named = (url: string) => outcomes(alone(url, 'Prenota'));

  test.each([
    'https://www.talabat.com/kuwait/trabocco-punta-selvola',
    'https://deliveroo.com.kw/menu/kuwait/salmiya/trabocco-punta-selvola',
    'https://deliveroo.it/menu/vasto/trabocco-punta-selvola',
    'https://wolt.com/it/ita/vasto/restaurant/trabocco-punta-selvola',
    'https://www.just-eat.co.uk/restaurants-trabocco-punta-selvola',
    'https://www.ifood.com.br/delivery/vasto/trabocco-punta-selvola',
    'https://www.treatwell.co.uk/place/trabocco-punta-selvola/',
    'https://www.fresha.com/a/trabocco-punta-selvola',
    'https://g.page/r/trabocco-punta-selvola/review',
  ])('%s', (url) => {
    expect(named(url)).toEqual(['needs-review']);
  });

  test.each([
    'https://www.talabat.com/kuwait/pizzeria-bellavista',
    // A calendar of the house's own, and no list of houses.
    'https://momence.com/u/trabocco-punta-selvola',
    'https://calendly.com/trabocco-punta-selvola/tavolo',
    'https://g.page/r/CQ8fV1bZk3hXEBM/review',
    'https://booking.example/trabocco-punta-selvola',
    'https://www.talabat.example/trabocco-punta-selvola',
  ])('near miss: %s', (url) => {
    expect(named(url)).toEqual([]);
  });
});

describe('a name that is short for a network is no stranger’s', () => {
  const foot = (url: string, label: string) => `<footer><p><a href="${url}">${label}</a></p></footer>`;

  test.each([
    ['Snap', 'https://www.snapchat.com/add/costaviva'],
    ['Tube', 'https://www.youtube.com/@costaviva'],
    ['Pin', 'https://www.pinterest.com/costaviva'],
    ['Meta', 'https://www.facebook.com/costaviva'],
    ['IG', 'https://www.instagram.com/costaviva'],
    ['Tik', 'https://www.tiktok.com/@costaviva'],
  ])('%s', (label, url) => {
    expect(outcomes(foot(url, label))).toEqual(['violation']);
  });

  test.each([
    ['a person', 'Gino', 'https://www.instagram.com/costaviva'],
    ['what is short for another network', 'Pin', 'https://www.facebook.com/costaviva'],
    ['a firm', 'Meta Studio', 'https://www.facebook.com/costaviva'],
  ])('not %s', (_title, label, url) => {
    expect(outcomes(foot(url, label))).toEqual([]);
  });
});
