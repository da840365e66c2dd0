import { expect, test } from 'vitest';
import { refusedMarkup } from '../../../src/server/theme/refused-markup.js';
import { uncontainedMarkup } from '../../../src/server/theme/uncontained-markup.js';
import { cleanSvg } from '../../../src/server/theme/uploads/clean-svg.js';
import { wildcardHosts } from '../../../src/server/theme/wildcard-hosts.js';
import { themeOf } from './theme-of.js';

/** Formatting that is left open, which the parser makes again in every paragraph: 900 elements for each. */
const multiplied = (paragraphs: number, attribute = (index: number) => `a${index}`) =>
  `<p>${Array.from({ length: 900 }, (_, index) => `<b ${attribute(index)}>`).join('')}</p>${'<p>x</p>'.repeat(paragraphs)}`;

test('formatting that multiplies is refused where it is parsed', () => {
  const source = multiplied(5000);
  expect(uncontainedMarkup(source).map(({ code }) => code)).toEqual(['too-deep']);
  expect([refusedMarkup(source), wildcardHosts(source)]).toEqual([[], []]);
  const drawn = (paragraphs: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg"><foreignObject>${multiplied(paragraphs, (index) => `a${index}=""`)}</foreignObject></svg>`;
  expect(cleanSvg(drawn(5000))).toBeUndefined();
  expect(cleanSvg(drawn(1))).toBeDefined();
});

test('a canvas of it is refused before anything of it is parsed here', async () => {
  const { ask } = await themeOf();
  const refused = await ask('PATCH', '/ai/canvas?name=sidebar', { source: multiplied(5000), status: 'draft' });
  expect([refused.status, refused.json.code]).toEqual([422, 'validation-failed']);
  expect(refused.json.errors.map(({ code }: { code: string }) => code)).toEqual(['limit-exceeded']);
});
