import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented, siteIn } from './support.js';

const theatre = buildManifest(
  parseSite({
    site: { name: 'Teatro Candil', description: '', url: 'https://candil.example', language: 'es-MX' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      taquilla: { kind: 'phone', value: '+522225550141' },
      email: { kind: 'email', value: 'hola@teatrocandil.example' },
      address: { kind: 'address', value: 'Calle de los Faroles 31, 72990 Puebla' },
    },
  }),
);

test('the names of the site’s contacts are words for a contact', () => {
  expect(invented('<footer><p>Taquilla 222 555 0114</p></footer>', theatre)).toMatchObject([{ outcome: 'violation' }]);
  expect(invented('<footer><p>Expediente 222 555 0114</p></footer>', theatre)).toEqual([]);
});

describe('a host that is nearly the site’s', () => {
  test.each(['Send photos to prensa@teatro-candil.example', 'El museo: prensa@teatro-candil.example'])(
    'whatever stands before it: %s',
    (text) => {
      expect(invented(`<main><p>${text}</p></main>`, theatre)).toHaveLength(1);
    },
  );

  test.each(['Fotos: prensa@teatro-faro.example', '<q>prensa@teatro-candil.example</q>'])('not: %s', (text) => {
    expect(invented(`<main><p>${text}</p></main>`, theatre)).toEqual([]);
  });
});

describe('accounts in messengers that a text gives', () => {
  test.each(['微信：mumian2020', 'WeChat ID: mumian', 'Telegram: mumian_bot', 'Zalo: mumian84'])('%s', (text) => {
    expect(invented(`<footer><p>${text}</p></footer>`, siteIn('zh'))).toHaveLength(1);
  });

  test.each(['微信：请扫码', 'WeChat: soon', 'Line: b2 to the harbour', 'Telegram and 2 others'])('not: %s', (text) => {
    expect(invented(`<footer><p>${text}</p></footer>`, siteIn('zh'))).toEqual([]);
  });
});

describe('what stands before a contact in its own cell counts, not the cell before', () => {
  const site = siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' });
  const address = '<address>27 Gloucester Road, Bath BA1 2AB</address>';

  test.each([
    ['another column', `<div>Lane Street Market</div><div><h4>Come by</h4>${address}</div>`],
    [
      'profiles in the same row',
      `<table><tr><td>${address}</td><td><a href="https://dzen.ru/harrow">Dzen</a></td></tr></table>`,
    ],
  ])('%s', (_title, canvas) => {
    expect(invented(`<footer>${canvas}</footer>`, site)).toHaveLength(1);
  });

  test.each([
    ['somebody else in the cell', `<div><p>Our insurance company</p>${address}</div>`],
    [
      'another house in the row',
      `<table><tr><td>${address}</td><td><a href="https://lane.example/">Lane</a></td></tr></table>`,
    ],
  ])('not: %s', (_title, canvas) => {
    expect(invented(`<main>${canvas}</main>`, site)).toEqual([]);
  });
});

test('lines for those who need help are others’', () => {
  const line = (question: string) =>
    invented(`<footer><p>${question} Helpline 0800 555 0199</p></footer>`, siteIn('en'));
  expect(line('Worried about gambling?')).toEqual([]);
  expect(line('Alcohol?')).toEqual([]);
  expect(line('Lost a collar?')).toHaveLength(1);
});
