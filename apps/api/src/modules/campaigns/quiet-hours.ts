import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { UnknownTimeZoneError } from './campaigns.errors.ts';
import type { QuietHours } from './campaigns.schema.ts';

/** When an account gets no mass messages; null: it gets them whenever they are sent. */
export const findQuietHours = async (db: Queryable, userId: string): Promise<QuietHours | null> => {
  const { rows } = await sql<QuietHours>`
    select to_char(starts_at, 'HH24:MI') as "from", to_char(ends_at, 'HH24:MI') as "to", time_zone as "timeZone"
    from quiet_hours where user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
};

/** The database reckons by the zone, so it is the one to know it. */
const assertKnown = async (db: Queryable, zone: string): Promise<void> => {
  const { rows } = await sql`select from pg_timezone_names where name = ${zone} limit 1`.execute(db);
  if (rows.length === 0) throw new UnknownTimeZoneError();
};

/** @throws UnknownTimeZoneError */
export const setQuietHours = async ({ db }: Context, userId: string, hours: QuietHours | null): Promise<void> => {
  if (!hours) {
    await db.deleteFrom('quiet_hours').where('user_id', '=', userId).execute();
    return;
  }
  await assertKnown(db, hours.timeZone);
  const values = { starts_at: hours.from, ends_at: hours.to, time_zone: hours.timeZone };
  await db
    .insertInto('quiet_hours')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
};
