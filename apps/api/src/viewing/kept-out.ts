import { sql } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

/** Everyone with whom an account has a block, whoever made it. */
export const listBlockParties = async (db: Queryable, accountId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from user_blocks where blocker_id = ${accountId}
    union select blocker_id from user_blocks where blocked_id = ${accountId}`.execute(db);
  return rows.map(({ id }) => id);
};

/** The countries that a performer keeps out, in the order of their codes. */
export const listCountries = async (db: Queryable, performerId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('performer_country_blocks')
    .select('country')
    .where('performer_id', '=', performerId)
    .orderBy('country')
    .execute();
  return rows.map(({ country }) => country);
};
