import { sql } from 'kysely';
import type { NotificationsTable } from '../../platform/database/talk-tables.ts';
import { markNewest } from './newest.repository.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';

/**
 * Deletes notices whose links would lead to nothing, some at a time; returns how many. Told are the windows that list and
 * count them: a notice for other channels alone is in no bell, from which it could be taken.
 */
export const withdraw = async (
  unit: UnitOfWork,
  { kind, link, limit }: { kind: NotificationsTable['kind']; link: string; limit: number },
): Promise<number> => {
  const { rows } = await sql<{ id: string; user_id: string; entry_key: string; in_app: boolean; was_read: boolean }>`
    delete from notifications where id in (
      select id from notifications where kind = ${kind} and link = ${link} limit ${limit}
    ) returning id, user_id, entry_key, in_app, read_at is not null as was_read`.execute(unit.db);
  await markNewest(unit.db, rows);
  for (const { id, user_id: userId, in_app: isListed, was_read: wasRead } of rows) {
    if (!isListed) continue;
    unit.publish(toUser(userId), newEvent('notification.withdrawn', { notificationId: id, wasRead }));
  }
  return rows.length;
};
