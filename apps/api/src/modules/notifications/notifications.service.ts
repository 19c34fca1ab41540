import type { ServerEventData } from '@barg/contract';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import { decodeCursor, idCursor, toPage } from '../../shared/wire.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { presentNotification } from './notifications.presenter.ts';
import {
  countNotificationGroups,
  countUnreadNotifications,
  listNotificationGroups,
  markGroupRead,
  markNotificationsRead,
  type NotificationFilter,
} from './notifications.repository.ts';

/** A page of an account's notices, grouped, newest first: all, those unread, or those of one category. */
export const getNotifications = async (
  { db }: Context,
  member: Member,
  { limit, cursor, filter }: { limit: number; cursor?: string; filter: NotificationFilter },
) => {
  const [before] = cursor ? decodeCursor(cursor, idCursor) : [];
  const [rows, total] = await Promise.all([
    listNotificationGroups(db, member, { limit, filter, before }),
    countNotificationGroups(db, member, filter),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.head_id]);
  const authors = await loadAuthors(
    db,
    items.map((row) => row.actor_id),
  );
  return { data: items.map((row) => presentNotification(row, authors)), total, nextCursor };
};

/**
 * Marks the group of a notice as read.
 * @returns how many notices are unread
 * @throws NotFoundError for a notice that is not the member's
 */
export const readNotification = (context: Context, member: Member, id: string): Promise<number> =>
  context.work(async (unit) => {
    if (!(await markGroupRead(unit.db, member.account.id, id))) throw new NotFoundError();
    const unreadNotifications = await countUnreadNotifications(unit.db, member);
    tellReader(unit, member, { notificationId: id, unreadNotifications });
    return unreadNotifications;
  });

export const readAllNotifications = (context: Context, member: Member): Promise<void> =>
  context.work(async (unit) => {
    await markNotificationsRead(unit.db, member.account.id);
    // One may have come since the first statement.
    const unreadNotifications = await countUnreadNotifications(unit.db, member);
    tellReader(unit, member, { notificationId: null, unreadNotifications });
  });

/** Tells the reader's other windows. */
const tellReader = (unit: UnitOfWork, { account }: Member, read: ServerEventData<'notifications.read'>): void =>
  unit.publish(toUser(account.id), newEvent('notifications.read', read));
