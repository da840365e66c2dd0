import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { EXAMPLE_STATE } from '../../../src/lint/example/site.js';
import { lint } from '../../../src/lint/index.js';

const MANIFEST = buildManifest(
  parseSite({
    ...EXAMPLE_STATE,
    menus: {
      locations: { topic: { label: 'Main menu', menu: 'main' } },
      definitions: {
        main: {
          name: 'Main',
          items: [
            { label: 'Home', url: '/' },
            { label: 'About', url: '/about/' },
            {
              label: 'Cakes',
              url: '/cakes/',
              children: [
                { label: 'Small ones', url: '/cakes/small/' },
                { label: 'Tall ones', url: '/cakes/tall/' },
              ],
            },
          ],
        },
      },
    },
  }),
);

const [HOME, ABOUT, SMALL, TALL] = [
  ['Home', '/'],
  ['About', '/about/'],
  ['Small ones', '/cakes/small/'],
  ['Tall ones', '/cakes/tall/'],
].map(([label, url]) => `<li><a href="${url}">${label}</a></li>`);

const told = (...items: (string | undefined)[]) =>
  lint(`<header><x-logo></x-logo><nav><ul>${items.join('')}</ul></nav></header>`, MANIFEST)
    .filter(({ rule }) => rule === 'no-static-menu')
    .map(({ message }) => /\((.*)\), expected `([^`]*)`(.*): a copy/.exec(message)?.slice(1));

const cakes = (inner = '', href = '/cakes/') => `<li><a href="${href}">Cakes</a>${inner}</li>`;
const SUB = `<ul>${SMALL}${TALL}</ul>`;
const ALL = '<x-menu location="topic"></x-menu>';

describe('a link that is only called like an item', () => {
  test.each([
    ['behind the item', [HOME, ABOUT, cakes(SUB), '<li><a href="#">Cakes to order</a></li>']],
    ['before the item', [HOME, ABOUT, '<li><a href="#">Cakes to order</a></li>', cakes(SUB)]],
    [
      'before the item, both without an address',
      [HOME, ABOUT, '<li><a href="#">Cakes to order</a></li>', cakes(SUB, '#')],
    ],
    ['in the submenu', [HOME, ABOUT, cakes(`<ul><li><a href="#">Cakes to order</a></li>${SMALL}${TALL}</ul>`, '#')]],
    ['with an address of its own', [HOME, ABOUT, cakes(SUB), '<li><a href="/order/">Cakes to order</a></li>']],
  ])('%s is none, and the message says that it goes', (_where, items) => {
    expect(told(...items)).toEqual([
      ['5 of 5 items of `Main`', ALL, ' without `Cakes to order`, which the menu does not have'],
    ]);
  });

  test('takes the place of no item that stands elsewhere', () => {
    const items = [
      HOME,
      ABOUT,
      '<li><a href="#">Cakes to order</a></li>',
      '<li><a href="/our-cakes.php">Cakes</a></li>',
    ];
    expect(told(...items, SMALL, TALL)).toEqual([
      ['5 of 5 items of `Main`', ALL, ' without `Cakes to order`, which the menu does not have'],
    ]);
  });

  test('more than three are counted', () => {
    const own = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => `<li><a href="/${name}/">${name}</a></li>`);
    expect(told(HOME, ABOUT, cakes(SUB), ...own)).toEqual([
      ['5 of 5 items of `Main`', ALL, ' without `One`, `Two`, `Three` and 2 more, which the menu does not have'],
    ]);
  });
});

describe('near miss', () => {
  test('in a draft it is the item where nothing else is', () => {
    expect(told(HOME, ABOUT, `<li><a href="#">Our cakes</a>${SUB}</li>`)).toEqual([
      ['5 of 5 items of `Main`', ALL, ''],
    ]);
  });

  test('an item that stands there twice is told of as itself', () => {
    expect(told(HOME, ABOUT, cakes(`<ul>${cakes()}${SMALL}${TALL}</ul>`))).toEqual([
      ['5 of 5 items of `Main`', ALL, ''],
    ]);
  });

  test('submenus that the menu does not have are none of it', () => {
    const own =
      '<ul><li><a href="/x/">Extra one</a></li><li><a href="/y/">Why not</a></li><li><a href="/z/">Zest</a></li></ul>';
    expect(told(HOME, `<li><a href="/about/">About</a>${own}</li>`, cakes(own))[0]?.[0]).toBe('3 of 3 items of `Main`');
  });
});
