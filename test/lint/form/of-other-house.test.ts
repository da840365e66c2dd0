import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: 'A restaurant', url: 'https://luna.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    addons: {
      provider_contact_form: { status: 'selected', default: 'write', forms: [{ id: 'write', title: 'Contact us' }] },
    },
  }),
);
const told = (code: string) => lint(code, site).filter(({ rule }) => rule === 'no-static-form').length;
const form = (action: string, more = '') =>
  `<form action="${action}" method="post">${more}<input name="name"><input type="email" name="email"><textarea name="message"></textarea><button>Send</button></form>`;
const OTHER = 'https://cantinarossi.example/contact';

describe('a form is sent to another house that is named', () => {
  test.each([
    'Ask our wine supplier',
    'Contact our partner',
    'Write to Cantina Rossi',
    'Fragen an unseren Lieferanten',
    'Contactez notre fournisseur',
    'Scrivi al nostro fornitore',
  ])('%s', (said) => {
    expect(told(`<main><h2>${said}</h2>${form(OTHER)}</main>`)).toBe(0);
    expect(told(`<main>${form(OTHER, `<h3>${said}</h3>`)}</main>`)).toBe(0);
  });

  test.each([
    ['nobody is named', 'Contact us', OTHER],
    ['it is sent to the site', 'Ask our wine supplier', '/contact'],
    ['it is sent to the site by its host', 'Ask our wine supplier', 'https://luna.example/contact'],
    ['a service receives it', 'Contact our partner', 'https://formspree.io/f/lunaroma'],
    ['it asks for partners', 'Become our partner: write to us', OTHER],
    ['guests are no partners', 'Write to our guests', OTHER],
  ])('negative control: %s', (_, said, action) => {
    expect(told(`<main><h2>${said}</h2>${form(action)}</main>`)).toBe(1);
  });
});
