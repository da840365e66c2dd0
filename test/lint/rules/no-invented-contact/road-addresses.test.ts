import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('es-MX', { address: 'Carretera Tecate-Ensenada km 87.5\n22766 Ensenada' });

function told(line: string): string[] {
  const canvas = `<footer><p>${line}</p></footer>`;
  return invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
}

describe('an address by a road is whole', () => {
  test.each([
    'Km 83.5 Carr. Federal 3, Valle de Guadalupe, 22750 Ensenada, B.C',
    'km 83.5 carr. Federal 3, Valle de Guadalupe, 22750 Ensenada, B.C',
    'Blvd. Costero 1200, Zona Centro, 22800 Ensenada',
    'Calz. Tecnológico 14, Otay, 22414 Tijuana',
    'Álvaro Obregón 213, int. 4, Col. Roma Norte, 06700 Ciudad de México',
    'Álvaro Obregón 213, int. 4, 06700 Ciudad de México',
    'Álvaro Obregón 213, desp. 4, Col. Roma Norte, 06700 Ciudad de México',
  ])('%s', (line) => {
    expect(told(`${line}.`)).toEqual([line]);
  });

  test.each(['Capítulo 213, int. 4, Roma', 'Botella 213, local 4', 'A 83.5 km de Ensenada', 'Km 83.5, Valle'])(
    'near miss: %s',
    (line) => {
      expect(told(line)).toEqual([]);
    },
  );
});
