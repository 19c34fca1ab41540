import { sql } from 'kysely';
import type { Queryable } from '../platform/unit-of-work.ts';

type Works = 'feed_posts' | 'galleries' | 'videos' | 'products';

/**
 * Deletes the works of a performer, and empties these columns of words in all of them, those among them that she had
 * deleted before. In two steps: what is deleted has an index of its own, and one of all works would be taken for lists
 * that want an order.
 */
export const forgetWorks = async (
  db: Queryable,
  table: Works,
  performerId: string,
  columns: readonly string[],
): Promise<void> => {
  const emptied = sql.join(columns.map((column) => sql`${sql.ref(column)} = ''`));
  await sql`update ${sql.table(table)} set ${emptied}
    where performer_id = ${performerId} and deleted_at is not null`.execute(db);
  await sql`update ${sql.table(table)} set deleted_at = now(), ${emptied}
    where performer_id = ${performerId} and deleted_at is null`.execute(db);
};
