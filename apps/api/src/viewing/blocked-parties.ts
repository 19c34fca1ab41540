import { sql } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

/** The accounts with which an account has a block, in either direction. */
export const listBlockParties = async (db: Queryable, accountId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from user_blocks where blocker_id = ${accountId}
    union select blocker_id from user_blocks where blocked_id = ${accountId}`.execute(db);
  return rows.map(({ id }) => id);
};

/** The countries that a performer blocks, sorted. */
export const listCountries = async (db: Queryable, performerId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('performer_country_blocks')
    .select('country')
    .where('performer_id', '=', performerId)
    .orderBy('country')
    .execute();
  return rows.map(({ country }) => country);
};
