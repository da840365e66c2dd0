import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { asRulesRead } from '../../../src/lint/contact/as-rules-read.js';
import { lint } from '../../../src/lint/index.js';
import type { SiteState } from '../../../src/site/schema.js';

const VALUE = '+393331234567';

function manifestWith(whatsapp: NonNullable<SiteState['contacts']>[string]) {
  return buildManifest(
    parseSite({
      site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'it' },
      contacts: {
        phone: { kind: 'phone', value: '+390612345678' },
        whatsapp,
        hours: { kind: 'hours', value: 'Mo-Fr 09:00-18:00\nSu closed' },
      },
    }),
  );
}

const manifest = manifestWith({ kind: 'whatsapp', value: VALUE });
/** How sites said it before there was a kind for it. */
const before = manifestWith({ kind: 'phone', value: VALUE, url: 'https://wa.me/393331234567' });

function told(canvas: string, site = manifest) {
  return lint(canvas, site, { rules: { 'logo-required': 'off' } }).map(({ rule, message, fix }) => ({
    rule,
    message,
    safety: fix?.safety,
    edits: fix?.edits,
  }));
}

const footer = (inner: string) => `<footer><p>Scrivici: ${inner}</p></footer>`;

describe('a contact in WhatsApp', () => {
  test('is copied by a link to its chat, which a component stands for', () => {
    const canvas = footer('<a href="https://wa.me/393331234567">+39 333 123 4567</a>');
    expect(told(canvas)).toMatchObject([
      { rule: 'no-static-contact', safety: 'safe', edits: [{ text: '<x-contact field="whatsapp"></x-contact>' }] },
    ]);
  });

  test.each([
    footer('<a href="https://wa.me/393331234567">WhatsApp</a>'),
    footer('<a href="https://wa.me/+393331234567?text=Ciao">+39 333 123 4567</a>'),
    footer('<a href="https://api.whatsapp.com/send?phone=393331234567">WhatsApp</a>'),
    footer('<a href="tel:+393331234567">333 1234567</a>'),
    footer('WhatsApp 333 1234567'),
    footer('WhatsApp <a href="https://wa.me/393337654321">333 7654321</a>'),
    footer('<a href="tel:+390612345678">06 1234 5678</a>'),
    footer('<x-contact field="whatsap"></x-contact>'),
  ])('is known as a number with that address was: %s', (canvas) => {
    const found = told(canvas);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(told(canvas, before));
  });

  test('is not invented; another one is', () => {
    const rules = (number: string) =>
      told(footer(`<a href="https://wa.me/${number}">WhatsApp</a>`)).map(({ rule }) => rule);
    expect(rules('393331234567')).toEqual(['no-static-contact']);
    expect(rules('393337654321')).toEqual(['no-invented-contact']);
  });

  test('without a country code is a number', () => {
    const contacts = asRulesRead(manifestWith({ kind: 'whatsapp', value: '333 1234567' })).resources.contacts;
    expect(contacts['whatsapp']).toEqual({ kind: 'phone', value: '333 1234567' });
  });

  test('that no site has leaves the manifest as it is', () => {
    expect(asRulesRead(before)).toBe(before);
    expect(asRulesRead(manifest)).not.toBe(manifest);
  });
});

test('opening hours by hand are nobody else’s, and a component that shows them is fine', () => {
  const problems = told('<footer><p>lun–ven 09:00–18:00, dom chiuso</p><x-contact field="hours"></x-contact></footer>');
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('`x-contact` stands beside it')]);
});

test.each([
  ['x-whatsapp', 'whatsapp'],
  ['x-opening-hours', 'hours'],
  ['x-opening-times', 'hours'],
])('`%s` stands for the contact `%s`', (name, field) => {
  expect(told(`<footer><${name}></${name}></footer>`)).toMatchObject([
    { rule: 'known-component', message: expect.stringContaining(`<x-contact field="${field}">`) },
  ]);
});
