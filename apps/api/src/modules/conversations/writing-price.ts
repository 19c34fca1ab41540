import { sql, type RawBuilder } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isRunningSql } from '../../viewing/running-subscription.ts';

/** The two sides, as columns or values of a statement. */
interface Pair {
  fanId: RawBuilder<unknown>;
  performerId: RawBuilder<unknown>;
}

/** SQL: what a fan pays for each message to somebody, in hundredths of a token. Zero for who subscribes to her. */
export const writingPriceSql = ({ fanId, performerId }: Pair): RawBuilder<bigint> => sql<bigint>`coalesce((
  select asked.message_price from inbox_settings asked
    join performers on performers.user_id = asked.performer_id and performers.verified_at is not null
  where asked.performer_id = ${performerId} and asked.message_price > 0 and not exists (
    select from subscriptions
    where subscriptions.user_id = ${fanId} and subscriptions.performer_id = asked.performer_id and ${isRunningSql()})), 0)`;

/** What a fan pays now for a message to a performer. */
export const findWritingPrice = async (db: Queryable, fanId: string, performerId: string): Promise<Hundredths> => {
  const pair = { fanId: sql`${fanId}::uuid`, performerId: sql`${performerId}::uuid` };
  const { rows } = await sql<{ price: bigint }>`select ${writingPriceSql(pair)} as price`.execute(db);
  return rows[0]?.price ?? 0n;
};
