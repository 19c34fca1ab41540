import { sql } from 'kysely';
import type { FindsStays } from '../../realtime/connection.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import { eyesOf, isVisibleToSql } from '../../viewing/visibility.ts';

/**
 * Whoever follows the votes of a poll stays until either of the two blocks the other. Whether the post is open was asked
 * when the poll was joined.
 */
export const pollStays: FindsStays = async (db, joined) => {
  const eyes = joined.map(({ onlooker }) => eyesOf(onlooker));
  const onlooker = { id: sql.ref('asking.id'), country: sql.ref('asking.country') };
  const rows = await db
    .selectFrom(
      sql<{ place: string }>`unnest(${joined.map(({ id }) => id)}::uuid[], ${eyes.map(({ id }) => id)}::uuid[],
        ${eyes.map(({ country }) => country)}::text[]) with ordinality`.as<'asking'>(
        sql`asking (poll_id, id, country, place)`,
      ),
    )
    .innerJoin('polls', (join) => join.on(sql<boolean>`polls.id = asking.poll_id`))
    .select(sql<number>`asking.place::int`.as('place'))
    .where(hasLivingOwner('polls.performer_id'))
    .where(isVisibleToSql(onlooker, sql.ref('polls.performer_id')))
    .execute();
  const staying = new Set(rows.map(({ place }) => place));
  return joined.map((_, at) => ({ mayStay: staying.has(at + 1) }));
};
