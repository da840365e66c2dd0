import { describe, expect, test } from 'vitest';
import { BY_SITE } from '../../src/component/attribute.js';
import { defined, mapRecord } from '../../src/component/record.js';
import {
  buildManifest,
  type Manifest,
  manifestSchema,
  parseManifest,
  parseSite,
  render,
  siteOf,
  siteSchema,
} from '../../src/index.js';
import { validator } from '../support/json-schema.js';
import { readSite, readState, SITE_NAMES } from '../support/sites.js';

const invalid = validator(manifestSchema);

describe.each(SITE_NAMES)('the manifest of %s', (name) => {
  const site = readSite(name);
  const full = buildManifest(site);
  const concise = buildManifest(site, { detail: 'concise' });

  test('is valid by its own JSON Schema, at either detail', () => {
    expect([full, concise].map((manifest) => invalid(manifest))).toEqual([[], []]);
    expect(manifestSchema.safeParse(full).success).toBe(true);
  });

  test('comes of a state that is valid by the JSON Schema of states', () => {
    expect(validator(siteSchema)(readState(name))).toEqual([]);
  });

  test('has every member of the contract with its type', () => {
    expect(full).toMatchObject({
      contract: { name: 'inlay', version: '1.0.0', theme: expect.any(String), theme_version: expect.any(String) },
      site: {
        name: expect.any(String),
        description: expect.any(String),
        url: expect.any(String),
        language: expect.any(String),
      },
      resources: {
        logos: expect.any(Object),
        menus: expect.any(Object),
        social: expect.any(Array),
        contacts: expect.any(Object),
        addons: expect.any(Object),
      },
      policies: { content_first: true, server_side_resources: true },
      revision: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(Object.keys(full.runtime_components)).toEqual(['x-logo', 'x-menu', 'x-social', 'x-contact', 'x-addon']);
    for (const component of Object.values(full.runtime_components)) {
      expect(component).toMatchObject({
        summary: expect.any(String),
        replaces: expect.any(String),
        when_empty: expect.any(String),
      });
      for (const attribute of Object.values(component.attributes)) {
        expect(attribute).toMatchObject({ type: expect.any(String), required: expect.any(Boolean) });
      }
    }
  });

  test('allows only what the site can use', () => {
    const { resources, runtime_components: components } = full;
    const assigned = Object.entries(resources.menus).filter(([, { assigned }]) => assigned);
    expect(components['x-menu'].attributes['location']?.allowed).toEqual(assigned.map(([location]) => location));
    expect(components['x-contact'].attributes['field']?.allowed).toEqual(Object.keys(resources.contacts));
    const active = Object.entries(resources.addons).filter(([, { status }]) => status !== 'inactive');
    expect(components['x-addon'].attributes['provider']?.allowed).toEqual(active.map(([provider]) => provider));
  });

  test('gives examples that show something, and none for what shows nothing', () => {
    const addons = Object.fromEntries(
      Object.entries(site.addons).map(([provider, { forms }]) => [
        provider,
        Object.fromEntries(forms.map(({ id }) => [id, '<form><input></form>'])),
      ]),
    );
    for (const { usable, example } of Object.values(full.runtime_components)) {
      expect(example !== undefined).toBe(usable);
      if (example)
        expect(render(example, site, { addons }).report.inlays[0]).toMatchObject({ outcome: 'expanded', notes: [] });
    }
  });

  test('leaves out items of menus, images and explanations when concise, and nothing else', () => {
    const { guide: _guide, ...rest } = full;
    const variants = mapRecord(full.resources.logos.variants, ({ usable, step }) => ({ usable, ...defined({ step }) }));
    const menus = mapRecord(full.resources.menus, ({ label, assigned, item_count }) => ({
      label,
      assigned,
      ...defined({ item_count }),
    }));
    expect(concise).toEqual({
      ...rest,
      detail: 'concise',
      resources: { ...full.resources, logos: { variants, text: full.resources.logos.text }, menus },
      runtime_components: mapRecord(
        full.runtime_components,
        ({ replaces: _replaces, when_empty: _empty, output: _output, markup: _markup, attributes, ...component }) => ({
          ...component,
          attributes: mapRecord(attributes, ({ type, required, default: preset, allowed }) => ({
            type,
            ...(required && { required }),
            ...(preset !== 'none' && preset !== BY_SITE && defined({ default: preset })),
            ...(type !== 'boolean' && defined({ allowed })),
          })),
        }),
      ),
    });
  });

  test('holds all that is needed to render but the HTML of forms', () => {
    const canvas = [
      ...['default', 'transparent', 'light', 'footer'].map((variant) => `<x-logo variant="${variant}"></x-logo>`),
      ...Object.keys(site.menus.locations).map((location) => `<x-menu location="${location}"></x-menu>`),
      ...Object.keys(site.contacts).map((field) => `<x-contact field="${field}" link></x-contact>`),
      '<x-social></x-social>',
    ].join('\n');
    const again = siteOf(parseManifest(JSON.parse(JSON.stringify(full))));
    expect(render(canvas, again).html).toBe(render(canvas, site).html);
    expect(buildManifest(again).revision).toBe(full.revision);
  });
});

describe('a manifest', () => {
  const state = readState('small-business') as { addons: Record<string, { forms: { html?: string }[] }> };
  const site = readSite('small-business');

  test('lists every registered location, the unassigned ones as such', () => {
    const { menus } = buildManifest(readSite('bare')).resources;
    expect(Object.keys(menus)).toHaveLength(10);
    expect(menus['topic']).toEqual({ label: 'Main menu', use: expect.any(String), assigned: false });
  });

  test('says for each logo variant whether it is usable and from which step it comes', () => {
    const { variants } = buildManifest(site).resources.logos;
    expect(variants.footer).toMatchObject({ usable: true, step: 1, source: '/resources/logos/variants/footer' });
    expect(variants.transparent).toEqual({ usable: true, step: 4, source: '/resources/logos/platform' });
    expect(buildManifest(readSite('bare')).resources.logos.variants.default).toEqual({
      usable: true,
      step: 5,
      source: '/site/name',
    });
  });

  test('holds no HTML of forms and nothing of trust', () => {
    const secret = structuredClone(state);
    for (const { forms } of Object.values(secret.addons))
      for (const form of forms) form.html = '<input name="nonce" value="s3cret">';
    const text = JSON.stringify(buildManifest(parseSite(secret)));
    expect(text).not.toContain('s3cret');
    expect(text).not.toContain('trusted');
    expect(buildManifest(parseSite(secret)).revision).toBe(buildManifest(site).revision);
  });

  test('has a revision that changes with the content, not with the order of keys', () => {
    const { revision } = buildManifest(site);
    const reversed = Object.fromEntries(Object.entries(readState('small-business') as object).reverse());
    expect(buildManifest(parseSite(reversed)).revision).toBe(revision);
    const contacts = { ...site.contacts, phone: { kind: 'phone', value: '+390000' } };
    expect(buildManifest(parseSite({ ...(state as object), contacts })).revision).not.toBe(revision);
  });

  test('that is concise is no base for a site', () => {
    const concise = buildManifest(site, { detail: 'concise' });
    expect(() => siteOf(concise)).toThrow('Unexpected detail `concise`, expected a `full` manifest with menu items');
  });

  test('that is not valid is refused with every problem', () => {
    const manifest: Partial<Manifest> = { ...buildManifest(site), revision: 'x' };
    delete manifest.policies;
    expect(() => parseManifest(manifest)).toThrow(
      /\/revision: Unexpected `x`.*\n {2}\/policies: Unexpected nothing, expected an object/,
    );
  });

  test('that is nested without end is refused, without exhausting the stack', () => {
    let items: unknown[] = [];
    for (let depth = 0; depth < 50_000; depth += 1) items = [{ label: 'x', children: items }];
    const menus = { topic: { label: 'x', assigned: true, menu: 'm', name: 'm', items } };
    const manifest = buildManifest(site);
    const deep = { ...manifest, resources: { ...manifest.resources, menus } };
    expect(() => parseManifest(deep)).toThrow('Unexpected nesting, expected at most 80 levels; is there a cycle?');
  });

  test('with a member missing or of another type is refused by the JSON Schema', () => {
    const { resources, ...rest } = buildManifest(site);
    expect(invalid(rest)).toEqual([" must have required property 'resources'"]);
    expect(invalid({ ...rest, resources: { ...resources, social: {} } })).toEqual(['/resources/social must be array']);
  });
});
