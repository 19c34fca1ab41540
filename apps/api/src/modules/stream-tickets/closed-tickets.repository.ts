import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { selectHeld, type TicketRow } from './stream-tickets.repository.ts';

/** SQL: whether a stream runs and has not lasted yet for as long as a ticket promises. */
const isOwedSql = sql<boolean>`(streams.status = 'live'
  and now() - streams.started_at < make_interval(secs => least_seconds))`;

/**
 * A fan's held tickets that a ban from a performer's streams closes, locked: of streams that begin before it is over, and of
 * one that runs and still owes a part of what was promised.
 */
export const lockBanned = (
  db: Transaction,
  { performerId, userId, until }: { performerId: string; userId: string; until: Date | null },
): Promise<TicketRow[]> =>
  selectHeld(db)
    .where('user_id', '=', userId)
    .where('performer_id', '=', performerId)
    .where(
      sql<boolean>`(${isOwedSql} or streams.status = 'planned'
        and (${until}::timestamptz is null or streams.started_at < ${until}::timestamptz))`,
    )
    .execute();

/** SQL: whether a held ticket was bought from where its performer is not shown, for what is still to come. */
const isClosedThereSql = sql<boolean>`((${isOwedSql} or streams.status = 'planned')
  and exists (select from performer_country_blocks closed
    where closed.performer_id = streams.performer_id and closed.country = stream_tickets.country))`;

/** Some held tickets that a performer's list of countries closes, after one of them. */
export const listClosedThere = (db: Queryable, performerId: string, after: string, limit: number) =>
  db
    .selectFrom('streams')
    .innerJoin('stream_tickets', 'stream_tickets.stream_id', 'streams.id')
    .select('stream_tickets.id')
    .where('streams.performer_id', '=', performerId)
    .where('streams.status', 'in', ['planned', 'live'])
    .where('stream_tickets.status', '=', 'held')
    .where(isClosedThereSql)
    .where('stream_tickets.id', '>', after)
    .orderBy('stream_tickets.id')
    .limit(limit)
    .execute();

/** One of {@link listClosedThere}, locked; undefined where it is no longer one. */
export const lockClosedThere = (db: Transaction, id: string): Promise<TicketRow | undefined> =>
  selectHeld(db).where('stream_tickets.id', '=', id).where(isClosedThereSql).executeTakeFirst();
