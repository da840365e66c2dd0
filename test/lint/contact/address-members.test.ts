import { describe, expect, test } from 'vitest';
import { addressMembers } from '../../../src/lint/contact/address-members.js';

describe('the members of an address', () => {
  test.each([
    ['Klepperstraße 18b\n83026 Rosenheim', 'Klepperstraße 18b', '83026', 'Rosenheim'],
    ['Via Roma 4, 50032 Borgo San Lorenzo, Italia', 'Via Roma 4', '50032', 'Borgo San Lorenzo'],
    ['22 Sandgate\nWhitby\nYO22 4DB', '22 Sandgate', 'YO22 4DB', 'Whitby'],
    ['Keizersgracht 12, 1012 AB Amsterdam', 'Keizersgracht 12', '1012 AB', 'Amsterdam'],
    ['12 Mill Lane, York YO1 7HU', '12 Mill Lane', 'YO1 7HU', 'York'],
    ['ul. Długa 4/2\n30-001 Kraków', 'ul. Długa 4/2', '30-001', 'Kraków'],
    ['Storgatan 5, 111 29 Stockholm', 'Storgatan 5', '111 29', 'Stockholm'],
    ['Avenida Dom Carlos I 45\n2750-310 Cascais', 'Avenida Dom Carlos I 45', '2750-310', 'Cascais'],
    ['12 Main Street, Springfield, IL 62701, USA', '12 Main Street', '62701', 'Springfield'],
    ['7 Creamery Lane, Yarraloch VIC 3799', '7 Creamery Lane', '3799', 'Yarraloch'],
    ['Via Emilia Est 418\n41122 Modena (MO)', 'Via Emilia Est 418', '41122', 'Modena'],
    ['Haus Süd, Ring 2, 1010 Wien', 'Haus Süd, Ring 2', '1010', 'Wien'],
    ['شارع صاري، حي السلامة\nجدة 23436', 'شارع صاري، حي السلامة', '23436', 'جدة'],
    ['شارع الملك ١٢، الرياض ١٢٣٤٥', 'شارع الملك ١٢', '١٢٣٤٥', 'الرياض'],
    ['خیابان ولیعصر، پلاک ۱۲، تهران ۱۹۸۷۶', 'خیابان ولیعصر، پلاک ۱۲', '۱۹۸۷۶', 'تهران'],
    ['רחוב הרצל 12, תל אביב 6688101', 'רחוב הרצל 12', '6688101', 'תל אביב'],
    ['Rua Augusta 900, 01310-100 São Paulo', 'Rua Augusta 900', '01310-100', 'São Paulo'],
    ['12 Main Street, Springfield, IL 62701-1234', '12 Main Street', '62701-1234', 'Springfield'],
    ['4 Dame Street, Dublin D02 X285', '4 Dame Street', 'D02 X285', 'Dublin'],
    ['Am Marktplatz\n83026 Rosenheim', 'Am Marktplatz', '83026', 'Rosenheim'],
    ['12345 Main Street, Springfield, IL 62701', '12345 Main Street', '62701', 'Springfield'],
    ['Calle Mateos Gago 1234, 28001 Madrid', 'Calle Mateos Gago 1234', '28001', 'Madrid'],
    ['1052 Budapest, Váci utca 10.', 'Váci utca 10.', '1052', 'Budapest'],
    ['101000 Москва, ул. Тверская, 7, Россия', 'ул. Тверская, 7', '101000', 'Москва'],
  ])('of %s', (value, streetAddress, postalCode, addressLocality) => {
    expect(addressMembers(value)).toEqual({ streetAddress, postalCode, addressLocality });
  });

  test.each([
    'Haus Adler\n83026 Rosenheim',
    '1052 Budapest, Magyarország',
    'Rosenheim',
    'Klepperstraße 18b',
    '83026 Rosenheim',
    'Am Markt, Rosenheim',
    '12345',
    '',
    '山の上 4-2',
  ])('negative control: %s has none that are plain', (value) => {
    expect(addressMembers(value)).toBeUndefined();
  });

  test('leave out a line with the name of the house', () => {
    const value = 'Osteria Corniolo & Figli\nVia dei Tigli 12\n50199 Borgo Corniolo';
    expect(addressMembers(value, 'Osteria Corniolo & figli')?.streetAddress).toBe('Via dei Tigli 12');
    expect(addressMembers(value)?.streetAddress).toBe('Osteria Corniolo & Figli, Via dei Tigli 12');
  });
});
