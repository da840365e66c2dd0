import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite, render } from '../../src/index.js';
import { lint } from '../../src/lint/index.js';

const STATE = {
  site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' },
  logos: { variants: { default: { url: '#logo', alt: 'Luna' } } },
  menus: {
    locations: { topic: { label: 'Main menu', menu: 'main' }, footer: { label: 'Footer', menu: 'empty' } },
    definitions: {
      main: {
        name: 'Main',
        items: [
          { label: ' ', url: '/hidden/' },
          { label: '', url: '/wine/', children: [{ label: 'Red', url: '/red/' }] },
          { label: 'Bread', url: '/bread/', children: [{ label: '\t', url: '/white/' }] },
        ],
      },
      empty: { name: 'Empty', items: [{ label: '', url: '/' }] },
    },
  },
  addons: { provider_contact_form: { status: 'available', forms: [{ id: 'a', title: 'A', html: '<form></form>' }] } },
};
const site = parseSite(STATE);

function rulesOf(canvas: string): string[] {
  return lint(canvas, buildManifest(site)).map(({ rule }) => rule);
}

describe('an item without a label', () => {
  test('is no link without a name; what stands below it is shown, and a note tells', () => {
    const { html, report } = render('<x-menu location="topic"></x-menu>', site, { url: '/red/' });
    expect(html).toBe(
      '<nav class="x-menu-nav" aria-label="Main menu"><ul class="x-menu x-menu--topic">' +
        '<li class="menu-item current-menu-ancestor current-menu-parent menu-item-has-children"><ul class="sub-menu">' +
        '<li class="menu-item current-menu-item"><a href="/red/" aria-current="page">Red</a></li></ul></li>' +
        '<li class="menu-item"><a href="/bread/">Bread</a></li></ul></nav>',
    );
    expect(report.inlays[0]?.notes).toEqual([
      {
        code: 'empty-label',
        message: '/menus/definitions/main/items/0 and 2 more: it has no label, so its link is left out',
      },
    ]);
  });

  test('makes no empty menu', () => {
    const canvas = '<x-menu location="footer"></x-menu>';
    expect(render(canvas, site).html).toBe(canvas);
  });
});

test('an item of which nothing is seen is left out, and told', () => {
  const items = [
    { label: '\u200b', url: '/a/' },
    { label: '\u2060\u00ad ', url: '/b/' },
    { label: '\ue001', url: '/c/' },
  ];
  const menus = { ...STATE.menus, definitions: { ...STATE.menus.definitions, main: { name: 'Main', items } } };
  const { html, report } = render('<x-menu location="topic"></x-menu>', parseSite({ ...STATE, menus }));
  // A sign for private use may be an icon.
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('<a href="/c/">\ue001</a>');
  expect(report.inlays[0]?.notes).toMatchObject([{ code: 'empty-label' }]);
});

describe('a profile without a name', () => {
  const rendered = (social: { network: string; url: string; label?: string }[]) => {
    const { html, report } = render('<x-social></x-social>', parseSite({ ...STATE, social }));
    return { links: html.match(/<span class="x-social__label">[^<]*/g) ?? [], notes: report.inlays[0]?.notes, html };
  };
  const url = 'https://social.example/luna';

  test.each(['', ' ', '\u200b'])('is left out, and told: %j', (network) => {
    const { links, notes } = rendered([
      { network, url },
      { network: 'github', url },
    ]);
    expect(links).toEqual(['<span class="x-social__label">GitHub']);
    expect(notes).toEqual([
      { code: 'empty-label', message: '/social/0: it has neither a network nor a label, so it is left out' },
    ]);
    expect(rendered([{ network, url }]).html).toBe('<x-social></x-social>');
  });

  test('near miss: one with a label, and one whose label is empty', () => {
    expect(
      rendered([
        { network: '', url, label: 'Ours' },
        { network: 'x', url, label: '\u200b' },
      ]),
    ).toMatchObject({
      links: ['<span class="x-social__label">Ours', '<span class="x-social__label">X'],
      notes: [],
    });
  });
});

test('an address within the page is no logo', () => {
  expect(render('<x-logo></x-logo>', site).html).toBe(
    '<a class="x-logo x-logo--text" href="https://luna.example" rel="home">Luna</a>',
  );
});

test('profiles of a site that has none are told', () => {
  expect(rulesOf('<footer><x-social></x-social></footer>')).toEqual(['configured-contact']);
});

test('a class of a form is no unknown attribute', () => {
  expect(rulesOf('<x-addon class="big" provider="provider_contact_form"></x-addon>')).toEqual([]);
});

test('a form alone in a paragraph is told what becomes of the paragraph', () => {
  const [finding] = lint('<p><x-addon provider="provider_contact_form"></x-addon></p>', buildManifest(site));
  expect(finding?.message).toBe(
    'Unexpected `x-addon` in a paragraph of its own, expected it without the `p`: the paragraph around it goes when it is shown, with all that it has',
  );
});
