import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

/** A number of the site's country, what stands in imprints before numbers that nobody calls, and what before one to call. */
interface Country {
  phone: string;
  registered: readonly string[];
  called: readonly string[];
}

const COUNTRIES: Readonly<Record<string, Country>> = {
  de: {
    phone: '+49488172190',
    registered: [
      'USt-IdNr. DE 214 778 305',
      'UStIdNr. DE 214 778 305',
      'USt-ID: DE 214 778 305',
      'UID ATU 123 456 78',
      'UID CHE-123.456.789',
      'HRB 4711 FL',
      'HRB 12 345 678',
      'Steuernummer 15/123/45678',
      'Wirtschafts-IdNr. DE 123 456 789 - 00001',
    ],
    called: ['Tel. DE 04881 72199', 'Telefon 04881 72199', 'Tel. +49 4881 72199', 'Fon: 04881 72199'],
  },
  en: {
    phone: '+442079460958',
    registered: [
      'VAT GB 123 4567 89',
      'VAT number GB 123 4567 89',
      'VAT Reg No GB 123 4567 89',
      'Company no. 0812 3456',
      'EORI GB 123 456 789 000',
      'ABN 12 345 678 901',
    ],
    called: ['Phone 020 7946 0999', 'Call us on 020 7946 0999', 'Tel. +44 20 7946 0999'],
  },
  fr: {
    phone: '+33388224155',
    registered: [
      'TVA FR 12 345 678 901',
      'N° TVA FR 12 345 678 901',
      'TVA intracommunautaire FR 12 345 678 901',
      'SIRET 812 345 678 00012',
      'RCS Strasbourg 812 345 678',
    ],
    called: ['Tél. FR 03 88 22 41 99', 'Appelez le 03 88 22 41 99', 'APPELEZ LE 03 88 22 41 99'],
  },
  it: {
    phone: '+390872543210',
    registered: ['P.IVA IT 0123 456 7890', 'Partita IVA IT 0123 456 7890', 'C.F. e P.IVA 0123 456 7890'],
    called: ['Tel. IT 0872 543299', 'Telefono 0872 543299'],
  },
  nl: {
    phone: '+31204891234',
    registered: ['BTW NL 1234.56.789.B01', 'BTW NL 1234 56 789 B01', 'KvK 1234 5678', 'BTW BE 0123.456.789'],
    called: ['Tel. 020 489 1299', 'Bel 020 489 1299'],
  },
  cs: { phone: '+420224816000', registered: ['IČO 123 45 678', 'DIČ CZ 123 456 789'], called: ['Tel. 224 816 099'] },
  pl: {
    phone: '+48221234567',
    registered: ['NIP 123-456-78-90', 'NIP PL 123-456-78-90', 'REGON 123 456 789'],
    called: ['Tel. 22 123 45 99'],
  },
  da: { phone: '+4533121234', registered: ['CVR 12 34 56 78', 'CVR DK 12 34 56 78'], called: ['Tlf. 33 12 12 99'] },
  sv: {
    phone: '+46812345678',
    registered: ['Org.nr 556 677-8899', 'VAT SE 556 677 889 901'],
    called: ['Tel. 08-123 456 99'],
  },
  no: { phone: '+4722123456', registered: ['Org.nr. NO 912 345 678 MVA'], called: ['Tlf. NO 22 12 34 99'] },
  es: {
    phone: '+34931234567',
    registered: ['CIF ES B 12 345 678', 'NIF ES B12 345 678'],
    called: ['Tel. 931 234 599'],
  },
  pt: { phone: '+351213456789', registered: ['NIF PT 123 456 789', 'NIPC 512 345 678'], called: ['Tel. 213 456 799'] },
};

const FORMS: readonly ((text: string) => string)[] = [
  (text) => `<footer><p>${text}</p></footer>`,
  (text) => `<footer><p><b>${text.replace(/(?= \S*\d)/, '</b>')}</p></footer>`,
  (text) => `<footer><p>Harrow Vets · ${text}</p></footer>`,
  (text) => `<footer><p>Harrow Vets, ${text} | ©</p></footer>`,
  (text) => `<footer><ul><li>Harrow Vets</li><li>${text}</li></ul></footer>`,
];

/** The forms of a text in which a number is told that the site does not have. */
function told(language: string, phone: string, text: string): string[] {
  const manifest = siteIn(language, { phone });
  return FORMS.map((form) => form(text)).filter((canvas) => invented(canvas, manifest).length > 0);
}

describe('a number in a footer', () => {
  test.each(Object.entries(COUNTRIES))('of a register or a tax office is none to call: %s', (language, each) => {
    expect(each.registered.flatMap((text) => told(language, each.phone, text))).toEqual([]);
  });

  test.each(Object.entries(COUNTRIES))('behind a word for calling is one: %s', (language, each) => {
    const missed = each.called.filter((text) => told(language, each.phone, text).length < FORMS.length);
    expect(missed).toEqual([]);
  });
});

describe('a number of one thing of many', () => {
  const manifest = siteIn('en', { phone: '+61355500142' });

  test.each([
    '<p>The frame box, item <span>5550-0177-05</span>, is $64.</p>',
    '<p>Order <b>555-017-7105</b> comes tomorrow.</p>',
    '<p>Pedido <b>555-017-7105</b>: lo entrega el taller.</p>',
    '<p>Ihr Artikel 5550-0177-05</p>',
  ])('%s is none to call', (canvas) => {
    expect(invented(canvas, manifest)).toEqual([]);
  });

  test.each([
    '<p>Orders: 555-017-7105</p>',
    '<p>To order 555-017-7105</p>',
    '<p>Bookings 555-017-7105</p>',
    '<p>Order (03) 5550 0199</p>',
  ])('negative control: %s is one', (canvas) => {
    expect(invented(canvas, manifest)).toHaveLength(1);
  });
});
