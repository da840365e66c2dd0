import type { Kysely, Selectable } from 'kysely';
import { isText, numberBefore, type Page, type PageQuery, pageOf } from './page.js';
import { withStorage } from './storage-failures.js';
import type { Tables } from './tables.js';

/** A row of the audit chain, as it is told. */
export interface AuditRow {
  seq: number;
  at: string;
  by: string;
  action: string;
  detail: unknown;
  hash: string;
}

/** Which rows are asked for. */
export interface AuditFilter {
  by?: string | undefined;
  action?: string | undefined;
  /** ISO 8601: rows from that time on. */
  since?: string | undefined;
}

/** The functions that read the audit rows. */
export function auditReader(db: Kysely<Tables>) {
  return {
    /** Rows, the newest first. */
    async list({ after, limit }: PageQuery, filter: AuditFilter = {}): Promise<Page<AuditRow>> {
      if (![filter.by, filter.action, filter.since].every((each) => isText(each ?? ''))) return { items: [] };
      let query = db.selectFrom('audit').selectAll();
      if (after !== undefined) query = query.where('seq', '<', numberBefore(after));
      if (filter.by !== undefined) query = query.where('by', '=', filter.by);
      if (filter.action !== undefined) query = query.where('action', '=', filter.action);
      if (filter.since !== undefined) {
        const first = await withStorage(() => firstSince(db, filter.since ?? ''));
        if (first === undefined) return { items: [] };
        query = query.where('at', '>=', filter.since).where('seq', '>=', first);
      }
      const sorted = query.orderBy('seq', 'desc').limit(limit + 1);
      const rows = await withStorage(() => sorted.execute());
      return pageOf(rows.map(auditRowOf), limit, ({ seq }) => String(seq));
    },
  };
}

/** Rows of a time that are looked at one by one: the clock may have been set back, so that none is taken for the first. */
const FEW = 1000;

/**
 * The number below which no row is of that time or later: 0, which says nothing, where many are.
 *
 * @returns nothing where no row is
 */
async function firstSince(db: Kysely<Tables>, since: string): Promise<number | undefined> {
  const rows = db.selectFrom('audit').select('seq').where('at', '>=', since).orderBy('at').limit(FEW);
  const found = await rows.execute();
  if (found.length === 0) return undefined;
  return found.length === FEW ? 0 : Math.min(...found.map(({ seq }) => seq));
}

function auditRowOf({ seq, at, by, action, detail, hash }: Selectable<Tables['audit']>): AuditRow {
  return { seq, at, by, action, detail: JSON.parse(detail), hash };
}
