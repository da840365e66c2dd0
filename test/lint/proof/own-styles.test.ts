import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'it' },
    theme: { name: 'Plain', version: '1.0.0' },
    logos: { variants: { default: { url: '/media/luna.svg' } } },
    contacts: {
      phone: { kind: 'phone', value: '+390612345678', display: '+39 06 1234 5678' },
      email: { kind: 'email', value: 'ciao@luna.example' },
    },
  }),
);

const NUMBER = '+39 06 1234 5678';

/** How safe the fixes of a canvas are. */
function safety(canvas: string): (string | undefined)[] {
  return lint(canvas, manifest, { rules: { 'logo-required': 'off' } }).map(({ fix }) => fix?.safety);
}

describe('a new element is safe unless the page itself may lay it out', () => {
  test.each([
    ['a class that lays out', `<style>.bar{display:flex}</style><p class="bar">Call ${NUMBER} now</p>`],
    ['an id that does', `<style>#bar{display:grid}</style><p id="bar">Call ${NUMBER} now</p>`],
    ['a tag that does', `<style>dd{display:grid}</style><dl><dd>${NUMBER}</dd></dl>`],
    ['a rule for screens', `<style>@media all{p{display:inline-flex}}</style><p>${NUMBER}</p>`],
    ['a rule for the new element', `<style>p span{display:none}</style><p>Call ${NUMBER}</p>`],
    ['a rule for children', `<style>p > *{color:red}</style><p>Call ${NUMBER}</p>`],
    ['a rule for places', `<style>p :first-child{color:red}</style><p>Call ${NUMBER}</p>`],
    ['an escape in a style', `<p style="disp\\6c ay:flex">Call ${NUMBER}</p>`],
  ])('%s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['unsafe']);
  });

  test.each([
    ['no style sheet', `<p>Call ${NUMBER} now</p>`],
    ['a reset', `<style>*{box-sizing:border-box;margin:0}</style><p>Call ${NUMBER}</p>`],
    ['rules for others', `<style>.hero{display:flex}a:hover{color:red}/* span{} */</style><p>Call ${NUMBER}</p>`],
  ])('negative control: %s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['safe']);
  });
});

describe('no fix is safe', () => {
  test.each([
    ['on a piece of a number', '<p>We have <a href="tel:+390612345678">39</a> rooms</p>'],
    ['on an extension', '<p>Switchboard, ext. <a href="tel:+390612345678">5678</a></p>'],
    ['on a sign', '<p>Ring us <a href="tel:+390612345678">•</a></p>'],
    ['that gives a decoration a name', '<p><img src="/media/luna.svg" alt=""> Trattoria Luna</p>'],
  ])('%s', (_title, canvas) => {
    expect(safety(canvas)).toEqual(['unsafe']);
  });
});

describe('a mail address in another address is none', () => {
  test.each([
    'https://x.example/?u=ciao@luna.example',
    'git clone ciao@luna.example:repo.git',
    '@ciao@luna.example',
    'xmpp:ciao@luna.example',
  ])('%s', (text) => {
    expect(lint(`<p>${text}</p>`, manifest, { rules: { 'logo-required': 'off' } })).toEqual([]);
  });

  test('negative control: one behind a word is', () => {
    expect(safety('<p>Mail:ciao@luna.example.</p>')).toEqual(['safe']);
  });
});
