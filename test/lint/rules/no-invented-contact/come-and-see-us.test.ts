import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('es', { phone: '+34976555018', address: 'Calle de las Armas, 31\n50003 Zaragoza' });

/** What is told of a sentence, as it stands there. */
function told(line: string): string[] {
  const canvas = `<p>${line}</p>`;
  return invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
}

describe('behind "come and see us" the house is at the street', () => {
  test.each([
    ['Ven a vernos: calle San Vicente de Paúl, 18.', 'calle San Vicente de Paúl, 18'],
    ['Venid a vernos en C/ San Vicente de Paúl, 18', 'C/ San Vicente de Paúl, 18'],
    ['Kom langs in de Dorpsstraat 14.', 'Dorpsstraat 14'],
    ['Venha visitar-nos na Rua da Paz, 4.', 'Rua da Paz, 4'],
  ])('%s', (line, address) => {
    expect(told(line)).toEqual([address]);
  });

  test.each([
    'Ven a vernos a la calle de las Armas, 31.',
    'Ven a vernos el martes 18 de mayo a la plaza.',
    'Ven a vernos a la Feria del Libro, Paseo de la Independencia, 12.',
    'Ven a vernos: sábado 18, calle cortada',
    'Ven a ver la exposición en la calle San Vicente de Paúl, 18.',
  ])('negative control: %s', (line) => {
    expect(told(line)).toEqual([]);
  });
});

test('near miss: the post office', () => {
  const canvas = '<p>Pásate por Correos, calle Mayor, 18, 28013 Madrid, y recógelo.</p>';
  expect(invented(canvas, siteIn('es', { address: 'Calle Luna 4\n28004 Madrid' }))).toEqual([]);
});
