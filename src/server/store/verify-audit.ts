import { type KeyObject, verify as verifySignature } from 'node:crypto';
import { rowHash } from './audit-chain.js';
import { isRevisionTag } from './canonical.js';
import { checkpointText } from './checkpoint.js';
import type { Database } from './database.js';

/** What was found of an audit chain. */
export interface AuditVerdict {
  rows: number;
  checkpoints: number;
  /** The first row that is not as it was written, or is missing; nothing for a whole chain. */
  broken?: { seq: number; reason: string };
}

/** Rows that are read at once. */
const BATCH = 1000;

/**
 * Goes through the whole chain: hashes, order, signatures of checkpoints, and that documents' revisions are those that the
 * rows tell of.
 *
 * @param publicKey of the checkpoints; without, their signatures are not looked at
 */
export async function verifyAudit({ db }: Database, publicKey?: KeyObject): Promise<AuditVerdict> {
  const checkpoints = new Map(
    (await db.selectFrom('checkpoints').selectAll().execute()).map((each) => [each.seq, each]),
  );
  const verdict = { rows: 0, checkpoints: checkpoints.size };
  const broken = (seq: number, reason: string): AuditVerdict => ({ ...verdict, broken: { seq, reason } });
  let previous = '0'.repeat(64);
  let seq = 0;
  for (;;) {
    const rows = await db.selectFrom('audit').selectAll().where('seq', '>', seq).orderBy('seq').limit(BATCH).execute();
    if (rows.length === 0) break;
    for (const row of rows) {
      if (row.seq !== seq + 1) return broken(seq + 1, 'the row is missing');
      if (row.previous !== previous) return broken(row.seq, 'it does not follow the row before');
      if (row.hash !== rowHash(row)) return broken(row.seq, 'its content was changed');
      const checkpoint = checkpoints.get(row.seq);
      if (checkpoint && checkpoint.hash !== row.hash) return broken(row.seq, 'it is not as its checkpoint has it');
      if (checkpoint && publicKey) {
        const isSigned = verifySignature(
          null,
          Buffer.from(checkpointText(checkpoint)),
          publicKey,
          Buffer.from(checkpoint.signature, 'base64'),
        );
        if (!isSigned) return broken(row.seq, 'the signature of its checkpoint is wrong');
      }
      const reason = await wrongRevision(db, row);
      if (reason !== undefined) return broken(row.seq, reason);
      previous = row.hash;
      seq = row.seq;
      verdict.rows += 1;
    }
  }
  const last = Math.max(0, ...checkpoints.keys());
  if (last > seq) return broken(seq + 1, 'the row is missing: a later checkpoint is there');
  const chain = await db.selectFrom('chain').selectAll().executeTakeFirstOrThrow();
  if (chain.seq !== seq || chain.hash !== previous) return broken(seq + 1, 'rows are missing at the end');
  const head = await wrongHead(db);
  return head ? broken(head.seq ?? seq, head.reason) : verdict;
}

/** Documents that an audit row tells of, as `commit` writes them. */
interface WrittenDocuments {
  documents?: readonly { kind: string; key: string; revision: number; etag: string }[];
}

async function wrongRevision(db: Database['db'], row: { seq: number; detail: string }): Promise<string | undefined> {
  const { documents = [] } = JSON.parse(row.detail) as WrittenDocuments; // its hash says that `commit` wrote it
  const revisions = await db.selectFrom('revisions').selectAll().where('change', '=', row.seq).execute();
  if (revisions.length !== documents.length) return 'revisions of its documents are missing, or there are more';
  for (const { kind, key, revision, etag } of documents) {
    const own = revisions.find((each) => each.kind === kind && each.key === key && each.revision === revision);
    if (!own) return `revision ${revision} of ${kind} \`${key}\` is missing`;
    if (own.etag !== etag || !isRevisionTag(etag, revision, own.body))
      return `revision ${revision} of ${kind} \`${key}\` was changed`;
  }
  return undefined;
}

/** A document that is not as its last revision has it. */
async function wrongHead(db: Database['db']): Promise<{ seq: number | null; reason: string } | undefined> {
  const row = await db
    .selectFrom('documents as d')
    .leftJoin('revisions as r', (join) =>
      join.onRef('r.kind', '=', 'd.kind').onRef('r.key', '=', 'd.key').onRef('r.revision', '=', 'd.revision'),
    )
    .select(['d.kind', 'd.key', 'r.change'])
    .where(({ eb, or }) =>
      or([
        eb('r.etag', 'is', null),
        eb('r.etag', '!=', eb.ref('d.etag')),
        eb(eb.fn.coalesce('r.body', eb.val('')), '!=', eb.fn.coalesce('d.body', eb.val(''))),
      ]),
    )
    .orderBy('r.change')
    .limit(1)
    .executeTakeFirst();
  return row && { seq: row.change, reason: `${row.kind} \`${row.key}\` is not as its last revision has it` };
}
