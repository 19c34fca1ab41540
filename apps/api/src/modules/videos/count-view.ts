import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { firstViewSql } from '../views/first-view.ts';

/**
 * Counts a view of a video, at most one per account and day. Returns the new number of views; null when nothing was
 * counted.
 */
export const countView = async (
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  id: string,
  watcher: string,
): Promise<number | null> => {
  const { rows } = await sql<{ views: number }>`
    with seen as (${firstViewSql(sealer, id, watcher)})
    update videos set view_count = view_count + 1
      from seen where videos.id = seen.object_id and videos.deleted_at is null
      returning view_count as views`.execute(db);
  return rows[0]?.views ?? null;
};
