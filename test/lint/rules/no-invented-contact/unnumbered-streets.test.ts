import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const italian = siteIn('it', {
  name: 'Cantina Valdimora',
  phone: '+39048112345',
  address: 'Via Gramsci 4\n34071 Cormons',
});
const spanish = siteIn('es', {
  name: 'Clínica Dental Alborada',
  phone: '+34955019283',
  address: 'Calle Feria 12\n41003 Sevilla',
});
const arabic = siteIn('ar', {
  name: 'حلويات الياسمين',
  phone: '+96265551234',
  address: 'شارع الرينبو 12\nجبل عمان، عمّان',
});
const noAddress = siteIn('es', { name: 'Clínica Dental Alborada', phone: '+34955019283' });

/** What is told of a canvas, each with its outcome. */
function told(canvas: string, site = spanish): [string, string][] {
  return invented(canvas, site).map(({ start, end, outcome }) => [canvas.slice(start, end), outcome]);
}

function mapTo(query: string): string {
  return `<a href="https://www.google.com/maps/search/?api=1&query=${query.replaceAll(' ', '+')}">Mapa</a>`;
}

describe('a map that shows a street without commas or a house number', () => {
  test.each([
    ['behind the site’s name', 'Cantina Valdimora Via dei Colli 27 San Floriano del Collio', italian],
    ['behind the site’s name, without a number', 'Cantina Valdimora Via dei Colli San Floriano', italian],
    ['in Spanish', 'Clinica Dental Alborada Calle Betis Sevilla', spanish],
    ['in the site’s town', 'شارع الملكة رانيا العبدالله عمان', arabic],
  ])('%s', (_title, query, site) => {
    expect(told(mapTo(query), site)).toEqual([[mapTo(query), 'needs-review']]);
  });

  test.each([
    ['of the site', 'Cantina Valdimora Via Gramsci Cormons', italian],
    ['of the site in Arabic', 'شارع الرينبو عمان', arabic],
    ['of the site’s name alone', 'Cantina Valdimora Cormons', italian],
    ['of a way elsewhere', 'Strada del Vino Gorizia', italian],
    ['of a sight', 'Castello di Gorizia', italian],
    ['of a site without an address', 'Clinica Dental Alborada Calle Betis Sevilla', noAddress],
  ])('not %s', (_title, query, site) => {
    expect(told(mapTo(query), site)).toEqual([]);
  });

  test('in the footer it needs no name', () => {
    const canvas = `<footer>${mapTo('Via dei Colli San Floriano')}</footer>`;
    expect(told(canvas, italian)).toEqual([[mapTo('Via dei Colli San Floriano'), 'needs-review']]);
  });
});

describe('a street with its town that is given as the address', () => {
  const street = 'شارع الملكة رانيا العبدالله، عمّان';
  test.each([
    ['in an address', `<address>${street}</address>`, street, arabic],
    ['behind a label', `<p>العنوان: ${street}</p>`, street, arabic],
    ['in Italian', '<p>Il nostro indirizzo: Via dei Colli, San Floriano</p>', 'Via dei Colli, San Floriano', italian],
    ['in Spanish', '<footer><address>Calle Betis, Sevilla</address></footer>', 'Calle Betis, Sevilla', spanish],
  ])('%s', (_title, canvas, value, site) => {
    expect(told(canvas, site)).toEqual([[value, 'needs-review']]);
  });

  test.each([
    ['that is the site’s', '<address>شارع الرينبو، عمّان</address>', arabic],
    ['of the site’s name', '<address>حلويات الياسمين، عمّان</address>', arabic],
    ['of a partner', `<p>عنوان الفرع الشريك: ${street}</p>`, arabic],
    ['in a sentence', '<p>Indirizzo: sul colle, tra le vigne</p>', italian],
    ['of who wrote it', '<footer><address>Escrito por Lucía Ferrer, Sevilla</address></footer>', spanish],
    ['in an article', '<article><p>Dirección: Calle Betis, Sevilla</p></article>', spanish],
    ['in a quotation', '<blockquote><p>Dirección: Calle Betis, Sevilla</p></blockquote>', spanish],
    ['where the site has no address', '<p>Dirección: Calle Betis, Sevilla</p>', noAddress],
  ])('not one %s', (_title, canvas, site) => {
    expect(told(canvas, site)).toEqual([]);
  });
});
