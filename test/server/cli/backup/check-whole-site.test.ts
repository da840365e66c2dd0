import { describe, expect, test } from 'vitest';
import { checkWholeSite } from '../../../../src/server/cli/backup/check-whole-site.js';
import type { DocumentWrite } from '../../../../src/server/store/document.js';
import { documentsOf, exportLines, importDocuments } from '../../../../src/server/store/transfer.js';
import { siteOf } from '../../site/site-of.js';

async function imports() {
  const { site } = await siteOf();
  const { store } = site;
  const read = async (documents: readonly DocumentWrite[], replace = false) =>
    importDocuments(store, documents, 'test', replace, (writes) => checkWholeSite(store, writes));
  const heads = async () => (await Promise.all(Object.keys(store.kinds).map((kind) => store.heads(kind)))).flat();
  return { store, read, heads };
}

const menu = (key: string) => ({ locations: { topic: { label: 'Main', menu: key } }, definitions: {} });
const slot = (code: string) => ({
  title: 'a',
  language: 'html',
  hook: 'body_end',
  code,
  enabled: true,
  status: 'valid',
});

test('what a site exports is read in again', async () => {
  const { store, read } = await imports();
  const lines: string[] = [];
  for await (const line of exportLines(store)) lines.push(line);
  expect(await read(documentsOf(lines, store), true)).toMatchObject({ deleted: 0 });
  expect(await read([{ kind: 'slot', key: 'a', body: slot('<p>a</p>') }])).toEqual({ written: 1, deleted: 0 });
});

describe('an import that would leave no whole site writes nothing', () => {
  test.each<[string, DocumentWrite[], boolean, string[]]>([
    [
      'a location without its menu',
      [{ kind: 'menus', key: 'menus', body: menu('none') }],
      false,
      ['/menus/locations/topic/menu'],
    ],
    [
      'an option that there is none of',
      [{ kind: 'options', key: 'theme', body: { no_such: 1 } }],
      false,
      ['/options/theme/no_such'],
    ],
    ['a page without its path', [{ kind: 'page', key: '77', body: { path: '/x/', title: 'X' } }], false, ['/page/77']],
    ['a path without its page', [{ kind: 'path', key: '/x/', body: { page: '77' } }], false, ['/path//x/']],
    [
      'a path that another page has',
      [
        { kind: 'page', key: '77', body: { path: '/about/', title: 'X' } },
        { kind: 'path', key: '/about/', body: { page: '77' } },
      ],
      false,
      ['/page/2'],
    ],
    ['a slot that is on and has faults', [{ kind: 'slot', key: 'a', body: slot('</main>') }], false, ['/slot/a/code']],
    ['no site', [{ kind: 'author', key: 'author', body: {} }], true, ['/site/site', '/menus/menus']],
  ])('%s', async (_what, documents, replace, pointers) => {
    const { read, heads } = await imports();
    const before = await heads();
    const error = await read(documents, replace).then(
      () => undefined,
      (reason: { code: string; problems: { pointer: string }[] }) => reason,
    );
    expect(error?.code).toBe('invalid-import');
    expect(error?.problems.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(await heads()).toEqual(before);
  });
});
