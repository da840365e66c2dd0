import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const DE = siteIn('de', { name: 'Hollerbeck Holzbau', phone: '+498331962480' });
const team = (line: string, name = 'team') => `<main><h2>Team</h2><ul class="${name}"><li>${line}</li></ul></main>`;

describe('a desk of the team at the site’s own stem needs a look', () => {
  test.each([
    'Annika Raith, Büro – Durchwahl <a href="tel:+498331962482">-82</a>',
    'Annika Raith <a href="tel:+498331962435">08331 96248-35</a>',
    'Annika Raith, Büro – Durchwahl 08331 96248-35',
    'Annika Raith, Tel. 08331 962482',
    '<h3>Annika Raith</h3><p>Büro</p><p>Tel. 08331 96248-12</p>',
  ])('%s', (line) => {
    const [finding, ...more] = invented(team(line), DE);
    expect(more).toEqual([]);
    expect(finding?.outcome).toBe('needs-review');
    expect(finding?.message).toContain('differ');
    expect(finding?.fix?.safety).not.toBe('safe');
  });
});

test('by what is done at the desk, in a cell before its number', () => {
  const row = '<tr><td>Silke Hollerbeck</td><td>Büro, Rechnungen</td><td>08331 96248-12</td></tr>';
  expect(invented(`<section id="team"><table>${row}</table></section>`, DE)).toHaveLength(1);
  const order = '<tr><td>Bestellung</td><td>Rechnungsnummer</td><td>08331 96248-12</td></tr>';
  expect(invented(`<section id="orders"><table>${order}</table></section>`, DE)).toEqual([]);
});

describe('near miss', () => {
  test.each([
    ['the site’s own number', 'Annika Raith <a href="tel:+498331962480">08331 96248-0</a>', 'team'],
    ['a number of another stem', 'Annika Raith <a href="tel:+491701234567">0170 1234567</a>', 'team'],
    ['the same town', 'Annika Raith, Tel. 08331 961482', 'team'],
    ['a short number', 'Annika Raith, Durchwahl 82', 'team'],
    ['partners', 'Zimmerei Kolb <a href="tel:+498331962435">08331 962435</a>', 'partners'],
    [
      'the page of another house',
      'Kolb GmbH <a href="https://kolb-bau.de">kolb-bau.de</a> <a href="tel:+498331962435">08331 962435</a>',
      'team',
    ],
  ])('%s', (_what, line, name) => {
    expect(invented(team(line, name), DE)).toEqual([]);
  });
});
