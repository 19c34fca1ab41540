import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { decodeCursor, timeCursor, toPage } from '../../shared/wire.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import type { RestrictedQuery, restrictedSchema } from './order.schema.ts';
import { countRestrictions, listRestrictions } from './restrictions.repository.ts';

/** Who is muted or banned in a performer's streams now, the newest first; of all people or of one. */
export const getRestricted = async (
  { db }: Context,
  performerId: string,
  { limit, cursor, userId }: RestrictedQuery,
) => {
  const after = cursor === undefined ? null : decodeCursor(cursor, timeCursor);
  const [rows, total] = await Promise.all([
    listRestrictions(db, { performerId, userId }, { limit, after }),
    countRestrictions(db, { performerId, userId }),
  ]);
  const { items, nextCursor } = toPage(rows, limit, (row) => [row.created_at.toISOString(), row.user_id]);
  const authors = await loadAuthors(
    db,
    items.flatMap(({ user_id, by_id }) => [user_id, by_id]),
  );
  const data = items.map(({ user_id, by_id, kind, reason, until, created_at }): z.infer<typeof restrictedSchema> => ({
    ...{ user: authorOf(authors, user_id), by: authorOf(authors, by_id), kind, reason },
    until: until?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
  }));
  return { data, total, nextCursor };
};
