import fc from 'fast-check';
import { buildManifest, type ManifestOptions } from '../../manifest/build.js';
import type { Manifest } from '../../manifest/schema.js';
import { parseSite } from '../../site/parse.js';
import { type Addon, type Contact, LOGO_VARIANTS, type Logo, type Site, type SiteState } from '../../site/schema.js';
import { formHtml } from './form-html.js';
import { menus } from './menus.js';
import { record, someOf } from './record.js';
import { address, readableText, type TextOptions } from './text.js';
import { type FIELD_NAMES, FORM_NAMES } from './vocabulary.js';

type Logos = NonNullable<SiteState['logos']>;

/**
 * States of sites, valid for `parseSite`. They reach every member of the schema, and shrink to one with nothing but a name:
 * logos of every step, dark and with candidates; nested menus; locations with and without a menu; contacts of every kind;
 * add-ons of every status, trusted and not, with and without HTML.
 */
export function siteStates(options: TextOptions = {}): fc.Arbitrary<SiteState> {
  return record(
    {
      site: fc.record({
        name: readableText(options),
        description: fc.option(readableText(options), { nil: '' }),
        url: fc.constantFrom('https://site.example', 'https://site.example/shop/', 'http://münchen.example:8080'),
        language: fc.constantFrom('en', 'it', 'pt-BR', 'zh-Hant'),
      }),
      theme: fc.record({ name: readableText(options), version: fc.constantFrom('1.0.0', '2.8.0-beta.1') }),
      logos: logos(options),
      menus: menus(options),
      social: fc.array(profile(options), { maxLength: 3 }),
      contacts: contacts(options),
      addons: addons(options),
    },
    ['site'],
  );
}

/** The same states, parsed. */
export function sites(options: TextOptions = {}): fc.Arbitrary<Site> {
  return siteStates(options).map(parseSite);
}

/** The manifests of such sites. */
export function manifests(options: TextOptions & ManifestOptions = {}): fc.Arbitrary<Manifest> {
  return sites(options).map((site) => buildManifest(site, options));
}

const IMAGES = ['/logo.svg', '/media/logo-2.png?v=1&w=2', 'https://cdn.example/a b.webp'];
const CANDIDATES = ['/logo@2x.png 2x', '/a.png 100w, /b.png 200w', ' ,/c.png'];

function logos(options: TextOptions): fc.Arbitrary<Logos> {
  const logo: fc.Arbitrary<Logo> = record(
    {
      url: address(IMAGES, options),
      alt: fc.oneof({ withCrossShrink: true }, readableText(options), fc.constant('')),
      width: fc.integer({ min: 1, max: 2000 }),
      height: fc.integer({ min: 1, max: 2000 }),
      srcset: address(CANDIDATES, options),
      dark: address(['/logo-dark.svg', '/dark, dark.png'], options),
    },
    ['url'],
  );
  const variants = someOf(LOGO_VARIANTS, () => logo, 2);
  return record({ variants, main: logo, builder: logo, platform: logo }, ['variants'], 2);
}

const PROFILES = [
  ...['https://www.instagram.com/luna', 'https://www.facebook.com/luna/', 'https://x.com/luna'],
  ...['https://mastodon.example/@luna?a=1&b=2'],
];

function profile(options: TextOptions) {
  const members = {
    network: fc.oneof(
      { withCrossShrink: true },
      fc.constantFrom('instagram', 'facebook', 'x', 'mastodon'),
      readableText(options),
    ),
    url: address(PROFILES, options),
    label: fc.oneof({ withCrossShrink: true }, readableText(options), fc.constant(' ')),
  };
  return record(members, ['network', 'url']);
}

/** Numbers of several countries as people write them: with and without the country, with an extension, two in one. */
const NUMBERS = [
  ...['+39 06 1234 5678', '+44 (0)20 7946 0018 ext. 12', '055 012 345 / 346', '055 0123456', '(212) 555-0100 x34'],
  ...['+1 212 555 0100', '00 33 1 23 45 67 89', '+971 4 123 4567;ext=89', '+390612345678', '00442079460018'],
];

/** Opening hours of several days and times, and of days that are closed. */
const HOURS = [
  'Mo-Fr 09:00-18:00',
  'Mo-We,Fr 09:00-12:00,14:00-24:00\nSa 22:00-02:00\nTh,Su closed',
  'Tu 10:00-13:00\r\nSu closed',
];

/** Kind, values and an address of its own of each contact. */
const CONTACTS: Record<(typeof FIELD_NAMES)[number], readonly [Contact['kind'], readonly string[], string]> = {
  phone: ['phone', NUMBERS, 'tel:112'],
  email: ['email', ['info@site.example', 'Luna+Bar@site.example'], 'mailto:a@site.example?subject=b'],
  address: ['address', ['Via Roma 1\n00184 Roma', 'Hauptstraße 5 & 7'], 'https://maps.example/?q=a&b'],
  hours: ['hours', HOURS, '/hours/'],
  whatsapp: [
    'whatsapp',
    ['0039 333 1234567', '+49 30 123456-78', '+393331234567'],
    'https://wa.me/393331234567?text=Ciao',
  ],
  notice: ['text', ['Mon–Fri 9–18', 'Closed\r\nin August'], '/notice/'],
};

function contacts(options: TextOptions): fc.Arbitrary<Record<string, Contact>> {
  const text = readableText(options);
  const members = Object.entries(CONTACTS).map(([field, [kind, values, url]]) => {
    const value = fc.oneof(
      { withCrossShrink: true },
      { arbitrary: fc.constantFrom(...values), weight: 6 },
      ...(kind === 'hours' ? [] : [text]),
      fc.constant(''),
    );
    const display = fc.oneof({ withCrossShrink: true }, text, fc.constant(' '));
    const own = fc.oneof(
      { withCrossShrink: true },
      { arbitrary: fc.constant(undefined), weight: 2 },
      address([url], options),
    );
    const members = record({ kind: fc.constant(kind), value, display }, ['kind', 'value']);
    const contact = fc
      .tuple(members, own)
      .map(([given, address]) => (address === undefined ? given : { ...given, url: address }));
    return [field, contact] as const;
  });
  return record(Object.fromEntries(members));
}

function addons(options: TextOptions): fc.Arbitrary<Record<string, Addon>> {
  return record(Object.fromEntries(FORM_NAMES.map(([provider, ids]) => [provider, addon(provider, ids, options)])));
}

function addon(provider: string, ids: readonly string[], options: TextOptions): fc.Arbitrary<Addon> {
  const members = {
    status: fc.constantFrom<Addon['status'][]>('selected', 'selected', 'available', 'inactive'),
    default: fc.constantFrom(...ids),
    trusted: fc.boolean(),
    forms: fc.tuple(...ids.map((id) => fc.option(form(provider, id, options), { nil: undefined, freq: 6 }))),
  };
  return record(members, ['status', 'forms']).map(({ forms: some, default: preset, ...rest }) => {
    const forms = some.filter((each) => each !== undefined);
    return { ...rest, ...(forms.some(({ id }) => id === preset) ? { default: preset } : {}), forms } as Addon; // a missing member is no `undefined` one
  });
}

/** A form with a nonce that no other one has. */
function form(provider: string, id: string, options: TextOptions): fc.Arbitrary<Addon['forms'][number]> {
  const html = formHtml(`state-nonce-${provider}-${id}`, options);
  return record({ id: fc.constant(id), title: readableText(options), html }, ['id', 'title']);
}
