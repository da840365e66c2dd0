import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../store/tables.js';

/** The row of a digest, or the one behind it; the first where there is none behind it. */
function nearest(db: Kysely<Tables>, digest: string) {
  return db
    .selectFrom('credentials')
    .selectAll()
    .where('digest', '=', ({ fn, selectFrom }) =>
      fn.coalesce(
        selectFrom('credentials as next')
          .select('next.digest')
          .where('next.digest', '>=', digest)
          .orderBy('next.digest')
          .limit(1),
        selectFrom('credentials as first').select('first.digest').orderBy('first.digest').limit(1),
      ),
    );
}

/** The same query, written once: to build it takes longer than to ask it. */
export function compiledNearest(db: Kysely<Tables>): (digest: string) => Promise<Selectable<Tables['credentials']>[]> {
  const place = '\n';
  const query = nearest(db, place).compile();
  return async (digest) => {
    const parameters = query.parameters.map((value) => (value === place ? digest : value));
    return (await db.executeQuery<Selectable<Tables['credentials']>>({ ...query, parameters })).rows;
  };
}
