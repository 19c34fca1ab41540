import { sql } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

type Works = 'feed_posts' | 'galleries' | 'videos' | 'products';

/** Deletes the works of a performer, and empties these columns of words, also of those that she had deleted before. */
export const forgetWorks = async (
  db: Queryable,
  table: Works,
  performerId: string,
  columns: readonly string[],
): Promise<void> => {
  const emptied = sql.join(columns.map((column) => sql`${sql.ref(column)} = ''`));
  await sql`update ${sql.table(table)} set deleted_at = coalesce(deleted_at, now()), ${emptied}
    where performer_id = ${performerId}`.execute(db);
};
