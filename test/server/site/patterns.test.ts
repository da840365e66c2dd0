import { expect, test } from 'vitest';
import { backgroundOf, PATTERNS, patternsWith } from '../../../src/server/site/backgrounds/patterns.js';
import { optionValues } from '../../../src/server/site/options/index.js';
import { siteOf, write } from './site-of.js';

test('there are at least 20 patterns, and text is read on each', () => {
  expect(PATTERNS.length).toBeGreaterThanOrEqual(20);
  expect(new Set(PATTERNS.map(({ source }) => source)).size).toBeGreaterThanOrEqual(PATTERNS.length - 1);
  for (const { id, light, dark } of PATTERNS) {
    expect(Math.min(light.contrast, dark.contrast), id).toBeGreaterThanOrEqual(4.5);
  }
  expect(PATTERNS.find(({ id }) => id === 'dots')?.light).toEqual({
    ground: '#ffffff',
    ink: '#e4e4e5',
    text: '#1c2024',
    contrast: 12.89,
  });
});

test('the figure is that of the colours that a site has', () => {
  const [own] = patternsWith(optionValues({ text_light: '#555555', background_light: '#eeeeee' }));
  expect(own?.light.contrast).toBeLessThan(7);
});

test('a background is a colour or a pattern, and nothing else', () => {
  expect(backgroundOf('#FFEEDD')).toEqual({ colour: '#ffeedd' });
  expect(backgroundOf('pattern:waves')).toEqual({ pattern: 'waves' });
  for (const text of [
    'pattern:nothing',
    'pattern:constructor',
    'red',
    '#12',
    'url(//evil.example)',
    '#fff;}body{display:none',
  ]) {
    expect(backgroundOf(text), text).toBeUndefined();
  }
});

test('every pattern changes the page that has it, and needs nothing from elsewhere', async () => {
  const { ask, site } = await siteOf();
  const seen = new Set<string>();
  for (const { background, kind } of PATTERNS) {
    await write(site, { kind: 'presentation', key: '2', body: { background } });
    const { text, headers } = await ask('/about/');
    seen.add(text);
    expect(/img-src 'self' data:/.test(headers.get('content-security-policy') ?? '')).toBe(kind === 'svg');
  }
  expect(seen.size).toBe(PATTERNS.length);
});
