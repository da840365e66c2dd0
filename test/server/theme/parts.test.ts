import { expect, test } from 'vitest';
import { VERSION } from '../../../src/version.js';
import { themeOf } from './theme-of.js';

test('versions of program, contracts and tables', async () => {
  const { ask } = await themeOf();
  const { json, headers } = await ask('GET', '/ai/updates');
  expect(json).toMatchObject({
    program: { running: VERSION },
    api: { running: '1.12.3' },
    manifest: { running: '1.0.0' },
    theme: { running: '1.0.0' },
    restart_needed: false,
  });
  expect(json.schema.stored).toBe(json.schema.running);
  expect((await ask('GET', '/ai/updates', undefined, { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
});

test('what is there, what is missing, and what that costs', async () => {
  const { ask } = await themeOf();
  const { json } = await ask('GET', '/ai/dependencies');
  const names = json.parts.map(({ name }: { name: string }) => name);
  expect(names.slice(0, 4)).toEqual(['node', 'inlay', 'sqlite', 'smtp']);
  expect(json.parts[2].version).toMatch(/^3\.\d+\.\d+$/);
  expect(json.missing).toContain('smtp');
  expect(json.parts[3].cost).toContain('mailed to nobody');
  const withMail = await themeOf({ ports: { hasMail: true } });
  expect((await withMail.ask('GET', '/ai/dependencies')).json.missing).not.toContain('smtp');
});
