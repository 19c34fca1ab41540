import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { titleForPerformerSql } from '../../viewing/movement-subject.ts';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import { FAN_SALE_KINDS, MOST_NAMED } from './fan-cards.schema.ts';

export interface Pair {
  performerId: string;
  fanId: string;
}

/** A fan's movements that are looked at, the latest: whoever has made more has spent on others too. */
const MOST_SALES = 10_000;
const RECENT_DAYS = 30;

/** The fan's subscription to her, and since when he follows. */
export const findBonds = async (db: Queryable, { performerId, fanId }: Pair) => {
  const [subscription, follow] = await Promise.all([
    db
      .selectFrom('subscriptions')
      .select(['status', 'started_at', 'current_period_end', isRunningSql().as('is_running')])
      .where('user_id', '=', fanId)
      .where('performer_id', '=', performerId)
      .executeTakeFirst(),
    db
      .selectFrom('follows')
      .select('created_at')
      .where('follower_id', '=', fanId)
      .where('performer_id', '=', performerId)
      .executeTakeFirst(),
  ]);
  return { subscription, follow };
};

/** The fan's payments to her, by the index of the fan's movements. */
const salesOf = (db: Queryable, { performerId, fanId }: Pair) =>
  db
    .selectFrom('ledger_transactions as movement')
    .where('movement.user_id', '=', fanId)
    .where('movement.performer_id', '=', performerId)
    .where('movement.kind', 'in', FAN_SALE_KINDS)
    .orderBy('movement.id', 'desc');

/** What he has spent, in all and lately, less what was taken back. */
export const sumSpent = async (db: Queryable, pair: Pair): Promise<{ all: Hundredths; lately: Hundredths }> => {
  const { all, lately } = await db
    .selectFrom(
      salesOf(db, pair)
        .select(['movement.created_at', sql<bigint>`movement.amount - ledger_reversed(movement.id)`.as('left')])
        .limit(MOST_SALES)
        .as('sale'),
    )
    .select([
      sql<bigint>`coalesce(sum(sale.left), 0)::bigint`.as('all'),
      sql<bigint>`coalesce(sum(sale.left) filter (
        where sale.created_at > now() - make_interval(days => ${sql.lit(RECENT_DAYS)})), 0)::bigint`.as('lately'),
    ])
    .executeTakeFirstOrThrow();
  return { all, lately };
};

export const listSales = (db: Queryable, pair: Pair) =>
  salesOf(db, pair)
    .select(['movement.id', 'movement.kind', 'movement.item_type', 'movement.amount', 'movement.created_at'])
    .select(titleForPerformerSql.as('title'))
    .$narrowType<{ kind: (typeof FAN_SALE_KINDS)[number] }>()
    .limit(MOST_NAMED)
    .execute();

/** Up to `limit` of her lists into which fans are put, by name, with whether this one is. */
export const listListsOf = (db: Queryable, { performerId, fanId }: Pair, limit: number) =>
  db
    .selectFrom('fan_lists')
    .select(['id', 'name'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('fan_list_members')
            .select('fan_id')
            .whereRef('fan_list_members.list_id', '=', 'fan_lists.id')
            .where('fan_list_members.fan_id', '=', fanId),
        )
        .$castTo<boolean>()
        .as('is_in'),
    )
    .where('performer_id', '=', performerId)
    .where('rules', 'is', null)
    .orderBy('name')
    .limit(limit)
    .execute();

export const listOrders = (db: Queryable, { performerId, fanId }: Pair) =>
  db
    .selectFrom('orders')
    .select(['id', 'title', 'status', 'created_at'])
    .where('user_id', '=', fanId)
    .where('performer_id', '=', performerId)
    .orderBy('id', 'desc')
    .limit(MOST_NAMED)
    .execute();
