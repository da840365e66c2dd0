import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Connections of one process at most. */
const CONNECTIONS = 10;

/** Milliseconds for a connection to be made, for what another one holds, and for a statement to end. */
const CONNECT_MS = 5000;
const LOCK_MS = 5000;
const STATEMENT_MS = 30_000;

/** PostgreSQL's number for its 64-bit integers, which `pg` gives as strings: ours are counts below 2^53. */
const INT8 = 20;

/** The dialect of a database of PostgreSQL, and the pool behind it. */
export function postgresDialect(url: string): { dialect: Dialect; pool: pg.Pool } {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid, format) => (Number(oid) === INT8 ? Number : pg.types.getTypeParser(Number(oid), format)),
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    lock_timeout: LOCK_MS,
    statement_timeout: STATEMENT_MS,
    types,
  });
  // A connection that breaks is replaced, and who was using it is told by its query: without a listener, whether it is idle or
  // not, it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { dialect: new PostgresDialect({ pool }), pool };
}
