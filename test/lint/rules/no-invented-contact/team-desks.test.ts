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

describe('who works for the house, by a heading', () => {
  const site = siteIn('en-GB', { name: 'Harl & Finnie', phone: '+441632960184' });
  const outcomes = (canvas: string) => invented(canvas, site).map(({ outcome }) => outcome);
  const part = (heading: string, inner: string) =>
    `<main><section><h2>${heading}</h2><article>${inner}</article></section></main>`;
  const MAIL = '<a href="mailto:mairi@harrow-vets.example">mairi@harrow-vets.example</a>';

  test.each([
    ['a mailbox', 'Who you get', `<h3>Mairi Harl</h3><p>Farms. ${MAIL}</p>`],
    ['a desk in the team', 'Ansprechpartner', '<h3>M. K.</h3><p>Tel. 01632 960111</p>'],
    ['a direct line', 'Who you get', '<h3>Mairi Harl</h3><p>Direct line <a href="tel:01764-960-222">960 222</a></p>'],
    [
      'a chat',
      'Who',
      '<h3>Struan Finnie</h3><p>Message him on <a href="https://signal.me/#p/+447700900623">Signal</a></p>',
    ],
    ['a chat in the team', 'Meet the team', '<h3>Jo Kerr</h3><p><a href="skype:jo.kerr?chat">jo.kerr</a></p>'],
  ])('%s under %s', (_what, heading, inner) => {
    expect(outcomes(part(heading, inner))).toEqual(['needs-review']);
  });

  test('in data', () => {
    const of = (email: string) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'AccountingService', name: 'Harl & Finnie', employee: [{ '@type': 'Person', name: 'Mairi', email }] })}</script>`;
    expect(outcomes(of('mairi@harrow-vets.example'))).toEqual(['needs-review']);
    expect(outcomes(of('mairi@kerr.example'))).toEqual([]);
    expect(outcomes(of('hello@harrow-vets.example'))).toEqual([]);
  });

  test.each([
    ['somebody’s own mailbox', 'Our team', `<h3>Dr Mairi Kerr</h3><p>Farms. ${MAIL}</p>`],
    ['another name', 'Notes', `<h3>Struan Kerr</h3><p>Farms. ${MAIL}</p>`],
    [
      'another host',
      'Our team',
      '<h3>Mairi Harl</h3><p><a href="mailto:mairi@kerr.example">mairi@kerr.example</a></p>',
    ],
    ['a number that says nothing of the house', 'Notes', '<h3>Mairi Harl</h3><p>She rang 01764 960 222 twice.</p>'],
    [
      'a number of others at the site’s stem',
      'Notes',
      '<h3>Mairi Harl</h3><p>Admitted in 1998.</p><p>Claims are filed with the Board, 12 Park Row, Leeds, 01632 960111.</p>',
    ],
    ['the teams of others', 'Teams we sponsor', '<h3>Jo Kerr</h3><p><a href="skype:jo.kerr?chat">jo.kerr</a></p>'],
    ['a chat of others', 'Notes', '<h3>Jo Kerr</h3><p><a href="https://signal.me/#p/+447700900623">Signal</a></p>'],
  ])('near miss: %s', (_what, heading, inner) => {
    expect(outcomes(part(heading, inner))).toEqual([]);
  });
});
