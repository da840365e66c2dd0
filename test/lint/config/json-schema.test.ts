import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../../src/lint/config/config-schema.js';
import { configJsonSchema } from '../../../src/lint/config/json-schema.js';
import { setupOf } from '../../../src/lint/config/setup.js';
import { RULES } from '../../../src/lint/index.js';

const validate = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true }).compile(configJsonSchema());

/** Whether the linter itself takes a configuration. */
function isTaken(input: unknown): boolean {
  try {
    setupOf([{ name: '', config: parseConfig(input) }], []);
    return true;
  } catch {
    return false;
  }
}

describe('the JSON Schema of a configuration', () => {
  test.each<[unknown]>([
    [{}],
    [{ $schema: './inlay.schema.json', extends: 'strict', site: 'site.json' }],
    [{ extends: ['strict', './a.json'], manifest: 'm.json', ignore: ['a', '!b'], plugins: './a.js' }],
    [{ rules: { 'no-secrets': 'off', 'logo-required': ['info'], 'known-component': ['error', { allow: ['x-map'] }] } }],
    [{ overrides: [{ files: 'a', rules: {} }] }],
  ])('takes what the linter takes: %j', (input) => {
    expect([isTaken(input), validate(input)]).toEqual([true, true]);
  });

  test.each<[unknown]>([
    [[]],
    [null],
    [{ rulez: {} }],
    [{ $schema: 1 }],
    [{ extends: [1] }],
    [{ site: 'a', manifest: 'b' }],
    [{ rules: { 'no-secrets': 'warn' } }],
    [{ rules: { 'no-secrets': [] } }],
    [{ rules: { 'no-secrets': ['error', 1] } }],
    [{ rules: { 'no-secrets': ['error', {}, 1] } }],
    [{ rules: { 'no-secrets': ['error', { allow: [] }] } }],
    [{ rules: { 'known-component': ['error', { alow: [] }] } }],
    [{ rules: { 'known-component': ['error', { allow: 'x-map' }] } }],
    [{ overrides: [{ rules: {} }] }],
    [{ overrides: { files: 'a', rules: {} } }],
  ])('refuses what the linter refuses: %j', (input) => {
    expect([isTaken(input), validate(input)]).toEqual([false, false]);
  });

  test('allows rules of plugins, at a severity that there is', () => {
    expect(validate({ rules: { 'acme/mine': ['error', { any: 1 }] } })).toBe(true);
    expect(validate({ rules: { 'acme/mine': 'warn' } })).toBe(false);
  });

  test('tells of every rule what it reports', () => {
    const { properties } = configJsonSchema();
    const rules = properties?.['rules'];
    const own = typeof rules === 'object' ? rules.properties : undefined;
    expect(Object.entries(own ?? {}).map(([id, each]) => [id, typeof each === 'object' && each.description])).toEqual(
      RULES.map(({ id, docs }) => [id, docs.summary]),
    );
  });
});
