import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Tips to a stream, whoever gave them from wherever; an index finds them. */
const tipsOf = (db: Queryable, streamId: string) =>
  db
    .selectFrom('ledger_transactions as tip')
    .where('tip.item_id', '=', streamId)
    .where('tip.kind', '=', 'tip')
    .where('tip.item_type', '=', 'stream');

/** SQL: what stands of a tip, after what was taken back of it. */
const standing = sql<bigint>`tip.amount - ledger_reversed(tip.id)`;

/** Tips to a stream that stand, all of them or those since a moment. */
export const sumStreamTips = (
  db: Queryable,
  streamId: string,
  since?: Date,
): Promise<{ count: number; sum: Hundredths }> =>
  tipsOf(db, streamId)
    .$if(since !== undefined, (query) => query.where('tip.created_at', '>=', since ?? new Date(0)))
    .select([
      sql<number>`(count(*) filter (where ${standing} > 0))::int`.as('count'),
      sql<bigint>`coalesce(sum(${standing}), 0)::bigint`.as('sum'),
    ])
    .executeTakeFirstOrThrow();

/** Who gave how much to a stream, by what stands of it: a query to choose and order from. */
export const selectStreamTippers = (db: Queryable, streamId: string) =>
  tipsOf(db, streamId)
    .where('tip.user_id', 'is not', null)
    .groupBy('tip.user_id')
    .having(sql<boolean>`sum(${standing}) > 0`)
    .select('tip.user_id as userId')
    .$narrowType<{ userId: string }>()
    .select(sql<bigint>`sum(${standing})::bigint`.as('amount'));
