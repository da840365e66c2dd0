import { describe, expect, test } from 'vitest';
import { lacksScheme } from '../../src/html/url.js';
import { parseSite, render } from '../../src/index.js';

test.each([
  ['instagram.com/luna', true],
  ['www.luna.example', true],
  ['www.luna.example/wine', true],
  ['luna.example/wine', true],
  ['de.luna.example/wine', true],
  ['https://luna.example/wine', false],
  ['//luna.example/wine', false],
  ['/luna.example/wine', false],
  ['menu.pdf', false],
  ['about.html', false],
  ['../luna.example/', false],
  ['v1.2/page', false],
  ['wine', false],
  ['mailto:ciao@luna.example', false],
  ['?next=luna.example/', false],
])('whether %s lacks its scheme: %s', (address, expected) => {
  expect(lacksScheme(address)).toBe(expected);
});

describe('addresses of a site that nobody can follow are told, by the name that people know', () => {
  const site = parseSite({
    site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' },
    menus: {
      locations: { topic: { label: 'Main menu', menu: 'main' } },
      definitions: {
        main: {
          name: 'Main',
          items: [
            { label: 'Home', url: '/' },
            { label: 'Wine', url: 'www.luna.example/wine', children: [{ label: 'Red', url: 'luna.example/red' }] },
            { label: 'Trick', url: 'javascript:alert(1)' },
          ],
        },
      },
    },
    social: [
      { network: 'instagram', url: 'instagram.com/luna' },
      { network: 'facebook', url: 'https://www.facebook.com/luna' },
    ],
    contacts: { map: { kind: 'address', value: 'Via Roma 1', url: 'maps.example/luna' } },
  });

  test.each([
    [
      '<x-menu location="topic"></x-menu>',
      [
        '/menus/definitions/main/items/2 `Trick`: the address is not allowed, so no link',
        '/menus/definitions/main/items/1 `Wine` and 1 more: the address has no `https://` in front, so it leads to a page of this site',
      ],
    ],
    [
      '<x-social></x-social>',
      ['/social/0: the address has no `https://` in front, so it leads to a page of this site'],
    ],
    [
      '<x-contact field="map" link="yes"></x-contact>',
      ['/contacts/map: the address has no `https://` in front, so it leads to a page of this site'],
    ],
  ])('%s', (canvas, expected) => {
    const [inlay] = render(canvas, site).report.inlays;
    expect(inlay?.notes.map(({ message }) => message).toSorted()).toEqual(expected.toSorted());
  });
});
