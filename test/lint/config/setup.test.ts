import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../../src/lint/config/config-schema.js';
import { setupOf } from '../../../src/lint/config/setup.js';
import { InlayError } from '../../../src/message/error.js';
import { OWN_RULES } from '../calming-rules.js';

function layers(...configs: unknown[]) {
  return configs.map((config, index) => ({ name: `${index}.json`, config: parseConfig(config) }));
}

describe('a setup', () => {
  test('puts later layers and overrides before earlier ones', () => {
    const setup = setupOf(
      layers(
        { extends: 'strict', rules: { 'known-component': 'off', 'unused-directive': 'error' } },
        {
          rules: { 'known-component': 'warning' },
          overrides: [
            { files: 'drafts', rules: { 'known-component': 'info' } },
            { files: ['a.html'], rules: { 'known-component': 'error' } },
          ],
        },
      ),
      [],
    );
    const settings = (path: string) => setup.optionsFor(path);
    expect(settings('b.html')).toEqual({
      preset: 'strict',
      plugins: [],
      rules: { 'known-component': 'warning', 'unused-directive': 'error' },
    });
    expect(settings('drafts/b.html').rules['known-component']).toBe('info');
    expect(settings('drafts/a.html').rules['known-component']).toBe('error');
    expect(settings('drafts/b.html')).toBe(settings('drafts/c.html'));
  });

  test('keeps options where a later layer sets the severity alone', () => {
    const setup = setupOf(
      layers(
        { rules: { 'known-component': ['error', { allow: ['x-map'] }] } },
        {
          rules: { 'known-component': 'warning' },
          overrides: [{ files: 'a.html', rules: { 'known-component': ['error', {}] } }],
        },
      ),
      [],
    );
    expect(setup.optionsFor('b.html').rules).toEqual({ 'known-component': ['warning', { allow: ['x-map'] }] });
    expect(setup.optionsFor('a.html').rules).toEqual({ 'known-component': ['error', {}] });
  });

  test('gives way to the command line', () => {
    const first = { preset: 'agent', rules: { calm: 'error' } } as const;
    const setup = setupOf(layers({ extends: ['strict'], rules: { calm: 'off' } }), OWN_RULES, first);
    expect(setup.optionsFor('a.html')).toMatchObject({ preset: 'agent', rules: { calm: 'error' } });
  });

  test('takes the last preset, and `recommended` without one', () => {
    expect(setupOf(layers({ extends: ['strict', 'agent'] }), []).optionsFor('').preset).toBe('agent');
    expect(setupOf([], []).optionsFor('').preset).toBe('recommended');
  });

  test('names the layer, the pointer and the expectation of what is wrong', () => {
    const wrong = layers(
      {},
      {
        rules: { 'known-componant': 'error', 'unused-directive': ['error', { a: 1 }] },
        overrides: [
          { files: 'a', rules: {} },
          { files: 'b', rules: { 'known-component': ['error', { allow: 1 }] } },
        ],
      },
    );
    expect(() => setupOf(wrong, [])).toThrow(InlayError);
    try {
      setupOf(wrong, []);
    } catch (error) {
      const { summary, problems } = error as InlayError;
      expect(summary).toBe('1.json: The configuration is not valid:');
      expect(problems.map(({ pointer }) => pointer)).toEqual([
        '/rules/known-componant',
        '/rules/unused-directive/1',
        '/overrides/1/rules/known-component/1/allow',
      ]);
      expect(problems[0]?.message).toMatch(
        /^Unexpected rule `known-componant`, expected .*; nearest is `known-component`$/,
      );
    }
  });
});
