import { noteInAudit } from '../../store/audit-note.js';
import type { Database } from '../../store/database.js';
import { withStorage } from '../../store/storage-failures.js';

/** Who confirms what takes something away. */
export type Confirming = 'self' | 'person';

/** The row of `meta` that says who confirms. */
const ROW = 'confirm';

/**
 * Who confirms at a site: what the command line says is kept for the next starts, so that a start without the option does not
 * give agents more than its owner has.
 *
 * @param said by `--confirm`, if at all
 */
export async function knownConfirming(
  database: Database,
  said: Confirming | undefined,
  now: Date,
): Promise<Confirming> {
  const { db } = database;
  const row = await withStorage(() => db.selectFrom('meta').select('value').where('name', '=', ROW).executeTakeFirst());
  const known: Confirming = row?.value === 'person' ? 'person' : 'self';
  if (said === undefined || said === known) return known;
  await withStorage(() =>
    db
      .insertInto('meta')
      .values({ name: ROW, value: said })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: said }))
      .execute(),
  );
  const detail = { before: known, after: said };
  await noteInAudit(database, { at: now.toISOString(), by: 'cli', action: 'site.confirm', detail });
  return said;
}
