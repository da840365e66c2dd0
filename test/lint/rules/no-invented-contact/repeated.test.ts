import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented, siteIn } from './support.js';

const site = siteIn('en-GB');
const lake = buildManifest(
  parseSite({
    site: { name: 'La Marasca', description: 'Camere', url: 'https://lamarasca.example', language: 'it' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      whatsapp: { kind: 'phone', value: '+39 347 555 0126', url: 'https://wa.me/393475550126' },
      email: { kind: 'email', value: 'ricevimento@lamarasca.example' },
    },
  }),
);

/** Of each finding, whether it is to go beside another that is written, and whether an edit is proposed. */
function told(canvas: string, own = site): unknown[] {
  return invented(canvas, own).map(({ message, fix }) => [message.includes('none beside'), fix !== undefined]);
}

describe('one component is not written twice beside each other', () => {
  test('for a mobile and its chat', () => {
    const canvas =
      '<footer><dl><dt>Notte</dt><dd>cell. 347 88 10 022, anche su <a href="https://wa.me/393478810022">WhatsApp</a></dd></dl></footer>';
    expect(told(canvas, lake)).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test('for two mailboxes in a list', () => {
    const canvas =
      '<footer><ul><li>E-mail: info@lamarasca.example</li><li>Eventi: eventi [chiocciola] lamarasca.example</li></ul></footer>';
    expect(told(canvas, lake)).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test('beside the component', () => {
    const canvas =
      '<footer><p>Phone: <x-contact field="phone"></x-contact> or <a href="tel:+442079461111">020 7946 1111</a></p></footer>';
    expect(told(canvas)).toEqual([[true, false]]);
  });

  test('negative control: other fields, and other places', () => {
    const phone = 'Phone: 020 7946 1111';
    expect(told(`<footer><p>${phone}, e-mail: info@harrow-vets.example</p></footer>`)).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(told(`<header><p>${phone}</p></header><footer><p>${phone}</p></footer>`)).toEqual([
      [false, true],
      [false, true],
    ]);
  });
});
