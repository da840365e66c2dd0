import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'La Marasca', description: 'Albergo', url: 'https://lamarasca.example', language: 'it' },
    theme: { name: 'T', version: '1.0.0' },
    attachments: [{ url: '/foto/terrazza.jpg', title: 'La terrazza' }],
  }),
);
const found = (code: string) => lint(code, site).filter(({ rule }) => rule === 'no-invented-attachment');

describe('marks of what people pay with, and folders of a theme, are of the design', () => {
  test.each([
    '/tema/pagamenti/visa.gif',
    '/tema/freccia.gif',
    '/temas/claro/cabecera.png',
    '/zahlungsarten/rechnung.png',
    '/img/betaalmethoden/bank.png',
    '/bilder/mastercard.png',
    '/foto/pagobancomat.png',
    '/img/apple-pay-white.png',
    '/img/cards/amex_small.png',
    '/moyens-de-paiement/cheque.png',
  ])('%s', (src) => {
    expect(found(`<footer><img src="${src}" alt=""></footer>`)).toEqual([]);
  });

  test.each(['/foto/visa-office.jpg', '/foto/ideal-kitchen.jpg', '/themenabend/saal.jpg', '/foto/discover-orta.jpg'])(
    'near miss: %s',
    (src) => {
      expect(found(`<main><img src="${src}" alt=""></main>`)).toHaveLength(1);
    },
  );
});

describe('a link that gives the data a picture', () => {
  const item = (inner: string) => `<footer itemscope itemtype="https://schema.org/Hotel">${inner}</footer>`;

  test('is one', () => {
    expect(found(item('<LINK ITEMPROP="image" HREF="/foto/facciata-sera.jpg">'))).toHaveLength(1);
  });

  test.each(['<link itemprop="image" href="/foto/terrazza.jpg">', '<link itemprop="hasMap" href="/foto/mappa.jpg">'])(
    'near miss: %s',
    (inner) => {
      expect(found(item(inner))).toEqual([]);
    },
  );
});
