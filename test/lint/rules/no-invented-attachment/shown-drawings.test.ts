import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const STATE = {
  site: { name: 'Altitude Studio', description: 'Pilates', url: 'https://altitude.example', language: 'en' },
  theme: { name: 'T', version: '1.0.0' },
};
const siteWith = (...urls: string[]) =>
  buildManifest(parseSite({ ...STATE, attachments: urls.map((url) => ({ url, title: 'Listed' })) }));
const site = siteWith('/media/timetable.webp', '/media/waiver.pdf');
const told = (code: string, of = site) =>
  lint(`<main>${code}</main>`, of)
    .filter(({ rule }) => rule === 'no-invented-attachment')
    .map(({ outcome }) => outcome);

describe('a drawing whose text says what it shows, in a folder of the page', () => {
  test.each([
    '<p>Trusted by</p><img src="/images/logos/northwind.svg" alt="Northwind">',
    '<img src="/img/partners/acme.svg" alt="Acme" height="60">',
    '<img src="/kunden/muster.svg" alt="Muster AG">',
    '<a href="https://apps.apple.com/us/app/x/id1"><img src="/images/app-store-badge.svg" alt="Download on the App Store" class="h-10"></a>',
    '<img src="/images/hero-studio.svg" alt="Reformers">',
    '<img src="/images/reformer-hall.svg" alt="The hall with eight reformers">',
    '<img src="/images/plan.svg" alt="Plan" width="640" height="400">',
  ])('%s', (code) => {
    expect(told(code)).toEqual(['needs-review']);
  });

  test.each([
    '<img src="/images/logos/northwind.svg" alt="">',
    '<img src="/images/logos/northwind.svg">',
    '<img src="/images/logos/northwind.svg" alt="Northwind" width="24" height="24">',
    '<img src="/images/phone.svg" alt="Call us now">',
    '<img src="/images/phone.svg" alt="Phone">',
    '<img src="/images/clock.svg" alt="Opening hours">',
    '<img src="/images/delivery.svg" alt="Delivery icon">',
    '<img src="/images/icons/reformer-hall.svg" alt="The hall with eight reformers">',
    '<img src="/icons/logos/northwind.svg" alt="Northwind">',
    '<img src="/themes/t/images/reformer-hall.svg" alt="The hall with eight reformers">',
    '<img src="/assets/img/reformer-hall.svg" alt="The hall with eight reformers">',
    '<img src="/static/klienti/kino.svg" alt="Kino Vesmír">',
    '<img src="/images/logos/visa.svg" alt="Visa">',
    '<img src="/images/pay/tarjeta.svg" alt="Tarjeta">',
    '<img src="/images/flags/de.svg" alt="Flagge von Deutschland">',
    '<header><a href="/"><img src="/images/altitude.svg" alt="Altitude Studio"></a></header>',
    '<button><img src="/images/open-menu-bars.svg" alt="Open the menu bars"></button>',
    '<a href="tel:+442079460958"><img src="/images/call-team.svg" alt="Call our team"></a>',
    '<img src="/images/reformer-hall.svg" alt="The hall with eight reformers" aria-hidden="true">',
    '<img src="{{ base }}/images/reformer-hall.svg" alt="The hall with eight reformers">',
    '<img src="https://cdn.example/images/logos/northwind.svg" alt="Northwind">',
    '<style>.a{background:url(/images/hero-studio.svg)}</style>',
  ])('near miss: %s', (code) => {
    expect(told(code)).toEqual([]);
  });

  test('near miss: the site lists no picture, or this one', () => {
    const code = '<img src="/images/logos/northwind.svg" alt="Northwind">';
    expect(told(code, siteWith('/media/waiver.pdf'))).toEqual([]);
    expect(told(code, siteWith('/media/timetable.webp', '/images/logos/northwind.svg'))).toEqual([]);
  });
});
