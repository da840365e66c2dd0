import { expect, test } from 'vitest';
import { knownUrl } from '../../../../src/server/cli/site/known-url.js';
import { themeOf } from '../../theme/theme-of.js';

test('the command line names the address of a site that was made before', async () => {
  const { site, ask } = await themeOf();
  const now = async () => (await ask('GET', '/ai/site')).json;
  expect(await knownUrl(site.store, undefined)).toBe('https://luna.example');
  expect(await knownUrl(site.store, 'https://luna.example')).toBe('https://luna.example');
  expect((await now()).revision).toBe(1);
  expect(await knownUrl(site.store, 'https://sol.example')).toBe('https://sol.example');
  const { site: identity, contacts, revision } = await now();
  expect([identity, revision]).toEqual([
    { name: 'Luna', description: 'By the sea', url: 'https://sol.example', language: 'en' },
    2,
  ]);
  expect(contacts).toHaveProperty('phone');
});
