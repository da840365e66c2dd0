import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const siteWith = (...attachments: { url: string; title: string }[]) =>
  buildManifest(
    parseSite({
      site: { name: 'PawPlanner', description: 'Diary', url: 'https://pawplanner.example', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      attachments,
    }),
  );
const DAY = { url: '/media/calendar-app.webp', title: 'A day in the app calendar' };
const site = siteWith(DAY);
const messages = (code: string, of = site) =>
  lint(code, of)
    .filter(({ rule }) => rule === 'no-invented-attachment')
    .map(({ message }) => message);

describe('no other picture stands in for the mark of a store, a card or a country', () => {
  test.each([
    '<a href="https://play.google.com/store/apps/details?id=x"><img src="/images/gp.png" alt="Get it on Google Play"></a>',
    '<a href="https://apps.apple.com/app/id1"><img src="/images/app-store-calendar-app.png" alt="Calendar app"></a>',
    '<a href="#"><img src="/images/a.png" alt="Télécharger dans l’App Store"></a>',
    '<a href="#"><img src="/images/a.png" alt="App Store からダウンロード"></a>',
    '<a href="/pay"><img src="/images/pay-all.png" alt="Zahlungsarten: Visa, Mastercard"></a>',
    '<a href="/de/"><img src="/images/de.png" alt="Deutsche Flagge"></a>',
  ])('%s', (code) => {
    const [message, ...more] = messages(code);
    expect(more).toEqual([]);
    expect(message).toContain('expected none in its place');
    expect(message).toContain('take it away with its link');
    expect(message).not.toContain('calendar-app.webp');
  });

  test('without a link, it goes alone', () => {
    const [message] = messages('<p><img src="/images/gp.png" alt="Get it on Google Play"></p>');
    expect(message).toContain('take it away, or upload it');
  });

  test('a listed one of the same kind is named', () => {
    const listed = siteWith(DAY, { url: '/media/google-play.png', title: 'Get it on Google Play' });
    const [message] = messages('<img src="/media/play-badge.png" alt="Get it on Google Play">', listed);
    expect(message).toContain('/media/google-play.png');
  });

  test.each([
    '<img src="/images/day.png" alt="A day in the calendar of the app">',
    '<img src="/images/shop.png" alt="Our store in the old town">',
    '<img src="/images/playground.png" alt="Children play at our store">',
  ])('near miss: %s', (code) => {
    expect(messages(code)[0]).not.toContain('expected none in its place');
  });
});
