import { describe, expect, test } from 'vitest';
import { applyFixes, lint } from '../../../../src/lint/index.js';
import { siteIn } from './support.js';

const site = siteIn('en', { address: '12 Mill Lane\nLeeds LS1 4AP' });
const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
const found = (code: string) => lint(code, site).filter(({ rule }) => rule === 'no-invented-contact');
const mended = (code: string) => applyFixes(code, found(code), { unsafe: true }).output;

describe("a meta that says another contact can be given the site's", () => {
  test.each([
    ['og:email', 'info@harrow-vets.example', 'hello@harrow-vets.example'],
    ['og:phone_number', '+44 20 7946 0999', '+442079460958'],
    ['business:contact_data:email', ' info@harrow-vets.example ', ' hello@harrow-vets.example '],
    ['business:contact_data:phone_number', '+442079460999', '+442079460958'],
    ['business:contact_data:street_address', '99 Dock Road', '12 Mill Lane'],
  ])('%s', (name, content, own) => {
    const code = meta(name, content);
    expect(found(code)).toHaveLength(1);
    const output = mended(code);
    expect(output).toBe(meta(name, own));
    expect(found(output)).toEqual([]);
  });

  test('each part of an address by itself', () => {
    const parts = (street: string, code: string, town: string) =>
      meta('og:street-address', street) + meta('og:postal-code', code) + meta('og:locality', town);
    expect(mended(parts('99 Dock Road', 'YO1 7HH', 'York'))).toBe(parts('12 Mill Lane', 'LS1 4AP', 'Leeds'));
  });

  test('a fix changes the content and nothing else', () => {
    const code = `<meta content='info@harrow-vets.example' name="og:email" data-x="1">`;
    expect(mended(code)).toBe(`<meta content='hello@harrow-vets.example' name="og:email" data-x="1">`);
  });

  test.each([
    ["the site's own", meta('og:email', 'hello@harrow-vets.example')],
    ['what is no contact', meta('og:title', 'Harrow Vets')],
    ['the author', '<meta name="author" content="Rosa Penrose">'],
  ])('near miss: %s', (_what, code) => {
    expect(found(code)).toEqual([]);
  });

  test('near miss: a content without quotes has none', () => {
    const [finding] = found('<meta name="og:email" content=info@harrow-vets.example>');
    expect(finding).toBeDefined();
    expect(finding?.fix).toBeUndefined();
  });

  test('near miss: a fax that the site has not has none', () => {
    const [finding] = found(meta('business:contact_data:fax_number', '+44 20 7946 0999'));
    expect(finding).toBeDefined();
    expect(finding?.fix).toBeUndefined();
  });
});
