import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { hasLivingOwner } from '../access/living-account.ts';
import type { Member } from '../blocking/onlooker.ts';
import { isVisibleSql } from '../blocking/visibility.ts';

/** An account's notices of those who exist for it: what a suspended, blocked or hidden account did is left out. */
const noticesOf = (db: Queryable, member: Member) =>
  db
    .selectFrom('notifications')
    .where('user_id', '=', member.account.id)
    .where(hasLivingOwner('actor_id'))
    .where(isVisibleSql(member, sql.ref('actor_id')));

/** A page, newest first, from below an id; one more than `limit` tells that there are more. */
export const listNotifications = (db: Queryable, member: Member, limit: number, before: string | undefined) =>
  noticesOf(db, member)
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();

export const countNotifications = async (db: Queryable, member: Member): Promise<number> => {
  const { total } = await noticesOf(db, member)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const countUnreadNotifications = async (db: Queryable, member: Member): Promise<number> => {
  const { total } = await noticesOf(db, member)
    .where('read_at', 'is', null)
    .select((eb) => eb.fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

export const markNotificationsRead = async (db: Queryable, userId: string): Promise<void> => {
  await db
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
};
