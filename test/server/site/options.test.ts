import { describe, expect, test } from 'vitest';
import { canonicalOptions, checkOptions, OPTIONS, optionsOf } from '../../../src/server/site/options/index.js';
import { otherValue } from './other-value.js';
import { enrich, PATHS } from './rich-site.js';
import { siteOf, write } from './site-of.js';

describe('the catalogue of options', () => {
  test('has at least 40 with ids of their own, and its defaults are valid', () => {
    expect(OPTIONS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(OPTIONS.map(({ id }) => id)).size).toBe(OPTIONS.length);
    const defaults = Object.fromEntries(OPTIONS.map((option) => [option.id, option.default]));
    expect(checkOptions(defaults)).toEqual([]);
    expect(canonicalOptions(defaults)).toEqual({});
  });

  test('tells all problems at once', () => {
    const values = {
      header_layot: 'standard',
      header_layout: 'standrad',
      font_size: 17.5,
      radius: '6',
      accent_light: 'red',
      content_width: '10em',
      bar_text: 'two\nlines',
      blog_path: 'blog',
    };
    expect(checkOptions(values, '/options').map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/options/header_layot', 'unknown-option'],
      ['/options/header_layout', 'invalid-value'],
      ['/options/font_size', 'invalid-value'],
      ['/options/radius', 'invalid-value'],
      ['/options/accent_light', 'invalid-value'],
      ['/options/content_width', 'invalid-value'],
      ['/options/bar_text', 'invalid-value'],
      ['/options/blog_path', 'invalid-value'],
    ]);
    expect(checkOptions({ header_layout: 'standrad' })).toEqual([
      {
        pointer: '/header_layout',
        code: 'invalid-value',
        message: 'Unexpected `standrad`, expected one of `standard`, `centred`',
        allowed: ['standard', 'centred'],
      },
    ]);
  });

  test('text that can not be read on its ground is refused', () => {
    expect(checkOptions({ text_light: '#aaaaaa' })).toEqual([
      {
        pointer: '/text_light',
        code: 'contrast-too-low',
        message: 'Unexpected a contrast of 2.32 between text and ground in the light scheme, expected at least 4.5',
      },
    ]);
    expect(checkOptions({ text_light: '#ffffff', background_light: '#000000' })).toEqual([]);
  });

  test('the same look is the same value', () => {
    const given = { accent_light: '#ABC', content_width: ' 40.50REM', spacing: 1.1500000001, bar_text: ' Hi ' };
    expect(checkOptions(given)).toEqual([]);
    expect(canonicalOptions(given)).toEqual({
      accent_light: '#aabbcc',
      content_width: '40.5rem',
      spacing: 1.15,
      bar_text: 'Hi',
    });
  });

  test('values of now: what is no longer allowed is as by default', () => {
    const now = new Map(optionsOf({ radius: 12, font_size: 900 }).map((each) => [each.id, each]));
    expect([now.get('radius')?.value, now.get('radius')?.is_default]).toEqual([12, false]);
    expect([now.get('font_size')?.value, now.get('font_size')?.is_default]).toEqual([17, true]);
  });
});

test('every option changes the page that the catalogue says', async () => {
  const { ask, site } = await siteOf();
  await enrich(site);
  const unchanged: string[] = [];
  for (const option of OPTIONS) {
    const path = PATHS[option.shows_on ?? 'every'];
    await write(site, { kind: 'options', key: 'theme', body: {} });
    const before = await ask(path);
    await write(site, { kind: 'options', key: 'theme', body: { [option.id]: otherValue(option) } });
    const after = await ask(path);
    expect([before.status, after.status], option.id).toEqual([200, 200]);
    if (before.text === after.text) unchanged.push(option.id);
  }
  expect(unchanged).toEqual([]);
  // The comparison sees that nothing has changed where nothing has.
  await write(site, { kind: 'options', key: 'theme', body: {} });
  const before = await ask('/');
  await write(site, { kind: 'options', key: 'theme', body: { radius: 6 } });
  expect((await ask('/')).text).toBe(before.text);
});
