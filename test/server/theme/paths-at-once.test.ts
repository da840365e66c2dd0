import { afterAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../support/postgres.js';
import { DRIVERS, sqliteDriver } from '../store/drivers.js';
import { themeOf } from './theme-of.js';
import { api } from './who-asks.js';

let postgres: Postgres | undefined;
afterAll(() => postgres?.stop());

const SPELLINGS = ['/about/', '/About/', '/aBout/', '/abOut/', '/aboUt/', '/abouT/', '/ABout/', '/ABOUT/'];

describe.each(DRIVERS)('requests at one moment on %s', (driver, isThere) => {
  const themeBy = async (name: string) => {
    if (driver === 'postgres') postgres ??= startPostgres();
    const database = driver === 'postgres' ? postgres?.url(name) : undefined;
    const theme = await themeOf({ api, site: { driver: sqliteDriver(driver), database } });
    const page = (path: string) => ({ path, title: 'About', source: '<p>We cook.</p>', status: 'published' });
    const codes = (answers: readonly { status: number; json: { errors?: { code: string }[] } }[]) =>
      answers.map(({ status, json }) => `${status} ${json.errors?.[0]?.code ?? ''}`.trim()).sort();
    return { ...theme, page, codes };
  };
  const refused = Array.from({ length: SPELLINGS.length - 1 }, () => '409 path-taken');

  test.skipIf(!isThere)('make one page, however its path is written', async () => {
    const { ask, page, codes } = await themeBy('pages');
    const answers = await Promise.all(SPELLINGS.map((path) => ask('POST', '/ai/pages', page(path))));
    expect(codes(answers)).toEqual(['201', ...refused]);
    expect((await ask('GET', '/ai/pages')).json.items).toHaveLength(1);
  });

  test.skipIf(!isThere)('have one page moved there, or one draft ask for it', async () => {
    const { ask, page, codes } = await themeBy('moves');
    for (const [index] of SPELLINGS.entries()) await ask('POST', '/ai/pages', page(`/page${index}/`));
    const patch = (path: string, index: number) =>
      ask('PATCH', `/ai/pages/${index + 1}`, { path, ...(index % 2 && { source: '<p>New.</p>', status: 'draft' }) });
    expect(codes(await Promise.all(SPELLINGS.map(patch)))).toEqual(['200', ...refused]);
    // Negative control: each has a path of its own.
    const apart = await Promise.all(SPELLINGS.map((_, index) => patch(`/other${index}/`, index)));
    expect(new Set(codes(apart))).toEqual(new Set(['200']));
  });
});
