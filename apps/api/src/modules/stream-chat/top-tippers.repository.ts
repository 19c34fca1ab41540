import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isLiving } from '../../viewing/living-account.ts';
import { arePartedSql } from '../../viewing/visibility.ts';

const MOST = 5;

/** Those who gave most to a stream, without those who are gone, parted from its performer, or banned by her. */
export const listTopTippers = async (
  db: Queryable,
  { id, performer_id: performerId }: { id: string; performer_id: string },
): Promise<Array<{ userId: string; amount: Hundredths }>> => {
  const { rows } = await sql<{ userId: string; amount: Hundredths }>`
    select tipper.user_id as "userId", tipper.amount from (
      select user_id, sum(amount - ledger_reversed(id))::bigint as amount from ledger_transactions
      where item_id = ${id}::uuid and kind = 'tip' and item_type = 'stream'
      group by user_id) tipper
    join users on users.id = tipper.user_id
    where tipper.amount > 0 and ${isLiving()}
      and not ${arePartedSql(sql.ref('users.id'), sql`${performerId}::uuid`)}
      and not exists (select from stream_restrictions kept_out where kept_out.performer_id = ${performerId}::uuid
        and kept_out.user_id = users.id and kept_out.kind = 'ban' and (kept_out.until is null or kept_out.until > now()))
    order by tipper.amount desc, tipper.user_id
    limit ${sql.lit(MOST)}`.execute(db);
  return rows;
};
