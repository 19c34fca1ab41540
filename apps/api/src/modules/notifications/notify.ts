import type { Notification } from '@barg/contract';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import { arePartedSql } from '../../viewing/visibility.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { unmarkOlder } from './newest.repository.ts';
import { aloneOf, presentNotification, type NotificationRow } from './notifications.presenter.ts';

export interface Notice {
  /** The account to notify. */
  userId: string;
  kind: Notification['kind'];
  /** The account that acted; null for the site. */
  actorId: string | null;
  amount?: Hundredths;
  /** The path that a click opens. */
  link?: string;
  /** The removal that the notice is about, if any. */
  removal?: NonNullable<Notification['removal']>;
}

/**
 * Notifies an account, in the transaction of the fact: the row is part of it, the event is sent after the commit.
 * Nobody is notified of their own actions, or of those of an account with which there is a block.
 */
export const notify = (unit: UnitOfWork, { userId, ...notice }: Notice): Promise<void> =>
  notifyAll(unit, [userId], notice);

/** Notifies several accounts of the same, by one statement. */
export const notifyAll = async (
  unit: UnitOfWork,
  userIds: readonly string[],
  { kind, actorId, amount, link, removal }: Omit<Notice, 'userId'>,
): Promise<void> => {
  const others = userIds.filter((userId) => userId !== actorId);
  if (others.length === 0) return;
  const rows = await unit.db
    .insertInto('notifications')
    .columns(['id', 'user_id', 'kind', 'actor_id', 'amount', 'link', 'details'])
    .expression(
      sql`select told.id, told.user_id, ${kind}::text, ${actorId}::uuid, ${amount ?? null}::bigint, ${link ?? null}::text,
          ${removal ? JSON.stringify(removal) : null}::jsonb
        from unnest(${others.map(() => newId())}::uuid[], ${others}::uuid[]) as told (id, user_id)
        where not ${arePartedSql(sql`told.user_id`, sql`${actorId}::uuid`)}`,
    )
    .returningAll()
    .execute();
  await unmarkOlder(unit.db, rows);
  await publishNotices(unit, rows);
};

/** Sends the events of new notices to their accounts' devices. */
export const publishNotices = async (unit: UnitOfWork, rows: readonly NotificationRow[]): Promise<void> => {
  const authors = await loadAuthors(
    unit.db,
    rows.map((row) => row.actor_id),
  );
  for (const row of rows) {
    const notification = presentNotification(aloneOf(row), authors);
    unit.publish(toUser(row.user_id), newEvent('notification.created', { notification }));
  }
};
