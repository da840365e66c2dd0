import { describe, expect, test } from 'vitest';
import { type Finding, lint } from '../../../../src/lint/index.js';
import { invented, siteIn } from './support.js';

const sites = {
  es: siteIn('es', { phone: '+34962790146', address: 'Calle Cuba 71\n46006 Valencia' }),
  it: siteIn('it', { phone: '+390612345678', address: 'Via Roma 4\n34071 Cormòns (GO)' }),
  de: siteIn('de', { phone: '+493012345678', address: 'Torstraße 5\n10119 Berlin' }),
  fr: siteIn('fr', { phone: '+33142278100', address: '4 rue de la Paix\n75002 Paris' }),
  en: siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' }),
  pt: siteIn('pt', { phone: '+351212345678', address: 'Rua da Paz 4\n1200-001 Lisboa' }),
};

/** What is told of an address in a line of a footer, as it stands there. */
function told(language: keyof typeof sites, line: string): string[] {
  const canvas = `<footer><p>${line}</p></footer>`;
  return invented(canvas, sites[language]).map(({ start, end }) => canvas.slice(start, end));
}

describe('a floor, a door or a part of the house between street and town is of the address', () => {
  test.each([
    ['es', 'Av. del Puerto 128, bajo<br>46023 Valencia'],
    ['es', 'Av. del Puerto 128, bajo izquierda, 46023 Valencia'],
    ['es', 'Av. del Puerto 128, 2º B<br>46023 Valencia'],
    ['es', 'Calle Sueca 12, esc. A, 3ª planta, puerta 5, 46006 Valencia'],
    ['it', 'Via Dante 9, piano terra, 34170 Gorizia'],
    ['it', 'Via Dante 9<br>piano terra<br>34170 Gorizia'],
    ['it', 'Via Dante 9, interno 4, scala B, 34170 Gorizia'],
    ['de', 'Lindenstraße 14, Hinterhaus, 10969 Berlin'],
    ['de', 'Lindenstraße 14, im Hinterhaus, 2. OG<br>10969 Berlin'],
    ['fr', '12 rue Foch, rez-de-chaussée, 75011 Paris'],
    ['fr', '12 rue Foch<br>3ème étage, porte gauche<br>75011 Paris'],
    ['en', '27 Gloucester Road, Suite 4<br>Bristol BS7 8AA'],
    ['en', '27 Gloucester Road, ground floor<br>Bristol BS7 8AA'],
    ['pt', 'Avenida da Liberdade 110, r/c esq., 1250-146 Lisboa'],
  ] as const)('%s: %s', (language, line) => {
    expect(told(language, line)).toEqual([line]);
  });

  test.each([
    ['es', 'Av. del Puerto 128, bajo'],
    ['it', 'Via Dante 9, piano terra'],
    ['de', 'Lindenstraße 14, Hinterhaus'],
    ['fr', '12 rue Foch, rez-de-chaussée'],
  ] as const)('without a town, too: %s: %s', (language, line) => {
    expect(told(language, line)).toEqual([line]);
  });

  test.each([
    ['en', '27 Gloucester Road', ', near the station'],
    ['en', '27 Gloucester Road', ', open daily'],
    ['de', 'Lindenstraße 14', ', seit 1987'],
    ['it', 'Via Dante 9, 34170 Gorizia', ', chiuso il lunedì'],
  ] as const)('negative control: %s: %s, and not %s', (language, address, behind) => {
    expect(told(language, address + behind)).toEqual([address]);
  });
});

describe('the number of a register before an address is no part of it', () => {
  test.each([
    ['it', 'REA GO-123456 – ', 'Via dei Colli 27, 34070 San Floriano del Collio (GO)'],
    ['it', 'P.IVA 01234567890 · REA GO-123456 – ', 'Via dei Colli 27, 34070 San Floriano del Collio (GO)'],
    ['de', 'HRB 123456 · ', 'Lindenstraße 14, 10969 Berlin'],
    ['de', 'Amtsgericht Berlin, HRB 123456 – ', 'Lindenstraße 14, 10969 Berlin'],
    ['es', 'CIF B-123456 – ', 'Av. del Puerto 128, 46023 Valencia'],
  ] as const)('%s: %s%s', (language, before, address) => {
    const found = told(language, before + address);
    expect(found).toContain(address);
    expect(found.filter((each) => each !== address && each.includes(address))).toEqual([]);
  });

  const copies = (language: keyof typeof sites, line: string): string[] => {
    const canvas = `<footer><p>${line}</p></footer>`;
    return lint(canvas, sites[language])
      .filter(({ rule }: Finding) => rule === 'no-static-contact')
      .map(({ start, end }) => canvas.slice(start, end));
  };

  test.each([
    ['it', 'REA GO-123456 – ', 'Via Roma 4, 34071 Cormòns (GO)'],
    ['it', 'P.IVA 01234567890 · REA GO-123456 – ', 'Via Roma 4, 34071 Cormòns (GO)'],
    ['de', 'Amtsgericht Berlin HRB 123456 – ', 'Torstraße 5, 10119 Berlin'],
    ['de', 'Praxis in Berlin: ', 'Torstraße 5, 10119 Berlin'],
  ] as const)('nor of a copy: %s: %s%s', (language, before, address) => {
    expect(copies(language, before + address)).toEqual([address]);
  });

  test('negative control: a town before its street is of the copy', () => {
    expect(copies('de', '10119 Berlin, Torstraße 5')).toEqual(['10119 Berlin, Torstraße 5']);
  });
});
