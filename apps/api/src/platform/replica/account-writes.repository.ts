import { sql } from 'kysely';
import { hotStatement } from '../database/hot-statement.ts';
import { hot } from '../database/named-statements.ts';
import type { Queryable } from '../unit-of-work.ts';
import { placeOf, type Place } from './freshness.ts';

const selectWrite = hotStatement(
  ({ userId }: { userId: string }) =>
    sql<{ upto: string }>`${hot('account-write')} select upto from account_writes where user_id = ${userId}`,
);

/** How far the log had come after an account's last write; null where it has written nothing. */
export const findLastWrite = async (db: Queryable, userId: string): Promise<Place | null> => {
  const [row] = await selectWrite(db, { userId });
  return row ? placeOf(row.upto) : null;
};

/**
 * Notes that an account has written. To be called after its transactions have ended, and before it is answered. Of two
 * requests at once the one that has read the log first may write last: what was noted never goes back.
 */
export const noteWrite = async (db: Queryable, userId: string): Promise<void> => {
  await sql`insert into account_writes (user_id, upto)
    select id, pg_current_wal_insert_lsn() from users where id = ${userId}
    on conflict (user_id) do update set upto = greatest(account_writes.upto, excluded.upto)`.execute(db);
};
