import { auditReader } from './audit-rows.js';
import { checkDocuments } from './commit.js';
import type { Database } from './database.js';
import type { Change, Document, DocumentHead, DocumentName, Revision } from './document.js';
import { foreignWrites } from './foreign-writes.js';
import { groupCommits } from './group-commit.js';
import type { Kinds, StoreOptions } from './kinds.js';
import { type Found, finders, type LookupQuery, refreshLookups } from './lookups.js';
import { migrate } from './migrate.js';
import type { Page, PageQuery } from './page.js';
import { readers } from './read-documents.js';
import { claimOfNow } from './repeat-mark.js';
import { withStorage } from './storage-failures.js';

/** The documents of a site, with all that they ever were. */
export interface Store {
  readonly database: Database;
  readonly kinds: Kinds;
  get(kind: string, key: string): Promise<Document | undefined>;
  /** Documents of a kind in the order of their keys; those that are deleted are left out. */
  list(kind: string, query: PageQuery): Promise<Page<Document>>;
  /** All of a kind: for kinds of which a site has few. */
  all(kind: string): Promise<Document[]>;
  /** Keys of documents by one of their lookups, in the order of its values. */
  find(kind: string, lookup: string, query: LookupQuery): Promise<Found[]>;
  /** How many documents a lookup finds. */
  count(kind: string, lookup: string): Promise<number>;
  /** All of a kind without their bodies, in the order of their keys. */
  heads(kind: string): Promise<DocumentHead[]>;
  /** What a document was, the newest first. */
  revisions(name: DocumentName, query: PageQuery): Promise<Page<Revision>>;
  revision(name: DocumentName, revision: number): Promise<Revision | undefined>;
  /**
   * Writes all or nothing, and adds an audit row.
   *
   * @returns the documents as they are now, in the order of the writes; a deleted one with a body that is `null`
   * @throws StaleError where something is not as the change expects it, TakenError where another document has what only one
   *   may have, StorageError where the database can't do it now,
   *   InlayError `invalid-document` for a body that its kind does not allow
   */
  write(change: Change): Promise<Revision[]>;
  /**
   * Whether documents are as they are expected: `null` for none.
   *
   * @throws StaleError naming all that are not
   */
  check(expected: NonNullable<Change['rests']>): Promise<void>;
  audit: ReturnType<typeof auditReader>;
  /**
   * Has a function called after each write, with the names of what was written. Writes of other processes are heard of as
   * they happen on PostgreSQL, and at a `look`.
   *
   * @returns what ends that
   */
  onWrite(listener: (documents: readonly DocumentName[]) => void): () => void;
  /**
   * Looks for writes of other processes, and tells the listeners of them.
   *
   * @param maxAgeMs a look that was as long ago is good enough
   * @default maxAgeMs 0
   * @returns nothing where there is nothing to wait for
   */
  look(maxAgeMs?: number): Promise<void> | undefined;
  close(): Promise<void>;
}

/**
 * A store on an open database, whose tables are brought to this program's version.
 *
 * @throws InlayError `database-newer`
 */
export async function openStore(database: Database, options: StoreOptions): Promise<Store> {
  await withStorage(() => migrate(database));
  await withStorage(() => refreshLookups(database, options.lookups));
  const listeners = new Set<(documents: readonly DocumentName[]) => void>();
  const tell = (documents: readonly DocumentName[]) => {
    for (const listener of listeners) listener(documents);
  };
  const commit = groupCommits(database, options);
  const read = readers(database.db);
  const lookups = finders(database.db, options.lookups);
  const { look, lookAgain } = await foreignWrites(database, tell);
  let stopListening: (() => Promise<void>) | undefined;
  return {
    database,
    kinds: options.kinds,
    get: (kind, key) => withStorage(() => read.get(kind, key)),
    list: (kind, query) => withStorage(() => read.list(kind, query)),
    all: (kind) => withStorage(() => read.all(kind)),
    find: (kind, lookup, query) => withStorage(() => lookups.find(kind, lookup, query)),
    count: (kind, lookup) => withStorage(() => lookups.count(kind, lookup)),
    heads: (kind) => withStorage(() => read.heads(kind)),
    revisions: (name, query) => withStorage(() => read.revisions(name, query)),
    revision: (name, revision) => withStorage(() => read.revision(name, revision)),
    async write(change) {
      const claim = claimOfNow();
      const written = await withStorage(() => commit(change));
      if (claim) claim.isMarked = true;
      tell(written);
      return written;
    },
    check: (expected) => withStorage(() => checkDocuments(database.db, expected)),
    audit: auditReader(database.db),
    onWrite(listener) {
      listeners.add(listener);
      // Where the look fails, the next request's does so too, and tells it.
      stopListening ??= database.listen?.(() => void lookAgain().catch(() => undefined));
      return () => void listeners.delete(listener);
    },
    look,
    async close() {
      await stopListening?.();
      await database.close();
    },
  };
}
