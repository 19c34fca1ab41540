import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';

const overOf = (db: Queryable, performerId: string) =>
  db.selectFrom('streams').where('performer_id', '=', performerId).where('status', '=', 'ended');

const columns = ['id', 'performer_id', 'title', 'started_at', 'ended_at', 'peak_viewers', 'watched_ms'] as const;

/** A stream that is over. */
export const findOver = (db: Queryable, performerId: string, streamId: string) =>
  overOf(db, performerId).select(columns).where('id', '=', streamId).executeTakeFirst();

export type OverRow = NonNullable<Awaited<ReturnType<typeof findOver>>>;

/** A performer's streams that are over, the newest first. */
export const listOver = async (
  db: Queryable,
  performerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: OverRow[]; total: number }> => {
  const [rows, total] = await Promise.all([
    overOf(db, performerId)
      .select(columns)
      .orderBy('ended_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    countUpTo(db, overOf(db, performerId)),
  ]);
  return { rows, total };
};

/** Followers and subscribers of today who began while a stream ran. */
export const countNew = async (db: Queryable, { id, performer_id: performerId }: OverRow) => {
  const { rows } = await sql<{ followers: number; subscribers: number }>`
    select
      (select count(*)::int from follows
        where follows.performer_id = ${performerId} and follows.created_at between started_at and ended_at) as followers,
      (select count(*)::int from subscriptions
        where subscriptions.performer_id = ${performerId}
          and subscriptions.started_at between streams.started_at and ended_at) as subscribers
    from streams where id = ${id}`.execute(db);
  return rows[0] ?? { followers: 0, subscribers: 0 };
};

/**
 * SQL: what moved money for a stream. Two partial indexes by item know these kinds; both are used where each has the
 * item beside it.
 */
const movedFor = (streamId: string) => sql<boolean>`movement.item_type = 'stream' and (
  (movement.item_id = ${streamId}::uuid and movement.kind = 'tip')
  or (movement.item_id = ${streamId}::uuid and movement.kind in ('purchase', 'release', 'refund', 'chargeback', 'reversal')))`;

/** What has come to the performer's earnings for a stream, less what went again. */
export const sumEarned = async (db: Queryable, stream: OverRow): Promise<Hundredths> => {
  const { sum } = await db
    .selectFrom('ledger_transactions as movement')
    .innerJoin('ledger_entries as entry', 'entry.transaction_id', 'movement.id')
    .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
    .where(movedFor(stream.id))
    .where('account.kind', '=', 'earnings')
    .where('account.owner_id', '=', stream.performer_id)
    .select(sql<bigint>`coalesce(sum(entry.amount), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
};

/** Tickets that were not paid back, and what of their price is still held. */
export const sumTickets = (db: Queryable, { id }: OverRow) =>
  db
    .selectFrom('stream_tickets')
    .where('stream_id', '=', id)
    .where('status', '<>', 'refunded')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<bigint>`coalesce(sum(price), 0)::bigint`.as('sum'),
      sql<bigint>`coalesce(sum(price) filter (where status = 'held'), 0)::bigint`.as('held'),
    ])
    .executeTakeFirstOrThrow();
