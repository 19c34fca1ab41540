import { sql } from 'kysely';
import type { LetterFrequency } from '../../platform/database/member-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Any number: letters of one account are chosen and written one after the other. */
const LETTERS_LOCK = 7_203_154;

/**
 * Locks an account's letters until the transaction ends. Whatever reads the settings to store them again takes it first,
 * so that nothing is stored back that was chosen otherwise meanwhile.
 */
export const lockLetters = async (db: Queryable, userId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${LETTERS_LOCK}::int, hashtext(${userId}))`.execute(db);
};

export const findLetterSettings = (db: Queryable, userId: string) =>
  db.selectFrom('notice_letter_settings').selectAll().where('user_id', '=', userId).executeTakeFirst();

export interface LetterSettings {
  frequency: LetterFrequency;
  hour: number;
  weekday: number;
  timeZone: string;
}

/** Stores how an account wants its letters, and when the next digest is due. */
export const storeLetterSettings = async (
  db: Queryable,
  userId: string,
  { frequency, hour, weekday, timeZone }: LetterSettings,
): Promise<void> => {
  const onlyOn = frequency === 'weekly' ? weekday : null;
  const isDigest = frequency === 'daily' || frequency === 'weekly';
  const values = {
    ...{ frequency, hour, weekday, time_zone: timeZone },
    next_at: isDigest ? sql<Date>`next_digest(now(), ${timeZone}, ${hour}::int, ${onlyOn}::int)` : null,
  };
  await db
    .insertInto('notice_letter_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
};

/** An account's language, and whether letters reach it: it is living, and has confirmed its address. */
export const findReader = (db: Queryable, userId: string) =>
  db
    .selectFrom('users')
    .select(['locale', 'email', 'email_verified_at'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Whether the database knows a time zone: its list may be older than the browser's. */
export const knowsTimeZone = async (db: Queryable, timeZone: string): Promise<boolean> => {
  try {
    await sql`select now() at time zone ${timeZone}`.execute(db);
    return true;
  } catch {
    return false;
  }
};
