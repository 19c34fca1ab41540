import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { ContentType } from '../../viewing/items.ts';

/**
 * Notes that somebody opened what he has bought, at most once an hour: when his bank asks whether it was delivered, this
 * says so. Nothing is noted of what was not bought.
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
