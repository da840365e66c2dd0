import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const german = siteIn('de', { name: 'Brandtner Bedachungen', phone: '+494066969310' });
const NUMBER = '040 23125-0199';

/** What is told of a number in a text, as it stands there. */
function told(before: string, site = german, number = NUMBER): string[] {
  const canvas = `<p>${before} ${number}.</p>`;
  return invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
}

describe('a public service is somebody else', () => {
  test.each([
    'Bei Gasgeruch: Entstörungsdienst der Gasnetz Hamburg,',
    'Bei Gasgeruch: Entstörungsdienst der Gasnetz Hamburg GmbH,',
    'Entstörungsdienst der Gasnetz, Telefon',
    'Gasnetz Hamburg:',
    'Stromnetz Störung Telefon',
    'Bei Gasgeruch bitte den Netzbetreiber anrufen:',
    'Stadtwerke, Telefon',
    'Information Commissioner: call',
    'Smell gas? Call the gas network emergency line on',
    'Power cut: call the network operator on',
    'Burst main: call the water company on',
    'Poison control, call',
    'Odeur de gaz : appelez le gestionnaire du réseau au',
    'Fuite : appelez la régie des eaux, téléphone',
    'Fuga de gas: llame a la compañía del gas, teléfono',
    'Fuga di gas: chiamare il distributore, tel.',
    'Centro antiveleni: telefono',
    'Fuga de gás: ligue para a companhia do gás, tel.',
    'Gaslucht: bel de netbeheerder,',
    'Strömavbrott: ring elnätsbolaget,',
    'Vandværket, ring',
    'Ring Giftlinjen på tlf',
    'Vesilaitos, puh.',
    'Wodociągi, tel.',
    'Plynárny, tel.',
    'Vízművek, telefon:',
    'Водоканал, тел.',
    'Горгаз, тел.',
    'هاتف شركة الكهرباء:',
    'هاتف الدفاع المدني:',
    'טלפון חברת החשמל:',
    '自来水公司电话：',
    'ガス会社 電話：',
  ])('%s', (before) => {
    expect(told(before)).toEqual([]);
    expect(told(before, german, `<a href="tel:+4940231250199">${NUMBER}</a>`)).toEqual([]);
  });
});

describe('near misses: the house itself', () => {
  test.each([
    'Unser Notdienst bei Gasgeruch:',
    'Rufen Sie uns an:',
    'Call us on',
    'Sunați-ne:',
    'Ne găsiți la telefon',
  ])('%s', (before) => {
    expect(told(before)).toEqual([NUMBER]);
  });

  test('a house that brings water or power, or is such a service', () => {
    expect(
      told('Stadtwerke Husum, Telefon', siteIn('de', { name: 'Stadtwerke Husum', phone: '+494066969310' })),
    ).toEqual([NUMBER]);
    const water = siteIn('en', { name: 'Bristol Water Company', phone: '+494066969310' });
    expect(told('Call the water company on', water)).toEqual([NUMBER]);
  });
});
