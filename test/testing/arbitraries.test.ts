import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildManifest,
  locate,
  manifestSchema,
  parseManifest,
  parseSite,
  render,
  type SiteState,
} from '../../src/index.js';
import { canvases, manifests, requests, siteStates, sites, wildCanvases } from '../../src/testing/index.js';
import { readSite } from '../support/sites.js';

const site = readSite('small-business');

/** The smallest value with a quality, as the shrinker finds it. */
function smallest<T>(arbitrary: fc.Arbitrary<T>, has: (value: T) => boolean): T | undefined {
  return fc.check(
    fc.property(arbitrary, (value) => !has(value)),
    { numRuns: 5000, seed: 1 },
  ).counterexample?.[0];
}

type Quality = (state: SiteState) => boolean;

function items(state: SiteState) {
  return Object.values(state.menus?.definitions ?? {}).flatMap((menu) => menu.items);
}

const logo = (has: (logo: NonNullable<NonNullable<SiteState['logos']>['main']>) => boolean): Quality => {
  return ({ logos }) =>
    [...Object.values(logos?.variants ?? {}), logos?.main].some((one) => one !== undefined && has(one));
};

const addon = (has: (addon: NonNullable<SiteState['addons']>[string]) => boolean): Quality => {
  return ({ addons }) => Object.values(addons ?? {}).some(has);
};

/** What a state can have, by name. */
const QUALITIES: Record<string, Quality> = {
  ...Object.fromEntries(
    (['logos', 'menus', 'social', 'contacts', 'addons'] as const).flatMap((group) => [
      [`no ${group}`, (state: SiteState) => state[group] === undefined],
      [`${group}`, (state: SiteState) => state[group] !== undefined],
    ]),
  ),
  ...Object.fromEntries(
    (['default', 'transparent', 'light', 'footer'] as const).map((variant) => [
      `a logo for ${variant}`,
      ({ logos }: SiteState) => logos?.variants[variant] !== undefined,
    ]),
  ),
  ...Object.fromEntries(
    (['main', 'builder', 'platform'] as const).map((step) => [
      `a ${step} logo alone`,
      ({ logos }: SiteState) =>
        logos?.[step] !== undefined && Object.keys(logos).length === 2 && Object.keys(logos.variants).length === 0,
    ]),
  ),
  'a dark logo': logo(({ dark }) => dark !== undefined),
  'a logo with candidates': logo(({ srcset }) => srcset !== undefined),
  'a logo with its size': logo(({ width, height }) => width !== undefined && height !== undefined),
  'a logo with an empty name': logo(({ alt }) => alt === ''),
  'a menu of three levels': (state) => items(state).some(({ children }) => children?.some((child) => child.children)),
  'an empty menu': ({ menus }) => Object.values(menus?.definitions ?? {}).some((menu) => menu.items.length === 0),
  'an item without a link': (state) => items(state).some(({ url }) => url === undefined),
  'an item in a new window': (state) =>
    items(state).some(({ target, rel }) => target !== undefined && rel !== undefined),
  'an item with classes': (state) => items(state).some(({ classes }) => classes !== undefined && classes.length > 1),
  'an assigned location': ({ menus }) => Object.values(menus?.locations ?? {}).some(({ menu }) => menu !== undefined),
  'a location without a menu': ({ menus }) =>
    Object.values(menus?.locations ?? {}).some(({ menu }) => menu === undefined),
  'a location of its own': ({ menus }) => menus?.locations['sidebar'] !== undefined,
  'a location with its use': ({ menus }) => Object.values(menus?.locations ?? {}).some(({ use }) => use !== undefined),
  'a menu in two locations': ({ menus }) => {
    const assigned = Object.values(menus?.locations ?? {}).flatMap(({ menu }) => menu ?? []);
    return new Set(assigned).size < assigned.length;
  },
  'two profiles': ({ social }) => social?.length === 2,
  'a profile with a label': ({ social }) => social?.some(({ label }) => label?.trim()) === true,
  ...Object.fromEntries(
    (['phone', 'email', 'address', 'text', 'hours', 'whatsapp'] as const).flatMap((kind) => [
      [
        `a contact that is a ${kind}`,
        ({ contacts }: SiteState) => Object.values(contacts ?? {}).some((one) => one.kind === kind),
      ],
      [
        `a ${kind} with an address of its own`,
        ({ contacts }: SiteState) =>
          Object.values(contacts ?? {}).some((one) => one.kind === kind && one.url !== undefined),
      ],
    ]),
  ),
  'a contact shown otherwise': ({ contacts }) => Object.values(contacts ?? {}).some(({ display }) => display?.trim()),
  'an empty contact': ({ contacts }) => Object.values(contacts ?? {}).some(({ value }) => value === ''),
  ...Object.fromEntries(
    (['selected', 'available', 'inactive'] as const).map((status) => [
      `an add-on that is ${status}`,
      addon((one) => one.status === status),
    ]),
  ),
  'a trusted add-on': addon(({ trusted }) => trusted === true),
  'an add-on with a default form': addon((one) => one.default !== undefined),
  'an add-on without forms': addon(({ forms }) => forms.length === 0),
  'an add-on with two forms': addon(({ forms }) => forms.length === 2),
  'a form without HTML': addon(({ forms }) => forms.some(({ html }) => html === undefined)),
};

describe('siteStates', () => {
  test.each(['plain', 'hostile'] as const)('are valid, with %s texts', (text) => {
    fc.assert(
      fc.property(siteStates({ text }), (state) => parseSite(state) !== undefined),
      { numRuns: 1000 },
    );
  });

  const states = fc.sample(siteStates(), { numRuns: 3000, seed: 1 });

  test.each(Object.entries(QUALITIES))('reach %s', (_name, has) => {
    expect(states.filter(has).length).toBeGreaterThan(10);
    expect(states.filter(has).length).toBeLessThan(states.length);
  });

  test('hold hostile texts in every field for people, and addresses of every protocol, where they are asked for', () => {
    const hostile = JSON.stringify(fc.sample(siteStates({ text: 'hostile' }), { numRuns: 1000, seed: 1 }));
    const plain = JSON.stringify(states);
    for (const field of ['name', 'label', 'alt', 'value', 'display', 'title', 'network', 'rel', 'use']) {
      const attack = new RegExp(`"${field}":"[^"\\\\]*</(?:script|style|title)>`);
      expect(hostile).toMatch(attack);
      expect(plain).not.toMatch(attack);
    }
    for (const field of ['url', 'dark', 'srcset']) {
      expect(hostile).toMatch(new RegExp(`"${field}":"javascript:`));
      expect(plain).not.toMatch(new RegExp(`"${field}":"javascript:`));
    }
    expect(hostile).toContain('<script>alert(1)</script>');
    expect(plain).not.toContain('<script>');
  });

  test.each<[string, Quality, SiteState]>([
    ['a name', () => true, bare()],
    [
      'an item with a link',
      ({ menus }) => menus?.definitions['main']?.items.some(({ url }) => url !== undefined) === true,
      {
        ...bare(),
        menus: { locations: {}, definitions: { main: { name: 'Home', items: [{ label: 'Home', url: '/' }] } } },
      },
    ],
    [
      'a dark logo',
      ({ logos }) => logos?.main?.dark !== undefined,
      { ...bare(), logos: { variants: {}, main: { url: '/logo.svg', dark: '/logo-dark.svg' } } },
    ],
    [
      'a phone number',
      ({ contacts }) => contacts?.['phone'] !== undefined,
      { ...bare(), contacts: { phone: { kind: 'phone', value: '+39 06 1234 5678' } } },
    ],
    [
      'a profile',
      ({ social = [] }) => social.length > 0,
      { ...bare(), social: [{ network: 'instagram', url: 'https://www.instagram.com/luna' }] },
    ],
  ])('shrink to nothing but %s', (_name, has, expected) => {
    expect(smallest(siteStates(), has)).toEqual(expected);
  });
});

function bare(): SiteState {
  return { site: { name: 'Home', description: '', url: 'https://site.example', language: 'en' } };
}

describe('sites and manifests', () => {
  test('are what Inlay makes of the states', () => {
    fc.assert(
      fc.property(sites(), (generated) => render('', generated).html === ''),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(
        manifests(),
        (manifest) => manifestSchema.safeParse(manifest).success && parseManifest(manifest).detail === 'full',
      ),
      { numRuns: 200 },
    );
    fc.assert(
      fc.property(manifests({ detail: 'concise', text: 'hostile' }), ({ detail }) => detail === 'concise'),
      { numRuns: 50 },
    );
  });
});

describe('canvases', () => {
  const outcomes = (source: string) =>
    render(source, site, { addons: FORMS }).report.inlays.map(({ outcome }) => outcome);

  test('about a site hold only components that resolve on it, where they can stand', () => {
    fc.assert(
      fc.property(canvases({ site }), (source) => outcomes(source).every((outcome) => outcome === 'expanded')),
      { numRuns: 1000 },
    );
  });

  test('about a site hold others as well where that is asked for', () => {
    const some = fc.sample(canvases({ site, missing: true }), { numRuns: 500, seed: 1 }).flatMap(outcomes);
    expect(new Set(some)).toEqual(new Set(['expanded', 'unresolved']));
  });

  test('about a manifest are those about its site', () => {
    const manifest = buildManifest(site);
    const options = { numRuns: 100, seed: 1 };
    expect(fc.sample(canvases({ manifest }), options)).toEqual(fc.sample(canvases({ site }), options));
  });

  test('bring no note but that links are not everywhere, and that a form is shown twice', () => {
    const expected = new Set(['unlinked', 'no-link', 'repeated-form']);
    fc.assert(
      fc.property(canvases({ site }), (source) =>
        render(source, site).report.inlays.every(({ notes }) => notes.every(({ code }) => expected.has(code))),
      ),
      { numRuns: 1000 },
    );
  });

  test('have every component in every place, and what only looks like one', () => {
    const all = fc.sample(canvases({ site }), { numRuns: 2000, seed: 1 }).join('\n');
    const tags = new Set([...all.matchAll(/<(x-[a-z]+)/g)].map(([, tag]) => tag));
    expect(tags).toEqual(new Set(['x-logo', 'x-menu', 'x-social', 'x-contact', 'x-addon']));
    for (const piece of [
      '<!doctype html>',
      '<header>',
      '<footer>',
      '<p><x-menu',
      '<nav class="main"><x-menu',
      '<li><x-contact',
      '<h1><x-logo',
      '<!-- <x-logo>',
    ])
      expect(all).toContain(piece);
  });

  test.each([
    ['a menu', '<x-menu', /^<x-menu location="topic"><\/x-menu>$/],
    ['a logo', '<x-logo', /^<x-logo><\/x-logo>$/],
    ['a contact', '<x-contact', /^<x-contact field="phone"><\/x-contact>$/],
    ['a footer', '<footer', /^<footer>\n(?:text|<x-logo><\/x-logo>)\n<\/footer>$/],
  ])('shrink to nothing but %s', (_name, piece, expected) => {
    expect(smallest(canvases(), (source) => source.includes(piece))).toMatch(expected);
  });
});

const FORM = '<form><button>Send</button></form>';
const FORMS = Object.fromEntries(
  Object.entries(site.addons).map(([provider, { forms }]) => [
    provider,
    Object.fromEntries(forms.map(({ id }) => [id, FORM])),
  ]),
);

describe('wildCanvases', () => {
  test('hold trouble of every kind', () => {
    const all = fc.sample(wildCanvases({ site }), { numRuns: 3000, seed: 1 });
    const spelled = new Set(all.flatMap((source) => locate(source).map(({ form }) => form)));
    expect(spelled).toEqual(new Set(['element', 'self-closing', 'unclosed']));
    const places = new Set(
      all.flatMap((source) =>
        locate(source).flatMap(({ context }) => Object.entries(context).flatMap(([name, is]) => (is ? [name] : []))),
      ),
    );
    expect([...places].sort()).toEqual([
      'address',
      'anchor',
      'button',
      'form',
      'heading',
      'nav',
      'paragraph',
      'phrasing',
      'table',
      'template',
    ]);
  });

  test('shrink to nothing but the trouble', () => {
    expect(smallest(wildCanvases(), (source) => locate(source).some(({ form }) => form === 'self-closing'))).toMatch(
      /^<x-[a-z]+(?: [a-z]+=["'\w]+)?\/>$/,
    );
  });
});

describe('requests', () => {
  const all = fc.sample(requests({ site }), { numRuns: 2000, seed: 1 });

  test('are for pages of the site, for none, and bring fresh HTML for its forms', () => {
    expect(all.some(({ url }) => url === undefined)).toBe(true);
    expect(all.some(({ url }) => url === 'javascript:alert(1)')).toBe(true);
    expect(all.some(({ addons }) => addons === undefined)).toBe(true);
    const current = all.filter((request) =>
      render('<x-menu location="topic"></x-menu>', site, request).html.includes('aria-current'),
    );
    expect(current.length).toBeGreaterThan(100);
    const providers = new Set(all.flatMap(({ addons }) => Object.keys(addons ?? {})));
    expect([...providers].sort()).toEqual(['provider_contact_form', 'provider_newsletter_form']);
  });

  test('bring attacks in forms where that is asked for', () => {
    const hostile = JSON.stringify(fc.sample(requests({ text: 'hostile' }), { numRuns: 500, seed: 1 }));
    expect(hostile).toContain('onerror');
    expect(JSON.stringify(all)).not.toContain('onerror');
  });

  test('shrink to nothing', () => {
    expect(smallest(requests(), () => true)).toEqual({});
    expect(smallest(requests(), ({ url }) => url !== undefined)).toEqual({ url: '/' });
  });
});
