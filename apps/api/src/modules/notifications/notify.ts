import type { Notification } from '@barg/contract';
import { newId } from '../../platform/ids.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toUser } from '../../realtime/publisher.ts';
import { loadAuthors } from '../users/author.ts';
import { presentNotification } from './notifications.presenter.ts';

export interface Notice {
  /** Who is told. */
  userId: string;
  kind: Notification['kind'];
  /** Who did it; null where nobody did. */
  actorId: string | null;
  amount?: Hundredths;
  /** Where a click leads, inside the site. */
  link?: string;
}

/**
 * Tells an account something, in the transaction that made it true: the row is part of it, and the event leaves
 * after its commit. Nobody is told of what they did themselves.
 */
export const notify = async (unit: UnitOfWork, { userId, kind, actorId, amount, link }: Notice): Promise<void> => {
  if (userId === actorId) return;
  const row = await unit.db
    .insertInto('notifications')
    .values({ id: newId(), user_id: userId, kind, actor_id: actorId, amount: amount ?? null, link: link ?? null })
    .returningAll()
    .executeTakeFirstOrThrow();
  const authors = await loadAuthors(unit.db, [actorId]);
  const notification = presentNotification(row, authors);
  unit.publish(toUser(userId), newEvent('notification.created', { notification }));
};
