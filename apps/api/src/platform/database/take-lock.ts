import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const LOOK_EVERY_MS = 200;

/**
 * Takes a lock that a session holds until it ends, as soon as nobody has it. By asking again and again: a statement that
 * waits for a lock keeps its snapshot meanwhile, and an index that is built beside writers waits for every snapshot, also
 * for that of a process which waits for its builder.
 */
export async function takeLock(client: pg.ClientBase, key: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isTaken: boolean }>('select pg_try_advisory_lock($1) as "isTaken"', [key]);
    if (rows[0]?.isTaken) return;
    await wait(LOOK_EVERY_MS);
  }
}
