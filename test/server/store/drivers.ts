import { type Database, openDatabase, type SqliteDriver } from '../../../src/server/store/database.js';
import { openNodeSqlite } from '../../../src/server/store/drivers/node-sqlite.js';
import { HAS_POSTGRES } from '../../support/programs.js';

/** Node's own module is in newer Nodes alone: CI runs on some. */
const own = await openNodeSqlite(':memory:');
own?.close();

/** Every way to keep a site, and whether it can be tested here. */
export const DRIVERS = [
  ['node:sqlite', own !== undefined],
  ['libsql', true],
  ['postgres', HAS_POSTGRES],
] as const;

export type Driver = (typeof DRIVERS)[number][0];

/** The driver to open a file with; nothing for PostgreSQL. */
export function sqliteDriver(driver: Driver): SqliteDriver | undefined {
  return driver === 'postgres' ? undefined : driver;
}

/** Opens the database of a driver. */
export function openBy(driver: Driver, where: string): Promise<Database> {
  return openDatabase(where, sqliteDriver(driver));
}
