import pg from 'pg';
import { takeLock } from './take-lock.ts';

/** Any number, the same in every process, and another than the one of the migrations, which run within. */
const LOCK_KEY = 7_203_116;

/**
 * Does what only one process of a site may do at a time: preparing the database at the start. Others wait, and then find
 * it done. The lock lives as long as its connection, so that a killed process holds up nobody.
 *
 * @param connectionString leads to the server itself: a pooler gives sessions, and with them locks, to others
 */
export async function whileAlone<T>(connectionString: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString, application_name: 'barg start' });
  // A lost connection fails the next query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await takeLock(client, LOCK_KEY);
    return await work();
  } finally {
    await client.end();
  }
}
