import { sql, type Insertable, type Selectable } from 'kysely';
import type { Transaction } from '../../platform/database/tables.ts';
import type { StreamTicketsTable } from '../../platform/database/stream-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { notAmong } from '../../shared/not-among.ts';
import { isReturnableSql } from '../../viewing/stream-audience.ts';

export type TicketRow = Selectable<StreamTicketsTable>;

/**
 * A stream with what its tickets cost, and for when it is announced while it is. Locked, so that it does not end before the caller's transaction does: a ticket
 * is there when those of an ended stream are settled.
 */
export const lockSold = (db: Transaction, streamId: string) =>
  db
    .selectFrom('streams')
    .select(['performer_id', 'audience', 'price', 'planned_seconds'])
    .select(sql<Date | null>`case when status = 'planned' then planned_at end`.as('announcedFor'))
    .select(sql<boolean>`status in ('planned', 'live')`.as('isAhead'))
    .where('id', '=', streamId)
    .forShare()
    .executeTakeFirst();

/** False when the account has one already. */
export const insertTicket = async (db: Queryable, ticket: Insertable<StreamTicketsTable>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('stream_tickets')
    .values(ticket)
    .onConflict((conflict) => conflict.columns(['stream_id', 'user_id']).where('status', '<>', 'refunded').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Some tickets of a stream whose price is held, after one of them. */
export const listHeld = (db: Queryable, streamId: string, after: string, limit: number) =>
  db
    .selectFrom('stream_tickets')
    .select('id')
    .where('stream_id', '=', streamId)
    .where('status', '=', 'held')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

const isOverSql = sql<boolean>`streams.status in ('ended', 'cancelled')`;

/**
 * SQL: whether the holder of a ticket was kept out by what was closed after it was bought, and so never let in: turned
 * away from the stream, or bought from where its performer or the site is not shown any more.
 */
const isShutOutSql = (
  closedCountries: readonly string[],
) => sql<boolean>`(admitted_at is null and (refused_at is not null
  or country = any(${closedCountries}::text[])
  or exists (select from performer_country_blocks closed
    where closed.performer_id = streams.performer_id and closed.country = stream_tickets.country)))`;

/**
 * A ticket whose price is held and whose stream is over, locked, and whether its fan got what was promised.
 * @param closedCountries where the site itself is not shown
 */
export const lockDue = (db: Transaction, id: string, closedCountries: readonly string[]) =>
  db
    .selectFrom('stream_tickets')
    .innerJoin('streams', 'streams.id', 'stream_tickets.stream_id')
    .selectAll('stream_tickets')
    .select(['streams.performer_id'])
    .select(
      sql<boolean>`streams.status = 'ended'
        and streams.ended_at - streams.started_at >= make_interval(secs => least_seconds)`.as('tookPlace'),
    )
    .select(isShutOutSql(closedCountries).as('isShutOut'))
    .where('stream_tickets.id', '=', id)
    .where('stream_tickets.status', '=', 'held')
    .where(isOverSql)
    .forUpdate('stream_tickets')
    .executeTakeFirst();

/** Streams that are over and have tickets whose price is still held. */
export const listUnsettled = (db: Queryable, seen: readonly string[], limit: number) =>
  db
    .selectFrom('stream_tickets')
    .innerJoin('streams', 'streams.id', 'stream_tickets.stream_id')
    .select('streams.id')
    .distinct()
    .where('stream_tickets.status', '=', 'held')
    .where(isOverSql)
    .where(notAmong('streams.id', seen))
    .limit(limit)
    .execute();

export const markSettled = async (db: Queryable, id: string, status: 'released' | 'refunded'): Promise<void> => {
  await db
    .updateTable('stream_tickets')
    .set({ status, settled_at: sql<Date>`now()`, country: null })
    .where('id', '=', id)
    .execute();
};

/** The ticket that a movement of the ledger paid, unless it was refunded; locked. */
export const lockTicketOfPayment = (db: Transaction, paymentId: string) =>
  db
    .selectFrom('stream_tickets')
    .select(['id', 'stream_id', 'user_id'])
    .where('payment_id', '=', paymentId)
    .where('status', '<>', 'refunded')
    .forUpdate()
    .executeTakeFirst();

/**
 * Tickets whose price is held, of one account for another's streams, locked: all of them when their performer blocks
 * the fan; those of streams that have not begun when the fan blocks the performer.
 */
export const lockParted = (db: Transaction, blockerId: string, blockedId: string): Promise<TicketRow[]> =>
  db
    .selectFrom('stream_tickets')
    .innerJoin('streams', 'streams.id', 'stream_tickets.stream_id')
    .selectAll('stream_tickets')
    .where('stream_tickets.status', '=', 'held')
    .where(
      sql<boolean>`((user_id = ${blockedId}::uuid and performer_id = ${blockerId}::uuid)
        or (user_id = ${blockerId}::uuid and performer_id = ${blockedId}::uuid and streams.status = 'planned'))`,
    )
    .orderBy('stream_tickets.id')
    .forUpdate('stream_tickets')
    .execute();

/** Tickets whose price is held, with their streams; to be locked. */
export const selectHeld = (db: Transaction) =>
  db
    .selectFrom('stream_tickets')
    .innerJoin('streams', 'streams.id', 'stream_tickets.stream_id')
    .selectAll('stream_tickets')
    .where('stream_tickets.status', '=', 'held')
    .orderBy('stream_tickets.id')
    .forUpdate('stream_tickets');

/** An account's held ticket of a stream, locked, and whether it may be given back. */
export const lockHeldOf = (db: Transaction, streamId: string, userId: string) =>
  selectHeld(db)
    .select(isReturnableSql('stream_tickets').as('isReturnable'))
    .where('stream_id', '=', streamId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/**
 * The held tickets of a fan whose streams have not begun or were called off, locked: what is held comes back. The terms
 * of a deletion count the same ones.
 */
export const lockReturning = (db: Transaction, userId: string): Promise<TicketRow[]> =>
  db
    .selectFrom('stream_tickets')
    .innerJoin('streams', 'streams.id', 'stream_tickets.stream_id')
    .selectAll('stream_tickets')
    .where('user_id', '=', userId)
    .where('stream_tickets.status', '=', 'held')
    .where('streams.status', 'in', ['planned', 'cancelled'])
    .orderBy('stream_tickets.id')
    .forUpdate('stream_tickets')
    .execute();

/** The held tickets of a performer's announced streams, and what is held for them. */
export const countSold = (db: Queryable, performerId: string): Promise<{ count: number; amount: Hundredths }> =>
  db
    .selectFrom('stream_tickets')
    .innerJoin('streams', 'streams.id', 'stream_tickets.stream_id')
    .innerJoin('ledger_transactions as payment', 'payment.id', 'stream_tickets.payment_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<Hundredths>`coalesce(sum(payment.amount - ledger_reversed(payment.id)), 0)::bigint`.as('amount'))
    .where('streams.performer_id', '=', performerId)
    .where('streams.status', '=', 'planned')
    .where('stream_tickets.status', '=', 'held')
    .executeTakeFirstOrThrow();

/** Whether an account has bought or sold a ticket whose price is held, and whose stream is live or has taken place. */
export const hasTicketOpen = async (db: Queryable, accountId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('stream_tickets')
    .innerJoin('streams', 'streams.id', 'stream_tickets.stream_id')
    .select('stream_tickets.id')
    .where('stream_tickets.status', '=', 'held')
    .where('streams.status', 'in', ['live', 'ended'])
    .where(({ or, eb }) => or([eb('user_id', '=', accountId), eb('performer_id', '=', accountId)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
