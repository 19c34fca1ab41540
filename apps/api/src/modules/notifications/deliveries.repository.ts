import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';
import { isUnreadSql } from './message-notices.ts';
import type { NotificationRow } from './notifications.presenter.ts';
import type { Outlet } from './outlets.ts';

/** So many notices are taken at once, the newest of them. */
const MOST_TAKEN = 500;

/** Whose notice waits to be told by a channel; undefined when it was told, or is gone. */
export const findReaderOfWaiting = (db: Queryable, channel: Outlet['channel'], notificationId: string) =>
  db
    .selectFrom('notification_deliveries')
    .innerJoin('users', 'users.id', 'notification_deliveries.user_id')
    .select(['users.id', 'users.role', 'users.locale'])
    .where('notification_id', '=', notificationId)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .where('users.deleted_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst();

type Reader = NonNullable<Awaited<ReturnType<typeof findReaderOfWaiting>>>;

/**
 * Takes what waits for a reader, oldest first: another job that asks at the same time gets nothing. What was read
 * meanwhile, and what is about accounts that are hidden or gone, is dropped. Who takes marks them as told
 * ({@link markTold}) in the same transaction.
 */
export const takeWaiting = async (
  db: Queryable,
  channel: Outlet['channel'],
  { id, role }: Reader,
): Promise<NotificationRow[]> => {
  const onlooker = { account: { id, role }, country: null };
  const { rows } = await sql<NotificationRow & { is_tellable: boolean }>`
    select n.*, ${isUnreadSql('n')} and ${hasLivingOwner('n.actor_id')}
      and ${isVisibleSql(onlooker, sql.ref('n.actor_id'))} as is_tellable
    from (
      select notification_id from notification_deliveries
      where user_id = ${id} and channel = ${channel} and state = 'waiting'
      order by notification_id desc limit ${MOST_TAKEN} for update skip locked
    ) waiting
    join notifications n on n.id = waiting.notification_id order by n.id`.execute(db);
  await mark(
    db,
    channel,
    rows.filter((row) => !row.is_tellable),
    'dropped',
  );
  return rows.filter((row) => row.is_tellable);
};

export const markTold = (db: Queryable, channel: Outlet['channel'], notices: readonly NotificationRow[]) =>
  mark(db, channel, notices, 'told');

/** What was taken, and turned out to tell nothing any more. */
export const markDropped = (db: Queryable, channel: Outlet['channel'], notices: readonly NotificationRow[]) =>
  mark(db, channel, notices, 'dropped');

/** Drops all that waits for an account that the channel must tell nothing. */
export const dropWaiting = async (db: Queryable, channel: Outlet['channel'], userId: string): Promise<void> => {
  await db
    .updateTable('notification_deliveries')
    .set({ state: 'dropped', told_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .where('state', '=', 'waiting')
    .execute();
};

const mark = async (
  db: Queryable,
  channel: Outlet['channel'],
  notices: ReadonlyArray<{ id: string }>,
  state: 'told' | 'dropped',
): Promise<void> => {
  if (notices.length === 0) return;
  await db
    .updateTable('notification_deliveries')
    .set({ state, told_at: sql<Date>`now()` })
    .where('channel', '=', channel)
    .where(
      'notification_id',
      'in',
      notices.map(({ id }) => id),
    )
    .execute();
};
