import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { BY_SITE } from '../../src/component/attribute.js';
import { markupOf } from '../../src/component/markup/markup-of.js';
import { COMPONENTS } from '../../src/component/table.js';
import { COMPONENT_TAGS } from '../../src/component/tags.js';
import { buildManifest, parseManifest, render } from '../../src/index.js';
import { brief } from '../../src/manifest/brief.js';
import { describeSite } from '../../src/manifest/describe.js';
import { CHECKS, TERMS } from '../../src/manifest/guide.js';
import { fixtureCanvases } from '../support/fixture-canvases.js';
import { readSite, SITE_NAMES } from '../support/sites.js';

const tokensOf = (value: unknown) => countTokens(JSON.stringify(value), { disallowedSpecial: new Set() });

describe.each(SITE_NAMES)('the concise manifest of %s', (name) => {
  const site = readSite(name);
  const full = buildManifest(site);
  const concise = buildManifest(site, { detail: 'concise' });

  test('has at most half the tokens of the full one, and is valid', () => {
    expect(tokensOf(concise) / tokensOf(full)).toBeLessThanOrEqual(0.5);
    expect(parseManifest(JSON.parse(JSON.stringify(concise)))).toEqual(concise);
  });

  test('negative control: with its resources or its components left as they were it does not', () => {
    const { resources, runtime_components } = full;
    const shares = [{ resources }, { runtime_components }].map(
      (left) => tokensOf({ ...concise, ...left }) / tokensOf(full),
    );
    expect(Math.max(...shares)).toBeGreaterThan(0.5);
  });

  test('keeps what a canvas is written and repaired with', () => {
    expect(concise.revision).toBe(full.revision);
    expect(concise.resources.contacts).toEqual(full.resources.contacts);
    expect(concise.resources.social).toEqual(full.resources.social);
    expect(concise.resources.addons).toEqual(full.resources.addons);
    expect(concise.resources.attachments).toEqual(full.resources.attachments);
    for (const [location, { label, assigned }] of Object.entries(full.resources.menus)) {
      expect(concise.resources.menus[location]).toMatchObject({ label, assigned });
    }
    for (const tag of COMPONENT_TAGS) {
      const { summary, usable, example } = full.runtime_components[tag];
      expect(concise.runtime_components[tag]).toMatchObject({ summary, usable, ...(example && { example }) });
      const { attributes } = concise.runtime_components[tag];
      expect(Object.keys(attributes)).toEqual(Object.keys(full.runtime_components[tag].attributes));
      for (const [attribute, contract] of Object.entries(full.runtime_components[tag].attributes)) {
        const { type, required = false, default: preset, allowed } = attributes[attribute] ?? {};
        expect({ type, required, preset }).toEqual({
          type: contract.type,
          required: contract.required,
          preset: contract.default === 'none' || contract.default === BY_SITE ? undefined : contract.default,
        });
        expect(type === 'boolean' ? ['true', 'false'] : allowed).toEqual(contract.allowed);
      }
    }
  });
});

test('of the site of every fixture the concise manifest has at most half the tokens', () => {
  const over = fixtureCanvases().flatMap(({ name, manifest, site }) => {
    const share = tokensOf(buildManifest(site, { detail: 'concise' })) / tokensOf(manifest);
    return share > 0.5 ? [`${name}: ${share.toFixed(2)}`] : [];
  });
  expect(over).toEqual([]);
});

const SMALL = readSite('small-business');

describe('what is explained', () => {
  const manifest = buildManifest(SMALL);

  test('stands in the full manifest, in the briefing and in the description', () => {
    expect(manifest.guide).toEqual({ terms: TERMS, check: CHECKS });
    expect(Object.keys(TERMS)).toEqual(expect.arrayContaining(['step', 'selected', 'available', 'default']));
    const text = brief(manifest);
    for (const [term, meaning] of Object.entries(TERMS)) {
      expect(text).toContain(`- \`${term}\`: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`);
    }
    for (const how of Object.values(CHECKS)) expect(text).toContain(how);
    expect(text).toMatch(/inlay lint[\s\S]*lint_canvas[\s\S]*\/ai\/canvas\/lint/);
    expect(describeSite(manifest)).toMatchObject({ terms: TERMS });
    for (const tag of COMPONENT_TAGS) {
      expect(manifest.runtime_components[tag].output).toBe(COMPONENTS[tag].output(markupOf(SMALL)));
      expect(text).toContain(`Puts out \`${COMPONENTS[tag].output(markupOf(SMALL))}\``);
      for (const [name, { type, default: preset }] of Object.entries(COMPONENTS[tag].contract)) {
        expect(text).toContain(`\`${name}\``);
        if (preset !== undefined && type !== 'tokens') expect(text).toContain(`; without it: ${preset}`);
      }
    }
  });

  /** Tags, with the names of their attributes and the words of their classes. */
  const shape = (html: string) =>
    [...html.matchAll(/<([a-z]+)((?: [a-z-]+(?:="[^"]*")?)*)>/g)].map(([, tag, attributes = '']) => ({
      tag,
      names: [...attributes.matchAll(/ ([a-z-]+)/g)].map(([, name]) => name),
      classes: (/class="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' '),
    }));

  test.each([
    ['x-logo', '<x-logo></x-logo>'],
    ['x-menu', '<x-menu location="topic"></x-menu>'],
    ['x-social', '<x-social></x-social>'],
    ['x-contact', '<x-contact field="phone"></x-contact>'],
    ['x-addon', '<x-addon provider="provider_contact_form"></x-addon>'],
  ] as const)('the skeleton of %s is what it puts out', (tag, canvas) => {
    const real = shape(render(canvas, readSite('small-business')).html);
    for (const part of shape(COMPONENTS[tag].output(markupOf(SMALL)))) {
      const found = real.find(
        (each) => each.tag === part.tag && part.classes.every((name) => each.classes.includes(name)),
      );
      expect([tag, part, found?.names]).toEqual([tag, part, expect.arrayContaining(part.names)]);
    }
    expect(shape(COMPONENTS[tag].output(markupOf(SMALL))).length).toBeGreaterThan(0);
  });

  test('negative control: another skeleton is not what it puts out', () => {
    const real = shape(render('<x-social></x-social>', readSite('small-business')).html);
    expect(real.some(({ classes }) => classes.includes('x-menu'))).toBe(false);
  });
});
