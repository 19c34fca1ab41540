import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { markNewest, markNewestRead } from './newest.repository.ts';
import type { Category } from './topics.ts';
import type { NotificationGroupRow } from './notifications.presenter.ts';
import { countUpTo, countUpToSql, MOST_COUNTED } from '../../shared/count-up-to.ts';

/** An account's notices, without those about suspended, blocked or hidden accounts. */
const noticesOf = (db: Queryable, member: Member) =>
  db
    .selectFrom('notifications')
    .where('user_id', '=', member.account.id)
    .where('in_app', '=', true)
    .where(hasLivingOwner('actor_id'))
    .where(isVisibleSql(member, sql.ref('actor_id')));

/** So many notices of one group are counted and added up, the newest of them. */
const MOST_IN_GROUP = MOST_COUNTED;

/** SQL: of a group that `head` stands for, what exists for the reader. */
const groupOfHead = (member: Member) => sql`from notifications n
  where n.entry_key = head.entry_key and (n.read_at is null) = (head.read_at is null) and n.in_app
    and ${hasLivingOwner('n.actor_id')} and ${isVisibleSql(member, sql.ref('n.actor_id'))}`;

/** Which of the notices are looked at. */
export type NotificationFilter = 'all' | 'unread' | Category;

/** SQL: a filter; each is an index's own. */
const passesSql = (filter: NotificationFilter) => {
  if (filter === 'all') return sql``;
  return filter === 'unread' ? sql`and head.read_at is null` : sql`and head.category = ${filter}`;
};

/** SQL: the newest notice of each group, whoever did it, from below one. */
const headsOf = ({ account }: Member, filter: NotificationFilter, before?: string) => sql`
  select * from notifications head
  where head.user_id = ${account.id} and head.is_newest ${passesSql(filter)} ${before === undefined ? sql`` : sql`and head.id < ${before}::uuid`}
    and not exists (select from notifications newer
      where newer.entry_key = head.entry_key and (newer.read_at is null) = (head.read_at is null)
        and newer.id > head.id and newer.is_newest offset 0)
  order by head.id desc offset 0`;

/**
 * A page of groups, the newest notice first, after a cursor; one more than the limit, to know whether there are more.
 */
export const listNotificationGroups = async (
  db: Queryable,
  member: Member,
  { limit, filter, before }: { limit: number; filter: NotificationFilter; before: string | undefined },
): Promise<NotificationGroupRow[]> => {
  const { rows } = await sql<NotificationGroupRow>`
    select newest.*, head.id as head_id, whole.* from (
      select head.* from (${headsOf(member, filter, before)}) head
      where exists (select ${groupOfHead(member)} offset 0) limit ${limit + 1}
    ) head
    cross join lateral (select n.* ${groupOfHead(member)} order by n.id desc limit 1) newest
    cross join lateral (
      select count(*)::int as count, count(distinct actor_id)::int as people, sum(amount)::bigint as total_amount
      from (select n.actor_id, n.amount ${groupOfHead(member)} order by n.id desc limit ${sql.lit(MOST_IN_GROUP)}) n
    ) whole
    order by head.id desc`.execute(db);
  return rows;
};

/** An account's notice with its group, also one that is in no list; those about hidden accounts are none. */
export const findNotificationGroup = async (
  db: Queryable,
  member: Member,
  id: string,
): Promise<NotificationGroupRow | undefined> => {
  const isThere = (actor: string) => sql`${hasLivingOwner(actor)} and ${isVisibleSql(member, sql.ref(actor))}`;
  const { rows } = await sql<NotificationGroupRow>`
    select head.*, head.id as head_id, whole.* from notifications head
    cross join lateral (
      select count(*)::int as count, count(distinct actor_id)::int as people, sum(amount)::bigint as total_amount
      from (
        select n.actor_id, n.amount from notifications n
        where n.entry_key = head.entry_key and (n.read_at is null) = (head.read_at is null) and ${isThere('n.actor_id')}
        order by n.id desc limit ${sql.lit(MOST_IN_GROUP)}
      ) n
    ) whole
    where head.id = ${id} and head.user_id = ${member.account.id} and ${isThere('head.actor_id')}`.execute(db);
  return rows[0];
};

export const countNotificationGroups = async (
  db: Queryable,
  member: Member,
  filter: NotificationFilter,
): Promise<number> => {
  const groups = sql`select from (${headsOf(member, filter)}) head where exists (select ${groupOfHead(member)} offset 0)`;
  const { rows } = await countUpToSql(groups).execute(db);
  return rows[0]?.total ?? 0;
};

export const countUnreadNotifications = (db: Queryable, member: Member): Promise<number> =>
  countUpTo(db, noticesOf(db, member).where('read_at', 'is', null));

/**
 * Marks all of the list as read; what was the newest read one of a group before is it no longer. Notices that are in no
 * list were not looked at there: other channels still have them to tell, as messages, which are read where they stand.
 */
export const markNotificationsRead = async (db: Queryable, userId: string): Promise<void> => {
  await sql`
    with now_read as (
      update notifications set read_at = now() where user_id = ${userId} and read_at is null and in_app
      returning id, entry_key, is_newest
    )
    update notifications old set is_newest = false from now_read
    where now_read.is_newest and old.entry_key = now_read.entry_key
      and old.read_at is not null and old.is_newest and old.id < now_read.id`.execute(db);
};

/**
 * Marks a notice's group as read, up to that notice: later ones were not seen.
 * @returns whether the account has such a notice
 */
export const markGroupRead = async (db: Queryable, userId: string, id: string): Promise<boolean> => {
  const asked = await db
    .selectFrom('notifications')
    .select('entry_key')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!asked) return false;
  await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('id', '<=', id)
    .where('entry_key', '=', asked.entry_key)
    .execute();
  await markNewestRead(db, asked);
  return true;
};

/** Marks the notices that two accounts have of each other as read. Returns those of the two whose bell counted some. */
export const clearUnreadBetween = async (db: Queryable, one: string, other: string): Promise<string[]> => {
  const { rows } = await sql<{ entry_key: string; user_id: string; in_app: boolean }>`
    update notifications set read_at = now() where read_at is null
      and ((user_id = ${one} and actor_id = ${other}) or (user_id = ${other} and actor_id = ${one}))
    returning entry_key, user_id, in_app`.execute(db);
  await markNewest(db, rows);
  return [...new Set(rows.filter((row) => row.in_app).map((row) => row.user_id))];
};
