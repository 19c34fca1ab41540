import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { ITEM_TABLES, ITEM_TYPES } from '../../viewing/items.ts';
import { postTitleOf, postWordsSql } from '../../viewing/movement-subject.ts';
import type { BreakdownGroup } from './breakdown.schema.ts';
import { itemTypeSql, selectEarnings, TAKING_KINDS, type EarningKind } from './earnings.repository.ts';
import type { Month } from './month.ts';

export interface Sums {
  /** Sales, not what took them back. */
  count: number;
  gross: Hundredths;
  commission: Hundredths;
  takenBack: Hundredths;
  net: Hundredths;
}

export interface GroupRow extends Sums {
  kind: EarningKind | null;
  item_type: string | null;
  item_id: string | null;
  user_id: string | null;
}

const isTakenBack = sql`movement.kind in (${sql.join(TAKING_KINDS.map((kind) => sql.lit(kind)))})`;

const sums = [
  sql<number>`(count(*) filter (where not ${isTakenBack}))::int`.as('count'),
  sql<bigint>`coalesce(sum(entry.amount + movement.commission) filter (where not ${isTakenBack}), 0)::bigint`.as(
    'gross',
  ),
  sql<bigint>`coalesce(sum(movement.commission) filter (where not ${isTakenBack}), 0)::bigint`.as('commission'),
  sql<bigint>`coalesce(sum(entry.amount) filter (where ${isTakenBack}), 0)::bigint`.as('takenBack'),
  sql<bigint>`coalesce(sum(entry.amount), 0)::bigint`.as('net'),
] as const;

/** SQL: the work that was sold. Subscriptions and gifts are one: each is its own item, and none of them is a work. */
const workIdSql = sql<string | null>`case when movement.item_type <> 'subscription' then movement.item_id end`;

/** What makes a group: the first columns of the answer. */
const KEYS = {
  kind: [sql<EarningKind>`movement.kind`.as('kind')],
  item: [itemTypeSql.as('item_type'), workIdSql.as('item_id')],
  fan: [sql<string | null>`movement.user_id`.as('user_id')],
} as const satisfies Record<BreakdownGroup, unknown>;

type KeyColumn = (typeof KEYS)[BreakdownGroup][number];

const earningsWithin = (db: Queryable, performerId: string, { from, to }: Month) =>
  selectEarnings(db, performerId).where('movement.created_at', '>=', from).where('movement.created_at', '<', to);

/** The totals of a month. */
export const findTotal = (db: Queryable, performerId: string, month: Month): Promise<Sums> =>
  earningsWithin(db, performerId, month).select(sums).executeTakeFirstOrThrow();

/** The totals of a month, grouped by kind, item or fan; the groups with the highest net first. */
export const findGroups = (
  db: Queryable,
  performerId: string,
  { by, month, limit, offset }: { by: BreakdownGroup; month: Month; limit: number; offset: number },
): Promise<Array<Sums & Partial<GroupRow>>> => {
  const keys: readonly KeyColumn[] = KEYS[by];
  const places = sql.join(keys.map((_, index) => sql.lit(index + 1)));
  return (
    earningsWithin(db, performerId, month)
      .select(keys)
      .select(sums)
      .groupBy(sql`${places}`)
      .orderBy('net', 'desc')
      // Ties are broken by the whole key, so that no page repeats a group of the one before.
      .orderBy(sql`${places}`)
      .limit(limit)
      .offset(offset)
      .execute()
  );
};

/** What is sold and has a title: content, and streams that one buys a ticket of or tips. */
const TITLED = { ...ITEM_TABLES, stream: 'streams' } as const;
const TITLED_TYPES = [...ITEM_TYPES, 'stream'] as const;

/** Titles of a performer's items by `type:id`. Posts have no title: the beginning of their text is used. */
export const loadTitles = async (
  db: Queryable,
  items: ReadonlyArray<{ type: string; id: string }>,
): Promise<ReadonlyMap<string, string>> => {
  const titles = await Promise.all(
    TITLED_TYPES.map(async (type) => {
      const ids = items.filter((item) => item.type === type).map(({ id }) => id);
      if (ids.length === 0) return [];
      const title = type === 'feed' ? postWordsSql : sql<string>`title`;
      const rows = await db
        .selectFrom(TITLED[type])
        .where('id', 'in', ids)
        .select(['id', title.as('title')])
        .execute();
      return rows.map(
        ({ id, title: words }) => [`${type}:${id}`, type === 'feed' ? postTitleOf(words) : words] as const,
      );
    }),
  );
  return new Map(titles.flat());
};
