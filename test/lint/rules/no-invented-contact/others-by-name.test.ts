import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { siteIn } from './support.js';

/** What is told of contacts in a page, as it stands there. */
function told(canvas: string, language: string, address?: string): string[] {
  const site = siteIn(language, { phone: '+390612345678', ...(address !== undefined && { address }) });
  return lint(canvas, site).flatMap(({ rule, start, end }) =>
    rule.endsWith('-contact') ? [canvas.slice(start, end)] : [],
  );
}

describe('a chat of a house that is named is that one’s', () => {
  const chat = (label: string) => `<p>${label} <a href="https://wa.me/4915112345678">Fotos</a></p>`;

  test.each(['WhatsApp der Glaserei Huber:', 'WhatsApp des Kollegen Huber:', 'WhatsApp of Kolb Travel:'])(
    '%s',
    (label) => {
      expect(told(chat(label), 'de')).toEqual([]);
    },
  );

  test.each(['WhatsApp:', 'WhatsApp der Werkstatt:', 'WhatsApp für Bestellungen:'])('not %s', (label) => {
    expect(told(chat(label), 'de')).toHaveLength(1);
  });
});

describe('a number of things is no house number', () => {
  test.each([
    ['Our workshop has 24 Gloucester Road bikes', []],
    ['We sold 24 Gloucester Road saddles last year', []],
    ['Our workshop is at 24 Gloucester Road', ['24 Gloucester Road']],
    ['24 Gloucester Road opens at nine', ['24 Gloucester Road']],
  ])('%s', (text, expected) => {
    expect(told(`<p>${text}</p>`, 'en', '24 Gloucester Road\nBristol BS7 8AE')).toEqual(expected);
  });

  test('nor that of another house', () => {
    expect(told('<p>Our workshop has 14 Mill Lane bikes</p>', 'en', '24 Gloucester Road\nBristol BS7 8AE')).toEqual([]);
  });
});

test('an address begins behind a sign, and not in the name before it', () => {
  const line = 'Bar Roma | Via Roma 1 | 06 1234 5678 | hello@harrow-vets.example';
  expect(told(`<footer><p>${line}</p></footer>`, 'it', 'Via Roma 1\n00184 Roma')).toEqual(line.split(' | ').slice(1));
});
