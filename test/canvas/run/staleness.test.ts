import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Baked, bake, parseSite, run, type Site, type SiteState, staleness } from '../../../src/index.js';
import { readState } from '../../support/sites.js';

const PAGE = [
  '<x-logo></x-logo><x-logo variant="footer" link="no"></x-logo><x-logo variant="none"></x-logo>',
  '<x-menu location="topic"></x-menu><x-menu location="utili" depth="1"></x-menu><x-menu location="naviga"></x-menu>',
  '<x-social></x-social><x-contact field="tel"></x-contact><x-contact field="hours"></x-contact>',
  '<x-contact field="fax">none</x-contact><x-addon provider="provider_contact_form"></x-addon>',
  '<p><x-addon provider="provider_newsletter_form"></x-addon></p><x-addon provider="other"></x-addon>',
].join('\n');

type State = { [K in keyof SiteState]-?: NonNullable<SiteState[K]> };

// The fixture has every group, and parseSite finds it valid.
const state = () => readState('small-business') as State;
const site = parseSite(state());
const baked = bake(PAGE, site);

/** The site after an edit of its state. */
function edited(edit: (state: State) => unknown): Site {
  const changed = state();
  edit(changed);
  return parseSite(changed);
}

const LOGOS = ['logo default', 'logo footer', 'logo main'];
const ITEM = { label: 'New', url: '/new/' };

describe('staleness', () => {
  test.each<[string, (state: State) => unknown, string[]]>([
    ['nothing', () => {}, []],
    ['a menu that is shown', ({ menus }) => menus.definitions['legale']?.items.push(ITEM), ['location utili']],
    ['a menu that is not shown', ({ menus }) => menus.definitions['feste']?.items.push(ITEM), []],
    ['a menu shown elsewhere', ({ menus }) => menus.definitions['piede']?.items.push(ITEM), []],
    [
      'the name of a menu',
      ({ menus }) => Object.assign(menus.definitions['legale'] ?? {}, { name: 'x' }),
      ['location utili'],
    ],
    [
      'the label of a location',
      ({ menus }) => Object.assign(menus.locations['utili'] ?? {}, { label: 'x' }),
      ['location utili'],
    ],
    ['the use of a location', ({ menus }) => Object.assign(menus.locations['utili'] ?? {}, { use: 'x' }), []],
    [
      'a menu is assigned',
      ({ menus }) => Object.assign(menus.locations, { naviga: { label: 'x', menu: 'feste' } }),
      ['location naviga'],
    ],
    [
      'a menu is taken away',
      ({ menus }) => Object.assign(menus.locations, { topic: { label: 'x' } }),
      ['location topic'],
    ],
    [
      'one variant of the logo',
      ({ logos }) => Object.assign(logos.variants, { footer: { url: '/x.svg' } }),
      ['logo footer'],
    ],
    ['a variant that is not shown', ({ logos }) => Object.assign(logos.variants, { light: { url: '/x.svg' } }), []],
    ['the main logo', ({ logos }) => Object.assign(logos, { main: { url: '/x.svg' } }), LOGOS],
    ['the name of the site', ({ site }) => Object.assign(site, { name: 'x' }), LOGOS],
    ['the description of the site', ({ site }) => Object.assign(site, { description: 'x' }), []],
    [
      'the address of the site',
      ({ site }) => Object.assign(site, { url: 'https://x.example' }),
      [...LOGOS, 'location topic', 'location utili'],
    ],
    [
      'the language',
      ({ site }) => Object.assign(site, { language: 'de' }),
      ['location topic', 'location utili', 'social'],
    ],
    ['the theme', ({ theme }) => Object.assign(theme, { version: '9.0.0' }), []],
    ['a profile', ({ social }) => social.pop(), ['social']],
    [
      'a field behind another word for it',
      ({ contacts }) => Object.assign(contacts, { phone: { kind: 'phone', value: '1' } }),
      ['field tel'],
    ],
    [
      'a field of that very name',
      ({ contacts }) => Object.assign(contacts, { tel: { kind: 'phone', value: '1' } }),
      ['field tel'],
    ],
    [
      'a field that is not shown',
      ({ contacts }) => Object.assign(contacts, { email: { kind: 'email', value: 'a@b.c' } }),
      [],
    ],
    [
      'a field that was missing',
      ({ contacts }) => Object.assign(contacts, { fax: { kind: 'text', value: 'x' } }),
      ['field fax'],
    ],
    [
      'a provider',
      ({ addons }) => Object.assign(addons['provider_newsletter_form'] ?? {}, { status: 'inactive' }),
      ['provider provider_newsletter_form'],
    ],
    [
      'a provider that was missing',
      ({ addons }) => Object.assign(addons, { other: { status: 'selected', forms: [] } }),
      ['provider other'],
    ],
    [
      'a provider that is not shown',
      ({ addons }) => Object.assign(addons, { another: { status: 'selected', forms: [] } }),
      [],
    ],
  ])('after an edit of %s names what shows it', (_what, edit, expected) => {
    const { canvas, dependencies } = staleness(baked, edited(edit));
    expect([canvas, ...dependencies.map(({ kind, name }) => (name === undefined ? kind : `${kind} ${name}`))]).toEqual([
      false,
      ...expected,
    ]);
  });

  test('tells whether the canvas is another, if asked', () => {
    expect(staleness(baked, site, PAGE)).toEqual({ canvas: false, dependencies: [] });
    expect(staleness(baked, site, `${PAGE} `)).toEqual({ canvas: true, dependencies: [] });
  });

  test('depends on what stands in the fallback content of what is not shown, and not of what is', () => {
    const names = (source: string) => bake(source, site).dependencies.map(({ kind }) => kind);
    expect(names('<x-logo><x-social></x-social></x-logo>')).toEqual(['logo']);
    expect(names('<x-menu location="none"><x-social></x-social></x-menu>')).toEqual(['location', 'social']);
    expect(names('<x-addon provider="provider_newsletter_form"><x-social/></x-addon>')).toEqual(['provider', 'social']);
  });

  test('is the same for equal sites, whatever the order of keys', () => {
    const { addons, menus, ...others } = state();
    expect(bake(PAGE, parseSite({ menus, ...others, addons }))).toEqual(baked);
  });

  test('needs a site from parseSite, as baking does', () => {
    const forged = { ...site };
    expect(() => staleness(baked, forged)).toThrow('expected the result of `parseSite`');
    expect(() => bake(PAGE, forged)).toThrow('expected the result of `parseSite`');
  });
});

/** Every place of a state with a text in it, and a way to write another one there. */
function places(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => places(member, [...path, key]));
}

function withText(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.map((member, index) => (String(index) === key ? withText(member, rest, text) : member));
  return { ...(value as object), [key]: withText((value as Record<string, unknown>)[key], rest, text) }; // the path leads through objects
}

describe('what is fresh', () => {
  const TEXTS = [
    'x',
    '',
    ' ',
    '/x',
    'javascript:1',
    'phone',
    'selected',
    'inactive',
    'https://x.example/',
    'de',
    '<form><input></form>',
  ];
  const property = (isFresh: (baked: Baked, site: Site) => boolean) =>
    fc.property(
      fc.constantFrom(...places(state())),
      fc.constantFrom(...TEXTS),
      fc.constantFrom('/', '/x', '/menu/'),
      (path, text, url) => {
        let other: Site;
        try {
          other = parseSite(withText(state(), path, text));
        } catch {
          return true; // no valid state
        }
        return !isFresh(baked, other) || run(baked, { url }) === run(bake(PAGE, other), { url });
      },
    );
  const isFresh = (given: Baked, other: Site) => staleness(given, other).dependencies.length === 0;

  test('shows what it would if it was baked now', () => {
    fc.assert(property(isFresh), { numRuns: 1500 });
  });

  test.each(['logo', 'location', 'social', 'field', 'provider'])('negative control: %s is no dependency', (kind) => {
    const broken = (given: Baked, other: Site) =>
      isFresh({ ...given, dependencies: given.dependencies.filter((dependency) => dependency.kind !== kind) }, other);
    expect(fc.check(property(broken), { numRuns: 20_000 }).failed).toBe(true);
  });
});
