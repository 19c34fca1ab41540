import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';

/**
 * The first message of a conversation that was not sent before a moment; null when all were. Messages have one order by
 * sequence and by time, so halving the sequences finds it: a handful of look-ups by their index, however long the
 * conversation is, and no second index that every message would have to be entered in.
 */
export const findSequenceSince = async (
  db: Queryable,
  conversationId: string,
  moment: Date,
): Promise<number | null> => {
  const { rows } = await sql<{ sequence: bigint }>`
    with recursive search(low, high) as (
      select 1::bigint, last_sequence + 1 from conversations where id = ${conversationId}::uuid
      union all
      select
        case when probe.created_at < ${moment} then probe.sequence + 1 else search.low end,
        case when probe.created_at < ${moment} then search.high else (search.low + search.high) / 2 end
      from search
      left join lateral (
        select sequence, created_at from messages
        where conversation_id = ${conversationId}::uuid and sequence >= (search.low + search.high) / 2
        order by sequence limit 1
      ) probe on true
      where search.low < search.high
    )
    select sequence from messages
    where conversation_id = ${conversationId}::uuid
      and sequence >= (select low from search where low >= high limit 1)
    order by sequence limit 1`.execute(db);
  const [first] = rows;
  return first ? Number(first.sequence) : null;
};
