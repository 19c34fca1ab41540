import { NAMED_ITEMS, type NamedItem } from '@barg/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { ITEM_TABLES } from '../../viewing/items.ts';
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
  /** Of works: who has paid for it, where that was one fan alone. */
  payer_id: string | null;
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

/** SQL: the only payer of a group; null where there are several. */
const payerSql = sql<string | null>`case when count(distinct movement.user_id) = 1 then (array_agg(movement.user_id)
  filter (where movement.user_id is not null))[1] end`;

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
      .$if(by === 'item', (query) => query.select(payerSql.as('payer_id')))
      .groupBy(sql`${places}`)
      .orderBy('net', 'desc')
      // Ties are broken by the whole key, so that no page repeats a group of the one before.
      .orderBy(sql`${places}`)
      .limit(limit)
      .offset(offset)
      .execute()
  );
};

/** Where works are kept, what they are called, and when they were: published, begun, sent or asked for. */
const WORKS = {
  feed: { table: ITEM_TABLES.feed, title: postWordsSql, at: sql`published_at` },
  gallery: { table: ITEM_TABLES.gallery, title: sql`title`, at: sql`published_at` },
  video: { table: ITEM_TABLES.video, title: sql`title`, at: sql`published_at` },
  product: { table: ITEM_TABLES.product, title: sql`title`, at: sql`coalesce(published_at, created_at)` },
  stream: { table: 'streams', title: sql`title`, at: sql`started_at` },
  // These have no words of their own that everybody who reads her books may read.
  message: { table: 'messages', title: sql`null`, at: sql`created_at` },
  conversation: { table: 'conversations', title: sql`null`, at: sql`created_at` },
  'private-stream': { table: 'private_streams', title: sql`null`, at: sql`coalesce(started_at, requested_at)` },
} as const satisfies Record<NamedItem, { table: string; title: RawBuilder<unknown>; at: RawBuilder<unknown> }>;

/** What tells a work from another one. */
export interface WorkFacts {
  /** Null for what has none: a message, a private stream, a post of pictures alone. */
  title: string | null;
  at: Date;
}

/**
 * What tells a performer's works apart, by `type:id`; also of those that were removed. Posts have no title: the
 * beginning of their text is used.
 */
export const loadWorks = async (
  db: Queryable,
  items: ReadonlyArray<{ type: string; id: string }>,
): Promise<ReadonlyMap<string, WorkFacts>> => {
  const works = await Promise.all(
    NAMED_ITEMS.map(async (type) => {
      const ids = items.filter((item) => item.type === type).map(({ id }) => id);
      if (ids.length === 0) return [];
      const { table, title, at } = WORKS[type];
      const { rows } = await sql<WorkFacts & { id: string }>`
        select id, ${title} as title, ${at} as at from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db);
      const shown = (words: string | null) => (type === 'feed' && words ? postTitleOf(words) : words) || null;
      return rows.map((row) => [`${type}:${row.id}`, { title: shown(row.title), at: row.at }] as const);
    }),
  );
  return new Map(works.flat());
};
