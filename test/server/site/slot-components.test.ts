import { expect, test } from 'vitest';
import { pageWrites, siteOf, write } from './site-of.js';

const slot = (code: string) => ({
  kind: 'slot',
  key: 'call',
  body: { title: 'Call', language: 'html', code, hook: 'body_end', enabled: true, status: 'valid' },
});

test('components in HTML slots show what the site has, on the page where they stand', async () => {
  const { ask, site } = await siteOf();
  await write(
    site,
    ...pageWrites(20, '/one/', '<p>One</p>'),
    slot('<div id="call"><x-menu location="topic"></x-menu></div>'),
  );
  const { text } = await ask('/one/');
  const [shown = ''] = /(?<=<div id="call">).*?(?=<\/div>)/s.exec(text) ?? [];
  expect(shown).toContain('<a ');
  expect(text).not.toContain('<x-menu');
});

test('code without components stays as it is written, letter for letter', async () => {
  const { ask, site } = await siteOf();
  const code = '<P ID=call>x-menu &amp; more</P >';
  await write(site, ...pageWrites(20, '/one/', '<p>One</p>'), slot(code));
  expect((await ask('/one/')).text).toContain(code);
});

test('code that is too much for a canvas stays as it is written, and the page is shown', async () => {
  const { ask, site } = await siteOf();
  const code = `${'<x-a>'.repeat(9000)}`;
  await write(site, ...pageWrites(20, '/one/', '<p>One</p>'), slot(code));
  const { status, text } = await ask('/one/');
  expect([status, text.includes('<x-a><x-a>')]).toEqual([200, true]);
});
