import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { applyFixes } from '../../../../src/lint/index.js';
import { invented } from './support.js';

const OWN = '03471820376';
const OTHER = '01234567890';
const site = buildManifest(
  parseSite({
    site: { name: 'Studio Corniolo', description: 'A house', url: 'https://corniolo.example', language: 'it' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      phone: { kind: 'phone', value: '+390550123456' },
      vat: { kind: 'text', value: `P.IVA ${OWN}` },
    },
  }),
);

function data(members: Record<string, string>): string {
  const thing = { '@type': 'Organization', name: 'Studio Corniolo', url: 'https://corniolo.example', ...members };
  return `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
}

describe('a number of a register in data of the site’s own thing', () => {
  test.each(['vatID', 'taxID'])('%s of another', (member) => {
    const canvas = data({ [member]: `IT${OTHER}` });
    const found = invented(canvas, site);
    expect(found).toMatchObject([
      { outcome: 'violation', resource: '/resources/contacts/vat', fix: { safety: 'unsafe' } },
    ]);
    const { output } = applyFixes(canvas, found, { unsafe: true });
    expect(output).toBe(data({ [member]: OWN }));
    expect(invented(output, site)).toEqual([]);
  });

  test.each([
    ['the site’s own', data({ vatID: `IT${OWN}` })],
    ['of another house', data({ vatID: OTHER, name: 'Altra Srl', url: 'https://altra.example' })],
    ['of another member', data({ leiCode: OTHER })],
  ])('not %s', (_title, canvas) => {
    expect(invented(canvas, site)).toEqual([]);
  });
});

test('a number with the property of a register is none to call', () => {
  const markup = (property: string) =>
    `<footer itemscope itemtype="https://schema.org/Organization"><span itemprop="name">Studio Corniolo</span> <span itemprop="${property}">0123 456 7890</span></footer>`;
  expect(invented(markup('vatID'), site).filter(({ message }) => message.includes('phone number'))).toEqual([]);
  expect(invented(markup('vatID'), site)).toMatchObject([{ resource: '/resources/contacts/vat' }]);
  expect(invented(markup('vatID').replace('<span itemprop="vatID">', 'P.IVA $&'), site)).toHaveLength(1);
  expect(invented(markup('telephone'), site)).toHaveLength(1);
});
