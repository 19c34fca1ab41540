import { sql } from 'kysely';
import { lockAccount } from '../accounts/lock-account.ts';
import { newId } from '../../platform/ids.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import type { FanRule } from './fan-rules.schema.ts';
import { selectFans } from './fans-there.ts';

const columns = ['id', 'name', 'rules', 'member_count', 'created_at'] as const;

const ownLists = (db: Queryable, performerId: string) =>
  db.selectFrom('fan_lists').where('performer_id', '=', performerId);

/** One more than `limit` lists of a performer, the newest first. */
export const listFanLists = (
  db: Queryable,
  performerId: string,
  { limit, before }: { limit: number; before: string | null },
) =>
  ownLists(db, performerId)
    .select(columns)
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();

export type FanListRow = Awaited<ReturnType<typeof listFanLists>>[number];

export const countFanLists = (db: Queryable, performerId: string): Promise<number> =>
  countUpTo(db, ownLists(db, performerId));

/** A performer's lists among some ids; others are left out. */
export const findFanLists = (db: Queryable, performerId: string, ids: readonly string[]): Promise<FanListRow[]> =>
  ownLists(db, performerId)
    .select(columns)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();

/** A list, locked: what changes its members waits for each other. */
export const lockFanList = (db: Queryable, performerId: string, id: string): Promise<FanListRow | undefined> =>
  ownLists(db, performerId).select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Has the performer's changes of the number of her lists wait for each other. */
export const lockPerformer = async (db: Queryable, performerId: string): Promise<void> => {
  await lockAccount(db, performerId);
};

interface FanListContent {
  name: string;
  rules: readonly FanRule[] | null;
}

/** Undefined when the performer has a list of that name. */
export const insertFanList = (db: Queryable, performerId: string, { name, rules }: FanListContent) =>
  db
    .insertInto('fan_lists')
    .values({ id: newId(), performer_id: performerId, name, rules: rules && JSON.stringify(rules) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

export const updateFanList = (db: Queryable, id: string, { name, rules }: FanListContent): Promise<FanListRow> =>
  db
    .updateTable('fan_lists')
    .set({ name, rules: rules && JSON.stringify(rules) })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

/** False when the performer has no such list. */
export const deleteFanList = async (db: Queryable, performerId: string, id: string): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('fan_lists')
    .where('id', '=', id)
    .where('performer_id', '=', performerId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
};

/** How many of some accounts are fans of a performer who are there. */
export const countThere = async (db: Queryable, performerId: string, fanIds: readonly string[]): Promise<number> => {
  const row = await selectFans(db, performerId)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('fans.fan_id', '=', sql<string>`any(${fanIds}::uuid[])`)
    .executeTakeFirstOrThrow();
  return row.count;
};

/** Puts fans in a list; who is in it already stays so. The number of members changes with it, in the locked list. */
export const insertMembers = async (db: Queryable, listId: string, fanIds: readonly string[]): Promise<FanListRow> => {
  const added = await db
    .insertInto('fan_list_members')
    .columns(['list_id', 'fan_id'])
    .expression(sql`select ${listId}::uuid, unnest(${fanIds}::uuid[])`)
    .onConflict((conflict) => conflict.doNothing())
    .returning('fan_id')
    .execute();
  return countMembers(db, listId, added.length);
};

export const deleteMember = async (db: Queryable, listId: string, fanId: string): Promise<FanListRow> => {
  const removed = await db
    .deleteFrom('fan_list_members')
    .where('list_id', '=', listId)
    .where('fan_id', '=', fanId)
    .returning('fan_id')
    .execute();
  return countMembers(db, listId, -removed.length);
};

const countMembers = (db: Queryable, listId: string, change: number): Promise<FanListRow> =>
  db
    .updateTable('fan_lists')
    .set((eb) => ({ member_count: eb('member_count', '+', change) }))
    .where('id', '=', listId)
    .returning(columns)
    .executeTakeFirstOrThrow();
