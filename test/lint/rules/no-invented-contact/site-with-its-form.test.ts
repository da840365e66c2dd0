import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('es', {
  name: 'Librería La Abubilla',
  phone: '+34976555018',
  address: 'Calle de las Armas, 31\n50003 Zaragoza',
});
const address = 'C/ San Vicente de Paúl, 18, local, 50001 Zaragoza';

/** What is told of a page, as it stands there. */
function told(canvas: string): string[] {
  return invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
}

describe('the site’s own name before an address, with the form of its firm and its number', () => {
  test.each([
    'Librería La Abubilla, S. Coop.',
    'Librería La Abubilla, S.L.',
    'Librería La Abubilla S. L.',
    'Librería La Abubilla, Soc. Coop.',
    'Librería La Abubilla, S.S. Agrícola',
    'Librería La Abubilla',
  ])('%s', (name) => {
    expect(told(`<table><tr><th>Responsable</th><td>${name} · CIF F-99412087 · ${address}</td></tr></table>`)).toEqual([
      address,
    ]);
    expect(told(`<p>${name}, ${address}</p>`)).toEqual([address]);
  });

  test.each([
    'Librería Cálamo, S. Coop.',
    'Librería La Perla, S.L.',
    'Abubilla Norte, S. Coop.',
    'Talleres Gráficos S. Coop.',
  ])('negative control: another house: %s', (name) => {
    expect(told(`<table><tr><th>Imprenta</th><td>${name} · CIF F-99412087 · ${address}</td></tr></table>`)).toEqual([]);
    expect(told(`<p>${name}, ${address}</p>`)).toEqual([]);
  });
});
