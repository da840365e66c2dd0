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
      if (filter.since !== undefined) query = query.where('at', '>=', filter.since);
      const sorted = query.orderBy('seq', 'desc').limit(limit + 1);
      const rows = await withStorage(() => sorted.execute());
      return pageOf(rows.map(auditRowOf), limit, ({ seq }) => String(seq));
    },
  };
}

function auditRowOf({ seq, at, by, action, detail, hash }: Selectable<Tables['audit']>): AuditRow {
  return { seq, at, by, action, detail: JSON.parse(detail), hash };
}
