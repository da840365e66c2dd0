import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const SITE = buildManifest(
  parseSite({
    site: { name: 'Harrow Vets', description: 'x', url: 'https://harrow-vets.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    menus: {
      locations: { topic: { label: 'Main', menu: 'main' } },
      definitions: {
        main: {
          name: 'Main',
          items: [
            { label: 'Pets', url: '/pets/' },
            { label: 'Prices', url: '/prices/' },
            { label: 'About', url: '/about/' },
          ],
        },
      },
    },
  }),
);
const links = (...labels: string[]) =>
  labels.map((label) => `<a href="/${label.toLowerCase().replaceAll(' ', '-')}/">${label}</a>`).join('');
const told = (inner: string) =>
  lint(`<header><x-logo></x-logo>${inner}</header><main><h1>Pets</h1><p>Come in.</p></main>`, SITE).flatMap(
    ({ rule, outcome }) => (rule === 'no-invented-menu' ? [outcome] : []),
  );

describe('a header whose only navigation has a cart or a log-in among its pages', () => {
  test.each([
    [`<nav>${links('Shop', 'Cart', 'FAQ')}</nav>`],
    [`<nav><ul><li>${links('Shop')}</li><li>${links('Cart')}</li><li>${links('FAQ')}</li></ul></nav>`],
    [`<nav>${links('Shop', 'Blog', 'Account')}</nav>`],
    [`<nav>${links('Shop', 'Delivery', 'Search', 'Basket')}</nav>`],
    [`<div role="navigation">${links('Shop', 'Cart', 'FAQ')}</div>`],
  ])('needs a look: %s', (inner) => {
    expect(told(inner)).toEqual(['needs-review']);
  });

  test.each([
    ['beside the menu', `<x-menu location="topic"></x-menu><nav class="tools">${links('Shop', 'Cart', 'FAQ')}</nav>`],
    [
      'in the navigation of the menu',
      `<nav><x-menu location="topic"></x-menu>${links('Help', 'Cart', 'Stores')}</nav>`,
    ],
    ['of the visitor alone', `<nav>${links('Account', 'Search', 'Basket')}</nav>`],
    ['of the visitor and one page', `<nav>${links('Shop', 'Account', 'Search', 'Basket')}</nav>`],
    ['in no navigation', `<div class="tools">${links('Stores', 'Cart', 'Help')}</div>`],
    [
      'beside a copy',
      `<nav>${links('Pets', 'Prices', 'About')}</nav><nav class="tools">${links('Stores', 'Cart', 'Help')}</nav>`,
    ],
  ])('near miss: a tool bar %s', (_what, inner) => {
    expect(told(inner)).toEqual([]);
  });
});
