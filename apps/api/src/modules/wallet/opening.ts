import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { ContentType } from '../../viewing/items.ts';

/**
 * Records that a buyer opened a purchase, at most once an hour: evidence of delivery in a dispute. Does nothing where
 * the user has not bought the item.
 */
export const noteOpening = async (
  db: Queryable,
  userId: string,
  { type, id }: { type: ContentType; id: string },
): Promise<void> => {
  await sql`
    update purchases set opened_at = coalesce(opened_at, now()), last_opened_at = now(), open_count = open_count + 1
    where user_id = ${userId} and item_type = ${type} and item_id = ${id}
      and (last_opened_at is null or last_opened_at < now() - interval '1 hour')`.execute(db);
};
