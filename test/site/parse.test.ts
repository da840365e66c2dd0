import { describe, expect, test } from 'vitest';
import { buildManifest, type InlayError, parseSite, render, type Site, type SiteState } from '../../src/index.js';
import { MAX_MENU_DEPTH, MAX_MENU_ITEMS } from '../../src/site/limits.js';
import { THEME_LOCATIONS } from '../../src/site/locations.js';
import { siteRevision } from '../../src/site/revision.js';
import { failureOf } from '../support/failure.js';
import { readState, SITE_NAMES } from '../support/sites.js';

const BARE: SiteState = {
  site: { name: 'A', description: '', url: 'https://a.example', language: 'en' },
  theme: { name: 'T', version: '1.0.0' },
};

function problemsOf(input: unknown): string[] {
  const { problems = [] } = failureOf(() => parseSite(input)) ?? {};
  return problems.map(({ pointer, message }) => `${pointer} ${message}`);
}

describe('parseSite', () => {
  test.each(SITE_NAMES)('accepts the fixture site %s', (name) => {
    expect(problemsOf(readState(name))).toEqual([]);
  });

  test('completes a site that has nothing but `site` and `theme`', () => {
    const site = parseSite(BARE);
    expect(Object.keys(site.menus.locations)).toEqual([...THEME_LOCATIONS.keys()]);
    expect(site).toMatchObject({ ...BARE, logos: { variants: {} }, social: [] });
    expect([site.contacts, site.addons, site.menus.definitions].map((group) => Object.keys(group))).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('completes a site without a theme, as a static one is', () => {
    const { theme, ...rest } = BARE;
    const site = parseSite(rest);
    expect(site.theme).toEqual({ name: 'static', version: '0.0.0' });
    expect(buildManifest(site).contract).toMatchObject({ theme: 'static', theme_version: '0.0.0' });
    expect(parseSite({ ...rest, theme })).toEqual(parseSite(BARE));
    expect(problemsOf({ ...rest, theme: {} })).toEqual([
      '/theme/name Unexpected nothing, expected a string',
      '/theme/version Unexpected nothing, expected a string',
    ]);
  });

  test('takes the address of a schema, and keeps it out of the site and of its revision', () => {
    const site = parseSite({ $schema: './site.schema.json', ...BARE });
    expect(site).toEqual(parseSite(BARE));
    expect(siteRevision(site)).toBe(siteRevision(parseSite(BARE)));
    expect(buildManifest(site).revision).toBe(buildManifest(parseSite(BARE)).revision);
    expect(problemsOf({ $schema: 1, ...BARE })).toEqual(['/$schema Unexpected `1`, expected a string']);
  });

  test('registers the ten locations of the theme, which a state relabels and adds to', () => {
    const menus = { locations: { topic: { label: 'Haupt' }, side: { label: 'Side', use: 'left' } }, definitions: {} };
    const { locations } = parseSite({ ...BARE, menus }).menus;
    expect(locations['topic']).toEqual({ label: 'Haupt', use: THEME_LOCATIONS.get('topic')?.use });
    expect(locations['side']).toEqual({ label: 'Side', use: 'left' });
    expect(Object.keys(locations)).toHaveLength(11);
  });

  test('keys records by names from outside without a prototype', () => {
    const site = parseSite(BARE);
    for (const record of [site.contacts, site.addons, site.menus.locations, site.menus.definitions]) {
      expect(Object.getPrototypeOf(record)).toBe(null);
    }
  });

  test.each([
    ['tel', 'phone'],
    ['telephone', 'phone'],
    ['Mobile', 'phone'],
    ['mail', 'email'],
    ['e-mail', 'email'],
    ['txt', 'text'],
    ['WA', 'whatsapp'],
    ['opening hours', 'hours'],
    ['openingHours', 'hours'],
  ])('a contact of the kind `%s` is told that `%s` is meant', (kind, meant) => {
    const state = {
      site: { name: 'T', description: '', url: 'https://luna.example', language: 'it' },
      theme: { name: 'S', version: '1.0.0' },
      contacts: { phone: { kind, value: '1' } },
    };
    expect(() => parseSite(state)).toThrow(
      `/contacts/phone/kind: Unexpected \`${kind}\`, expected one of \`phone\`, \`email\`, \`address\`, \`text\`, \`hours\`, \`whatsapp\`; nearest is \`${meant}\``,
    );
  });

  test('reports every problem at once, with pointer, what was found, what was expected and the nearest allowed value', () => {
    const state = {
      site: { name: 1, descripton: '', url: 'ftp://a.example', language: 'english!' },
      theme: { name: 'T', version: '1.0' },
      logos: { variants: { fotter: { url: '/l.svg' } }, main: { url: '/l.svg', width: -3, height: 1.5 } },
      menus: {
        locations: { 'a/b': { label: 'x', menu: 'mian' } },
        definitions: { main: { name: 'Main', items: [{ label: 'x', target: '_top', children: {} }] } },
      },
      social: {},
      contacts: { 'tel~1': { kind: 'phon', value: '1' } },
      addons: {
        p: {
          status: 'on',
          default: 'x',
          forms: [
            { id: 'y', title: 'Y' },
            { id: 'y', title: 'Z' },
          ],
        },
      },
      menu: {},
    };
    expect(problemsOf(state)).toEqual([
      '/site/name Unexpected `1`, expected a string',
      '/site/description Unexpected nothing, expected a string',
      '/site/url Unexpected `ftp://a.example`, expected an absolute http or https URL without user name and password',
      '/site/language Unexpected `english!`, expected a BCP 47 language tag such as `en` or `pt-BR`',
      '/site/descripton Unexpected key `descripton`, expected one of `name`, `description`, `url`, `language`; nearest is `description`',
      '/theme/version Unexpected `1.0`, expected a semantic version such as `1.0.0`',
      '/logos/variants/fotter Unexpected key `fotter`, expected one of `default`, `transparent`, `light`, `footer`; nearest is `footer`',
      '/logos/main/width Unexpected `-3`, expected more than 0',
      '/logos/main/height Unexpected `1.5`, expected a whole number',
      '/menus/definitions/main/items/0/children Unexpected an object, expected an array',
      '/menus/definitions/main/items/0/target Unexpected `_top`, expected `_blank`',
      '/social Unexpected an object, expected an array',
      '/contacts/tel~01/kind Unexpected `phon`, expected one of `phone`, `email`, `address`, `text`, `hours`, `whatsapp`; nearest is `phone`',
      '/addons/p/status Unexpected `on`, expected one of `selected`, `available`, `inactive`',
      '/menu Unexpected key `menu`, expected one of `$schema`, `site`, `theme`, `logos`, `menus`, `social`, `contacts`, `attachments`, `addons`; nearest is `menus`',
      '/menus/locations/a~1b/menu Unexpected `mian`, expected a key of `definitions`; nearest is `main`',
      '/addons/p/forms/1/id Unexpected second form `y`, expected each id once',
      '/addons/p/default Unexpected `x`, expected the id of one of `forms`',
    ]);
  });

  test('reports names of forms that are too long to stand before every id', () => {
    const form = (id: string) => ({ id, title: 'T' });
    const state = (name: string) => ({
      site: { name: 'S', description: 'D', url: 'https://s.example', language: 'en' },
      addons: { [name]: { status: 'selected', forms: [form(name), form(`${name}y`)] } },
    });
    expect(problemsOf(state('x'.repeat(201)))).toEqual([
      `/addons/${'x'.repeat(201)} Unexpected name of 201 characters, expected at most 200`,
      `/addons/${'x'.repeat(201)}/forms/0/id Unexpected name of 201 characters, expected at most 200`,
      `/addons/${'x'.repeat(201)}/forms/1/id Unexpected name of 202 characters, expected at most 200`,
    ]);
    expect(() => parseSite(state('x'.repeat(199)))).not.toThrow();
  });

  test.each([
    [undefined, 'nothing'],
    [null, '`null`'],
    ['site', '`site`'],
    [[], 'an array'],
  ])('reports %j for what it is', (input, found) => {
    expect(problemsOf(input)).toEqual([` Unexpected ${found}, expected an object`]);
  });

  test('says in its message how many problems there are, and lists the first twenty', () => {
    const social = Array.from({ length: 30 }, () => 1);
    const error = (() => {
      try {
        return parseSite({ ...BARE, social });
      } catch (thrown) {
        return thrown as InlayError; // parseSite throws nothing else
      }
    })() as InlayError;
    expect(error).toMatchObject({ name: 'InlayError', code: 'invalid-site' });
    expect(error.problems).toHaveLength(30);
    const lines = error.message.split('\n');
    expect([lines[0], lines[1], lines.length, lines.at(-1)]).toEqual([
      'The site state has 30 problems:',
      '  /social/0: Unexpected `1`, expected an object',
      22,
      '  and 10 more',
    ]);
  });

  test('refuses user names and passwords in the address of a site: a manifest would publish them', () => {
    expect(problemsOf({ ...BARE, site: { ...BARE.site, url: 'https://me:secret@a.example' } })).toHaveLength(1);
  });

  const menu = (items: unknown) => ({ ...BARE, menus: { locations: {}, definitions: { m: { name: 'M', items } } } });
  const nested = (levels: number): unknown[] => (levels === 0 ? [] : [{ label: 'x', children: nested(levels - 1) }]);
  const many = (count: number) => Array.from({ length: count }, () => ({ label: 'x' }));

  test('takes menus up to the limits', () => {
    expect(problemsOf(menu(nested(MAX_MENU_DEPTH)))).toEqual([]);
    expect(problemsOf(menu(many(MAX_MENU_ITEMS)))).toEqual([]);
  });

  test('refuses menus over the limits', () => {
    const at = '/menus/definitions/m/items';
    expect(problemsOf(menu(nested(MAX_MENU_DEPTH + 1)))).toEqual([`${at} Unexpected 33 levels, expected at most 32`]);
    expect(problemsOf(menu(many(MAX_MENU_ITEMS + 1)))).toEqual([
      `${at} Unexpected 100001 items, expected at most 100000`,
    ]);
  });

  test('refuses a cycle and nesting without end, without exhausting the stack', () => {
    const item: { label: string; children: unknown[] } = { label: 'x', children: [] };
    item.children.push(item);
    expect(problemsOf(menu([item]))[0]).toMatch(
      /^\/menus\/definitions\/m\/items\/0\/children\/0.* expected at most 80 levels; is there a cycle\?$/,
    );
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(problemsOf({ ...BARE, social: deep })).toHaveLength(1);
  });

  test('makes a site that nobody can change, and leaves its input as it is', () => {
    const input = readState('small-business');
    const site = parseSite(input);
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen));
    expect(frozen(site)).toBe(true);
    expect(Object.isFrozen(input)).toBe(false);
    expect(input).toEqual(readState('small-business'));
    expect(() => site.social.pop()).toThrow(TypeError);
    const copied = parseSite(site);
    expect(copied).toEqual(site);
  });

  test('is the only way to a site', () => {
    const forged = { ...parseSite(BARE) } as Site;
    expect(() => render('<x-logo></x-logo>', forged)).toThrow('Unexpected site, expected the result of `parseSite`');
  });
});
