import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Holz', description: 'x', url: 'https://holz.example', language: 'de' },
    theme: { name: 'T', version: '1.0.0' },
    menus: {
      locations: { footer: { label: 'Fuß', menu: 'recht' } },
      definitions: { recht: { name: 'Recht', items: [{ label: 'Impressum', url: '/impressum' }] } },
    },
  }),
);
const LIST =
  '<ul><li><a href="/leistungen">Leistungen</a></li><li><a href="/referenzen">Referenzen</a></li><li><a href="/karriere">Karriere</a></li></ul>';
const messageOf = (heading: string) =>
  lint(`<main><h1>x</h1></main><footer><div>${heading}${LIST}</div></footer>`, site).find(
    ({ rule }) => rule === 'no-invented-menu',
  )?.message;

test('links that no menu is for go with the heading over them', () => {
  expect(messageOf('<h5>Schnellzugriff</h5>')).toContain('remove them with their heading');
});

test('near miss: links without a heading', () => {
  expect(messageOf('')).not.toContain('heading');
});
