import { InlayError } from 'inlay/internal/message/error.js';
import { problemsOf } from 'inlay/internal/message/problems.js';
import * as z from 'inlay/internal/zod.js';
import { canonicalJson } from './canonical.js';
import { type DocumentWrite, TakenError } from './document.js';
import type { Store } from './store.js';

/** The first line of an export. */
const FORMAT = 'inlay-export/1';

const lineSchema = z.strictObject({ kind: z.string(), key: z.string(), body: z.unknown() });

/** Documents that are read at once. */
const BATCH = 500;

/** Every document of a store as it is now, a line of JSON each, with a first line that names the format. */
export async function* exportLines(store: Store): AsyncGenerator<string> {
  yield JSON.stringify({ format: FORMAT });
  for (const kind of Object.keys(store.kinds)) {
    let after: string | undefined;
    do {
      const page = await store.list(kind, { after, limit: BATCH });
      for (const { key, body } of page.items) yield JSON.stringify({ kind, key, body });
      after = page.next;
    } while (after !== undefined);
  }
}

/**
 * The documents of an export, checked before anything is written.
 *
 * @param lines of the file, without line ends
 * @throws InlayError `invalid-export` with every line that is wrong
 */
export function documentsOf(lines: readonly string[], { kinds }: Pick<Store, 'kinds'>): DocumentWrite[] {
  const [head, ...rest] = lines;
  if (parsed(head ?? '')?.['format'] !== FORMAT)
    throw new InlayError('invalid-export', `Unexpected first line, expected \`{"format":"${FORMAT}"}\``);
  const problems: { pointer: string; message: string }[] = [];
  const documents = rest.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const result = lineSchema.safeParse(parsed(line));
    const schema = result.success ? kinds[result.data.kind] : undefined;
    const body = schema?.safeParse(result.data?.body);
    if (result.success && body?.success) return [{ kind: result.data.kind, key: result.data.key, body: body.data }];
    problems.push({ pointer: `/${index + 1}`, message: `${wrong(line, result.data, kinds)} (line ${index + 2})` });
    return [];
  });
  if (problems.length > 0) throw new InlayError('invalid-export', 'The export is not valid', problems);
  return documents;
}

/** Why a line is no document. */
function wrong(line: string, document: z.output<typeof lineSchema> | undefined, kinds: Store['kinds']): string {
  if (parsed(line) === undefined) return 'Unexpected text that is not whole JSON, expected one document in a line';
  if (!document) return 'Unexpected members, expected `kind`, `key` and `body`';
  const { kind, key, body } = document;
  const schema = kinds[kind];
  if (!schema) return `Unexpected kind \`${kind}\`, expected one of this program`;
  const { error } = schema.safeParse(body);
  const [problem] = error ? problemsOf(error, schema, body) : [];
  const at = problem?.pointer ? ` at \`${problem.pointer}\`` : '';
  return `Unexpected body of ${kind} \`${key}\`${at}: ${problem?.message ?? 'it is none'}`;
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Writes the documents of an export in one change: those that are there and differ get a revision more. With `replace`, what the
 * export does not name is deleted; it can be taken back like everything.
 *
 * @param check holds all writes together to what a site is; it throws where they would leave none
 * @throws InlayError `invalid-import` where two documents have what only one may have
 * @returns how many were written and deleted
 */
export async function importDocuments(
  store: Store,
  documents: readonly DocumentWrite[],
  by: string,
  replace: boolean,
  check: (writes: readonly DocumentWrite[]) => Promise<void>,
): Promise<{ written: number; deleted: number }> {
  const named = new Set(documents.map(({ kind, key }) => `${kind}\n${key}`));
  const gone: DocumentWrite[] = [];
  if (replace) {
    for (const kind of Object.keys(store.kinds)) {
      for (const { key } of await store.all(kind))
        if (!named.has(`${kind}\n${key}`)) gone.push({ kind, key, body: null });
    }
  }
  const writes = [...(await withoutSame(store, documents)), ...gone];
  await check([...documents, ...gone]);
  if (writes.length === 0) return { written: 0, deleted: 0 };
  try {
    await store.write({ by, action: 'site.import', writes });
  } catch (error) {
    if (!(error instanceof TakenError)) throw error;
    const { kind, key, value } = error;
    const message = `Unexpected \`${value}\`, expected what no other ${kind} has, in letters of any case`;
    throw new InlayError('invalid-import', 'The site of it would not be whole', [
      { pointer: `/${kind}/${key}`, message },
    ]);
  }
  return { written: writes.length - gone.length, deleted: gone.length };
}

/** The documents that are not there as they are: a revision more of the same would make tags stale, and posts new in feeds. */
async function withoutSame(store: Store, documents: readonly DocumentWrite[]): Promise<DocumentWrite[]> {
  const others: DocumentWrite[] = [];
  for (const document of documents) {
    const there = await store.get(document.kind, document.key);
    if (!there || canonicalJson(there.body) !== canonicalJson(document.body)) others.push(document);
  }
  return others;
}
