import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { draftSite } from '../../../src/cli/init/from/draft-site.js';
import { folder } from '../run.js';

async function draftOf(body: string) {
  const page = `<html lang="it"><title>Luna</title><link rel="canonical" href="https://luna.example/"><body>${body}</body></html>`;
  const { state, unsure } = await draftSite(join(folder({ 'a.html': page }), 'a.html'), {});
  return { contacts: state.contacts ?? {}, unsure };
}

const data = (more: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Restaurant', name: 'Luna', ...more })}</script>`;

describe('a contact is drafted as the page calls it', () => {
  test.each([
    ['<p>Fax 051 123457</p>', 'fax', '051123457'],
    ['<p>Telefax: 051 123457</p>', 'fax', '051123457'],
    ['<p>Fax</p><p>051 123457</p>', 'fax', '051123457'],
    ['<p>Fax: <a href="tel:+39051123457">051 123457</a></p>', 'fax', '+39051123457'],
    ['<p><a href="fax:+39051123457">051 123457</a></p>', 'fax', '+39051123457'],
    ['<p><i class="fa fa-fax"></i> <a href="tel:+39051123457">051 123457</a></p>', 'fax', '+39051123457'],
    ['<dl><dt>Fax</dt><dd><a href="tel:+39051123457">051 123457</a></dd></dl>', 'fax', '+39051123457'],
    ['<p>WhatsApp 333 7654321</p>', 'whatsapp', '3337654321'],
    ['<p>Numero verde 800 123456</p>', 'hotline', '800123456'],
    ['<p>Hotline: 0800 654321</p>', 'hotline', '0800654321'],
    ['<p>Toll-free: 1-800-555-0199</p>', 'hotline', '18005550199'],
    ['<p>Cell. 333 9999999</p>', 'phone', '3339999999'],
    ['<p>Tel./Fax: 051 123456</p>', 'phone', '051123456'],
    ['<p>Tel. <a href="tel:+39051123456">051 123456</a></p>', 'phone', '+39051123456'],
    ['<p>PEC: <a href="mailto:luna@cert.example">luna@cert.example</a></p>', 'pec', 'luna@cert.example'],
    ['<p><a href="mailto:luna@pec.example">Posta certificata</a></p>', 'pec', 'luna@pec.example'],
    ['<p>Email: <a href="mailto:luna@luna.example">luna@luna.example</a></p>', 'email', 'luna@luna.example'],
  ])('%s', async (body, field, value) => {
    const { contacts, unsure } = await draftOf(`<footer>${body}</footer>`);
    expect(Object.entries(contacts).map(([name, contact]) => [name, contact.value])).toEqual([[field, value]]);
    expect(unsure).toEqual([]);
  });

  test('a chat by number leads to the chat, beside the phone of the same number', async () => {
    const chat = '<p>WhatsApp: <a href="https://wa.me/393331234567">333 1234567</a></p>';
    const phone = '<p>Tel. <a href="tel:+393331234567">333 1234567</a></p>';
    const shown = { kind: 'phone', value: '+393331234567', display: '333 1234567' };
    expect((await draftOf(`<footer>${phone}${chat}</footer>`)).contacts).toEqual({
      phone: shown,
      whatsapp: { ...shown, kind: 'whatsapp' },
    });
  });

  test('a chat keeps a link that says more than the number', async () => {
    const url = 'https://wa.me/393331234567?text=Ciao';
    expect((await draftOf(`<footer><p><a href="${url}">Scrivici</a></p></footer>`)).contacts).toEqual({
      whatsapp: { kind: 'whatsapp', value: '+393331234567', url },
    });
  });

  test('opening hours of structured data are some, where each of them is', async () => {
    const page = (hours: readonly string[]) =>
      `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Restaurant', name: 'Luna', openingHours: hours })}</script>`;
    expect((await draftOf(page(['Tu-Su 19:00-23:00', 'Mo closed']))).contacts).toEqual({
      hours: { kind: 'hours', value: 'Tu-Su 19:00-23:00\nMo closed' },
    });
    expect((await draftOf(page(['Tu-Su 19:00-23:00', 'Mon 9-5']))).contacts).toEqual({});
  });

  test.each([
    [
      'days by name, in a row',
      [{ dayOfWeek: ['Monday', 'Tuesday', 'https://schema.org/Wednesday'], opens: '09:00', closes: '18:00:00' }],
      'Mo-We 09:00-18:00',
    ],
    [
      'two ranges of a day, and a closed one',
      [
        { dayOfWeek: 'Saturday', opens: '15:00', closes: '19:00' },
        { dayOfWeek: 'Saturday', opens: '09:00', closes: '12:00' },
        { dayOfWeek: 'http://schema.org/Sunday', opens: '00:00', closes: '00:00' },
      ],
      'Sa 09:00-12:00,15:00-19:00\nSu closed',
    ],
    [
      'a holiday, which is left out',
      [
        { dayOfWeek: 'Friday', opens: '09:00', closes: '12:00' },
        { dayOfWeek: 'Sunday', opens: '10:00', closes: '11:00', validFrom: '2026-12-24', validThrough: '2026-12-26' },
      ],
      'Fr 09:00-12:00',
    ],
    [
      'a kitchen by its name, which is left out',
      [
        { dayOfWeek: 'Friday', opens: '09:00', closes: '23:00' },
        { name: 'Kitchen', dayOfWeek: 'Friday', opens: '12:00', closes: '21:00' },
      ],
      'Fr 09:00-23:00',
    ],
    ['a day that is none', [{ dayOfWeek: 'Weekend', opens: '09:00', closes: '12:00' }], undefined],
    ['a time that is none', [{ dayOfWeek: 'Friday', opens: 'nine', closes: '12:00' }], undefined],
  ])('opening hours as specifications: %s', async (_what, openingHoursSpecification, value) => {
    const data = { '@context': 'https://schema.org', '@type': 'Restaurant', name: 'Luna', openingHoursSpecification };
    const { contacts } = await draftOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
    expect(contacts).toEqual(value === undefined ? {} : { hours: { kind: 'hours', value } });
  });

  test.each([
    ['GB', { postalCode: 'SW1A 1AA', addressLocality: 'London' }, 'London\nSW1A 1AA'],
    [undefined, { postalCode: 'SW1A 1AA', addressLocality: 'London' }, 'London\nSW1A 1AA'],
    ['US', { postalCode: '94103', addressLocality: 'San Francisco', addressRegion: 'CA' }, 'San Francisco, CA 94103'],
    ['DE', { postalCode: '10115', addressLocality: 'Berlin' }, '10115 Berlin'],
  ])('a town and its code stand as their country writes them: %s', async (addressCountry, place, lines) => {
    const address = { '@type': 'PostalAddress', streetAddress: '1 High Street', addressCountry, ...place };
    const data = { '@context': 'https://schema.org', '@type': 'Restaurant', name: 'Luna', address };
    const { contacts } = await draftOf(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);
    expect(contacts?.['address']?.value).toBe(`1 High Street\n${lines}`);
  });
});

describe('a contact that is not drafted', () => {
  test.each([
    ['<p>Assistenza tecnica: 051 777777</p>', "the number `051 777777`, because nothing says that it is a phone's"],
    ['<p>Assistenza in 24h al 051 777777</p>', 'the number `051 777777`, because it stands in a sentence'],
    [
      '<p><a href="https://m.me/luna">Scrivici</a></p>',
      'the chat in Messenger `https://m.me/luna`, because a contact is a number, a mail address or a postal address',
    ],
  ])('is told: %s', async (body, line) => {
    expect(await draftOf(`<footer>${body}</footer>`)).toEqual({ contacts: {}, unsure: [line] });
  });

  test.each([
    'IBAN: IT60 X054 2811 1010 0000 0123 456',
    'IBAN IT60X0542811101000000123456',
    'IBAN <b>DE89 3704 0044 0532 0130 00</b>',
    'IBAN DE89370400440532013000',
    'Conto: FR76 3000 6000 0112 3456 7890 189',
    'P.IVA 01234567890',
    'USt-IdNr. 0123456789',
    'Aperti dal 2010 al 2024',
  ])('is not told of what is no contact: %s', async (text) => {
    expect(await draftOf(`<footer><p>${text}</p></footer>`)).toEqual({ contacts: {}, unsure: [] });
  });

  test('negative control: digits of another kind are told', async () => {
    expect((await draftOf('<footer><p>Luna 054 2811 1010</p></footer>')).unsure).toHaveLength(1);
  });
});

describe('of two spellings', () => {
  const link = '<footer><p>Tel. <a href="tel:051123456">051 123456</a></p></footer>';

  test('the number with its country is drafted, as the page shows it', async () => {
    const expected = { phone: { kind: 'phone', value: '+39051123456', display: '051 123456' } };
    expect((await draftOf(data({ telephone: '+39 051 123456' }) + link)).contacts).toEqual(expected);
    const twice = link + link.replaceAll('051123456', '+39051123456');
    expect((await draftOf(twice)).contacts).toEqual(expected);
  });

  test('negative control: the number of nothing but the link is as the link has it', async () => {
    expect((await draftOf(link)).contacts).toEqual({
      phone: { kind: 'phone', value: '051123456', display: '051 123456' },
    });
  });

  test('what data call the mail address goes before others', async () => {
    const others =
      '<footer><a href="mailto:luna@pec.example">PEC</a> <a href="mailto:sales@luna.example">Vendite</a></footer>';
    const { contacts } = await draftOf(data({ email: 'info@luna.example' }) + others);
    expect(Object.entries(contacts).map(([name, { value }]) => [name, value])).toEqual([
      ['email', 'info@luna.example'],
      ['pec', 'luna@pec.example'],
      ['email_2', 'sales@luna.example'],
    ]);
  });
});
