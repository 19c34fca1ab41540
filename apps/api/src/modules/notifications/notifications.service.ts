import type { Context } from '../../context.ts';
import { decodeCursor, idCursor, toPage } from '../../shared/wire.ts';
import type { Member } from '../blocking/onlooker.ts';
import { loadAuthors } from '../users/author.ts';
import { presentNotification } from './notifications.presenter.ts';
import { countNotifications, listNotifications } from './notifications.repository.ts';

/** A page of an account's notices, newest first. */
export const getNotifications = async (
  { db }: Context,
  member: Member,
  { limit, cursor }: { limit: number; cursor?: string },
) => {
  const [before] = cursor ? decodeCursor(cursor, idCursor) : [];
  const [rows, total] = await Promise.all([
    listNotifications(db, member, limit, before),
    countNotifications(db, member),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.id]);
  const authors = await loadAuthors(
    db,
    items.map((row) => row.actor_id),
  );
  return { data: items.map((row) => presentNotification(row, authors)), total, nextCursor };
};
