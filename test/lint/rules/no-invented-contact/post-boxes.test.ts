import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented, siteIn } from './support.js';

const site = siteIn('en-GB', { address: '14 Harrow Lane\nOtley\nLS21 9ZZ' });

/** What is told of a page, as it stands there. */
function told(canvas: string, own = site): string[] {
  return invented(canvas, own).map(({ start, end }) => canvas.slice(start, end));
}

describe('a box of the post with its town is an address', () => {
  test.each([
    'PO Box 12, Otley LS21 1BQ',
    'PO Box 12 Otley LS21 1BQ',
    'P.O. Box 926411, Amman 11190, Jordan',
    'P.O. Box 12345, Dubai, UAE',
    'Postfach 12 34, 21035 Hamburg',
    'Postbus 123, 1015 DK Amsterdam',
    'Apartado de correos 12, 50001 Zaragoza',
    'Casella postale 12, 58100 Grosseto',
    'BP 12, 75001 Paris',
    'Skrytka pocztowa nr 12, 00-950 Warszawa',
    'ص.ب ٩٢٦٤١١ عمّان ١١١٩٠ الأردن',
    'ص.ب. 926411، عمّان 11190',
    'ת.ד. 1234, ירושלים 91012',
    'а/я 12, Казань 420111',
  ])('%s', (address) => {
    expect(told(`<footer><p>${address}</p></footer>`)).toEqual([address]);
  });

  test('in a sentence, without its words', () => {
    expect(told('<p>Write to us at PO Box 12, Otley LS21 1BQ.</p>')).toEqual(['PO Box 12, Otley LS21 1BQ']);
  });

  test.each([
    'PO Box 12 is full',
    'Blood pressure: BP 120 80',
    'P.O. Box 12',
    'The Samaritans, PO Box 9090, Stirling FK8 2SA',
    'Barclays Bank, PO Box 12, Otley LS21 1BQ',
  ])('negative control: %s', (line) => {
    expect(told(`<p>${line}</p>`)).toEqual([]);
  });
});

describe('beside the box that the site has as a text', () => {
  const own = buildManifest(
    parseSite({
      site: { name: 'مركز السنديان', description: 'عيادة', url: 'https://sindyan.example', language: 'ar-JO' },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts: {
        address: { kind: 'address', value: 'شارع ابن خلدون 47\nعمّان 11183' },
        pobox: { kind: 'text', value: 'ص.ب. 830415 عمّان 11183' },
      },
    }),
  );

  test.each(['ص.ب. 830415 عمّان 11183', 'ص.ب ٨٣٠٤١٥، عمّان ١١١٨٣', 'P.O. Box 830415, Amman 11183, Jordan'])(
    'it is the site’s own: %s',
    (line) => {
      expect(told(`<footer><p>${line}</p></footer>`, own)).toEqual([]);
    },
  );

  test('another is mended by it', () => {
    const canvas = '<footer><p>ص.ب ٩٢٦٤١١ عمّان ١١١٩٠ الأردن</p></footer>';
    expect(invented(canvas, own).map(({ fix }) => fix?.edits[0]?.text)).toEqual([
      '<x-contact field="pobox"></x-contact>',
    ]);
  });
});
