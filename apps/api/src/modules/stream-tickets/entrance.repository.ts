import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { isBannedSql } from '../../viewing/stream-order.ts';

/** Notes of a ticket whose price is held that its holder was let into the stream: it is settled by that. */
export const noteAdmitted = async (db: Queryable, streamId: string, userId: string): Promise<void> => {
  await db
    .updateTable('stream_tickets')
    .set({ admitted_at: sql<Date>`now()` })
    .where('stream_id', '=', streamId)
    .where('user_id', '=', userId)
    .where('status', '=', 'held')
    .where('admitted_at', 'is', null)
    .execute();
};

/**
 * Notes of a ticket that its holder was turned away from the stream while that ran, and by what its performer has closed:
 * by a ban, or for the country that the request comes from. Nothing for who is no such holder.
 */
export const noteTurnedAway = async (
  db: Queryable,
  { account, country }: Onlooker,
  streamId: string,
): Promise<void> => {
  if (!account) return;
  await sql`
    update stream_tickets ticket set refused_at = now() from streams
    where ticket.stream_id = ${streamId}::uuid and ticket.user_id = ${account.id}::uuid and ticket.status = 'held'
      and ticket.refused_at is null and streams.id = ticket.stream_id and streams.status = 'live'
      and (${isBannedSql(sql`ticket.user_id`, sql`streams.performer_id`)}
        or exists (select from performer_country_blocks closed
          where closed.performer_id = streams.performer_id and closed.country = ${country}::text))`.execute(db);
};
