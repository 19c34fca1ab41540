import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { groupKey } from './notification-groups.ts';
import type { NotificationGroupRow } from './notifications.presenter.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

/** An account's notices, without those about suspended, blocked or hidden accounts. */
const noticesOf = (db: Queryable, member: Member) =>
  db
    .selectFrom('notifications')
    .where('user_id', '=', member.account.id)
    .where(hasLivingOwner('actor_id'))
    .where(isVisibleSql(member, sql.ref('actor_id')));

/** The groups of an account's notices, each with its newest notice. */
const groupsOf = (db: Queryable, member: Member) =>
  noticesOf(db, member)
    .select(groupKey.as('group_key'))
    .select(sql<string>`(array_agg(id order by id desc))[1]`.as('newest_id'))
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<number>`count(distinct actor_id)::int`.as('people'))
    .select(sql<bigint | null>`sum(amount)::bigint`.as('total_amount'))
    .groupBy([groupKey, sql`(read_at is null)`]);

/**
 * A page of groups, the newest notice first, after a cursor; one more than the limit, to know whether there are more.
 */
export const listNotificationGroups = (
  db: Queryable,
  member: Member,
  limit: number,
  before: string | undefined,
): Promise<NotificationGroupRow[]> =>
  db
    .selectFrom(groupsOf(db, member).as('groups'))
    .innerJoin('notifications as newest', 'newest.id', 'groups.newest_id')
    .selectAll('newest')
    .select(['groups.group_key', 'groups.count', 'groups.people', 'groups.total_amount'])
    .$if(before !== undefined, (query) => query.where('newest.id', '<', before ?? ''))
    .orderBy('newest.id', 'desc')
    .limit(limit + 1)
    .execute();

export const countNotificationGroups = async (db: Queryable, member: Member): Promise<number> => {
  const { total } = await noticesOf(db, member)
    .select(sql<bigint>`count(distinct (${groupKey}, read_at is null))`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const countUnreadNotifications = (db: Queryable, member: Member): Promise<number> =>
  countUpTo(db, noticesOf(db, member).where('read_at', 'is', null));

export const markNotificationsRead = async (db: Queryable, userId: string): Promise<void> => {
  await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
};

/**
 * Marks a notice's group as read, up to that notice: later ones were not seen.
 * @returns whether the account has such a notice
 */
export const markGroupRead = async (db: Queryable, userId: string, id: string): Promise<boolean> => {
  const asked = await db
    .selectFrom('notifications')
    .select(groupKey.as('group_key'))
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
    .where(groupKey, '=', asked.group_key)
    .execute();
  return true;
};

/** Marks the notices that two accounts have of each other as read. */
export const clearUnreadBetween = async (db: Queryable, one: string, other: string): Promise<void> => {
  await sql`update notifications set read_at = now() where read_at is null
    and ((user_id = ${one} and actor_id = ${other}) or (user_id = ${other} and actor_id = ${one}))`.execute(db);
};
