import type { Kysely, Selectable } from 'kysely';
import type { Document, DocumentHead, DocumentName, Revision } from './document.js';
import { isRevision, isText, numberBefore, type Page, type PageQuery, pageOf, textBefore } from './page.js';
import type { Tables } from './tables.js';

const DOCUMENT = ['kind', 'key', 'revision', 'etag', 'body', 'at', 'by'] as const;

/** The functions that read documents from a database, or within a transaction. */
export function readers(db: Kysely<Tables>) {
  return {
    async get(kind: string, key: string): Promise<Document | undefined> {
      if (!isText(key)) return undefined;
      const query = db.selectFrom('documents').select(DOCUMENT).where('kind', '=', kind).where('key', '=', key);
      const row = await query.where('body', 'is not', null).executeTakeFirst();
      return row && documentOf(row);
    },
    async list(kind: string, { after = '', limit }: PageQuery): Promise<Page<Document>> {
      const rows = await db
        .selectFrom('documents')
        .select(DOCUMENT)
        .where('kind', '=', kind)
        .where('key', '>', textBefore(after))
        .where('body', 'is not', null)
        .orderBy('key')
        .limit(limit + 1)
        .execute();
      return pageOf(rows.map(documentOf), limit, ({ key }) => key);
    },
    async all(kind: string): Promise<Document[]> {
      const query = db.selectFrom('documents').select(DOCUMENT).where('kind', '=', kind).where('body', 'is not', null);
      return (await query.orderBy('key').execute()).map(documentOf);
    },
    async heads(kind: string): Promise<DocumentHead[]> {
      const query = db.selectFrom('documents').select(['kind', 'key', 'revision', 'etag']).where('kind', '=', kind);
      return query.where('body', 'is not', null).orderBy('key').execute();
    },
    async revisions({ kind, key }: DocumentName, { after, limit }: PageQuery): Promise<Page<Revision>> {
      if (!isText(key)) return { items: [] };
      const all = db
        .selectFrom('revisions')
        .select([...DOCUMENT, 'change'])
        .where('kind', '=', kind)
        .where('key', '=', key);
      const query = after === undefined ? all : all.where('revision', '<', numberBefore(after));
      const rows = await query
        .orderBy('revision', 'desc')
        .limit(limit + 1)
        .execute();
      return pageOf(rows.map(revisionOf), limit, ({ revision }) => String(revision));
    },
    async revision({ kind, key }: DocumentName, revision: number): Promise<Revision | undefined> {
      if (!isText(key) || !isRevision(revision)) return undefined;
      const row = await db
        .selectFrom('revisions')
        .select([...DOCUMENT, 'change'])
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return row && revisionOf(row);
    },
  };
}

type DocumentRow = Selectable<Tables['documents']>;

function documentOf(row: DocumentRow): Document {
  return { ...row, body: row.body === null ? null : JSON.parse(row.body) };
}

/** A revision of its row. */
function revisionOf(row: Selectable<Tables['revisions']>): Revision {
  return { ...row, body: row.body === null ? null : JSON.parse(row.body) };
}
