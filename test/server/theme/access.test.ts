import { describe, expect, test } from 'vitest';
import { allScopesBut, pathOf, ROWS, SCOPED } from './table-requests.js';
import { themeOf } from './theme-of.js';
import { api, byKey, byPassword, bySession, NOBODY, saysOf, UNKNOWN } from './who-asks.js';

describe('every row of the table', () => {
  test('has a scope, so that there is something to refuse', () => {
    expect(ROWS.filter(({ scope }) => scope === undefined)).toEqual([]);
    expect(ROWS.length).toBeGreaterThan(20);
  });

  test('answers 401 without credentials, HEAD too', async () => {
    const { ask } = await themeOf({ api });
    const told = await Promise.all(
      ROWS.map(async (row) => [row.operation, saysOf(await ask(row.method, pathOf(row), undefined, NOBODY))]),
    );
    expect(told).toEqual(ROWS.map(({ operation }) => [operation, UNKNOWN]));
    for (const row of ROWS.filter(({ method }) => method === 'GET'))
      expect([row.operation, (await ask('HEAD', pathOf(row), undefined, NOBODY)).status]).toEqual([row.operation, 401]);
  });

  test.each(['bearer', 'x-service-key'] as const)(
    'answers 403 to a service key without its scope, as %s',
    async (header) => {
      const theme = await themeOf({ api });
      for (const row of SCOPED) {
        const headers = await byKey(theme, allScopesBut(row.scope), header);
        expect(saysOf(await theme.ask(row.method, pathOf(row), undefined, headers))).toBe(needs(row.scope));
        const own = await byKey(theme, [row.scope], header);
        // What a call names may need more: history asks for the scope of the document, too.
        const says = saysOf(await theme.ask(row.method, pathOf(row), undefined, own));
        expect([UNKNOWN, needs(row.scope)]).not.toContain(says);
      }
    },
  );

  test('answers 403 to an application password without its scope', async () => {
    const theme = await themeOf({ api });
    for (const row of SCOPED) {
      const { headers } = await byPassword(theme, allScopesBut(row.scope));
      expect(saysOf(await theme.ask(row.method, pathOf(row), undefined, headers))).toBe(needs(row.scope));
      const own = await byPassword(theme, [row.scope]);
      const says = saysOf(await theme.ask(row.method, pathOf(row), undefined, own.headers));
      expect([UNKNOWN, needs(row.scope)]).not.toContain(says);
    }
  });

  test('answers 403 to the session of who may not: a viewer writes nothing, an editor takes nothing away', async () => {
    const theme = await themeOf({ api });
    const [viewer, editor, owner] = await Promise.all(
      (['viewer', 'editor', 'owner'] as const).map((role) => bySession(theme, role)),
    );
    for (const row of SCOPED) {
      const says = async (who: typeof viewer) =>
        saysOf(await theme.ask(row.method, pathOf(row), undefined, who?.headers));
      expect(await says(viewer)).toBe(row.scope.endsWith(':read') ? 'good' : needs(row.scope));
      expect(await says(editor)).toBe(row.effect === 'destructive' ? needs(row.scope) : 'good');
      expect(await says(owner)).toBe('good');
    }
    expect(SCOPED.some(({ effect }) => effect === 'destructive')).toBe(true);
  });

  test('names a scope of reading where it only reads, and of nothing else', () => {
    for (const { operation, scope, effect } of SCOPED)
      expect([operation, scope.endsWith(':read')]).toEqual([operation, effect === 'read']);
  });
});

function needs(scope: string): string {
  return `403 insufficient-scope ${scope}`;
}
