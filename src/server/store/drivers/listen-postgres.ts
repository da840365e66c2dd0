import pg from 'pg';

/** What a write tells the other processes of its database. */
export const CHANNEL = 'inlay_written';

/** Milliseconds until a connection that broke is made again. */
const AGAIN_MS = 1000;

/**
 * Hears of writes of other processes as they are committed, by a connection of its own that is made again where it breaks.
 *
 * @param heard is called at each of them, and once for all that may have been missed while there was no connection
 * @returns what ends that
 */
export function listenToPostgres(url: string, heard: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isEnded = false;

  async function connect(): Promise<void> {
    const own = new pg.Client({ connectionString: url });
    client = own;
    own.on('error', () => undefined);
    own.on('end', later);
    own.on('notification', heard);
    try {
      await own.connect();
      await own.query(`LISTEN ${CHANNEL}`);
      heard();
    } catch {
      await own.end().catch(() => undefined);
      later();
    }
  }

  function later(): void {
    if (isEnded) return;
    clearTimeout(again);
    again = setTimeout(connect, AGAIN_MS).unref();
  }

  const connecting = connect();
  return async () => {
    isEnded = true;
    clearTimeout(again);
    await connecting;
    await client?.end().catch(() => undefined);
  };
}
