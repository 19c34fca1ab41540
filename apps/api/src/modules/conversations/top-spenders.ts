import { sql, type RawBuilder } from 'kysely';
import type { Member } from '../../viewing/onlooker.ts';

/** Sales that are looked at, the latest, and spenders that are listed. */
const [MOST_SALES, MOST_LISTED] = [10_000, 1_000];

/** SQL: what is left of the movement `sale`: without what was taken back of it, unless that was taken back too. */
const leftSql = sql`sale.amount - coalesce((
  select sum(back.amount - coalesce((
    select sum(again.amount) from ledger_transactions again where again.reverses_id = back.id), 0))
  from ledger_transactions back where back.reverses_id = sale.id), 0)`;

/**
 * SQL: an array with the conversations of a performer with those who have spent most on her, the one who has spent most
 * first. It is empty for fans, to whom nobody sells. Orders count once they are paid out.
 */
export const topSpendersSql = ({ account: { id } }: Member): RawBuilder<string[]> => sql<string[]>`array(
  select conversations.id from (
    select sale.user_id, sum(${leftSql}) as spent from (
      select id, user_id, amount from ledger_transactions
      where performer_id = ${id}::uuid and kind in ('tip', 'purchase', 'subscription', 'release')
      order by created_at desc, id desc limit ${sql.lit(MOST_SALES)}) sale
    group by sale.user_id) spender
  join conversations on conversations.first_user_id = least(spender.user_id, ${id}::uuid)
    and conversations.second_user_id = greatest(spender.user_id, ${id}::uuid)
  where spender.spent > 0
  order by spender.spent desc, conversations.id
  limit ${sql.lit(MOST_LISTED)})`;
