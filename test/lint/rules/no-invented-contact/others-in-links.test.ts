import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('en');
const HREF = 'href="tel:03001234567"';
const NUMBER = '0300 123 4567';
const footer = (html: string) => `<footer><p>${html}</p></footer>`;
const told = (html: string) => invented(footer(html), site).length;

describe('who a link or line names answers there', () => {
  test.each([
    'Environment helpline on',
    'Stop smoking helpline:',
    'Infolinia sanepidu:',
    'Hulplijn huiselijk geweld:',
    'Airbnb emergency line:',
    'Booking.com support',
    'Teléfono del sindicato:',
    'Unite the Union:',
  ])('is not the site: %s', (label) => {
    expect(told(`<a ${HREF}>${label} ${NUMBER}</a>`)).toBe(0);
    expect(told(`${label} ${NUMBER}`)).toBe(0);
    expect(told(`${label} <a ${HREF}>${NUMBER}</a>`)).toBe(0);
  });

  test.each([
    'Helpline',
    'Our feeding helpline',
    '24-hour helpline',
    'Freephone helpline',
    'Support hotline',
    'Call our helpline on',
  ])('is the site: %s', (label) => {
    expect(told(`<a ${HREF}>${label} ${NUMBER}</a>`)).toBe(1);
    expect(told(`${label}: ${NUMBER}`)).toBe(1);
  });

  test('is said by the name of a link that shows a number alone', () => {
    for (const name of ['National animal poison line', 'Call the Animal PoisonLine'])
      for (const attribute of ['title', 'aria-label'])
        expect(told(`<a ${HREF} ${attribute}="${name}">${NUMBER}</a>`)).toBe(0);
    for (const name of ['Call us', 'Click to call', 'Call Harrow Vets', 'Ring Our Reception'])
      expect(told(`<a ${HREF} title="${name}">${NUMBER}</a>`)).toBe(1);
  });
});

describe('behind a credit', () => {
  const LINK = `<a ${HREF}>${NUMBER}</a>`;
  test.each([
    `© 2026 Harrow Vets, powered by Cloudora. Sales: ${LINK}`,
    `Website powered by Cloudora. Sales: ${LINK}`,
    `Powered by <a href="https://cloudora.example">Cloudora</a>. Bookings: ${LINK}`,
    `Powered by Cloudora · Enquiries: ${LINK}`,
    `Powered by Cloudora<br>Sales: ${LINK}`,
    `Powered by Cloudora. Reception: ${NUMBER}`,
    `<span>Hosted by Cloudora.</span> <span>Reservations: ${LINK}</span>`,
    `Webdesign von Kern. Empfang: ${LINK}`,
  ])('a desk is the site’s: %s', (html) => {
    expect(told(html)).toBe(1);
  });

  test.each([
    `Powered by Cloudora. Tel: ${LINK}`,
    `Powered by Cloudora, tel. ${LINK}`,
    `Powered by Cloudora, sales: ${LINK}`,
    `Powered by Cloudora (sales: ${LINK})`,
    `Website by Studio Kern, ${LINK}`,
    `Website by Studio Kern · ${LINK}`,
    `Made by Studio Kern. Call them: ${LINK}`,
    `Hotel Palmela. Reservations: ${LINK}`,
    `Hotel Palmela · Reservations: ${LINK}`,
  ])('near miss: %s', (html) => {
    expect(told(html)).toBe(0);
  });
});
