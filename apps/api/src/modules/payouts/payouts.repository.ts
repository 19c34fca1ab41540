import type { Insertable, Selectable, Updateable } from 'kysely';
import type {
  PayoutAttemptsTable,
  PayoutEventsTable,
  PayoutMethodKind,
  PayoutRequestsTable,
  PayoutStatus,
} from '../../platform/database/payout-tables.ts';
import { newId } from '../../platform/ids.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';

export type PayoutRow = Selectable<PayoutRequestsTable>;
export type AttemptRow = Selectable<PayoutAttemptsTable>;
export type EventRow = Selectable<PayoutEventsTable>;

export const hasMethod = async (db: Queryable, performerId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('payout_methods')
    .select('kind')
    .where('performer_id', '=', performerId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const findRequestUnderReview = (db: Queryable, performerId: string): Promise<PayoutRow | undefined> =>
  db
    .selectFrom('payout_requests')
    .selectAll()
    .where('performer_id', '=', performerId)
    .where('status', '=', 'pending-review')
    .executeTakeFirst();

/** Whether there is a request that is neither sent nor rejected, of any or of one way of being paid. */
export const hasOpenRequest = async (
  db: Queryable,
  performerId: string,
  method?: PayoutMethodKind,
): Promise<boolean> => {
  const row = await db
    .selectFrom('payout_requests')
    .select('id')
    .where('performer_id', '=', performerId)
    .where('status', 'in', ['pending-review', 'approved'])
    .$if(method !== undefined, (query) => query.where('method', '=', method ?? 'bank'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export const insertRequest = (db: Queryable, row: Insertable<PayoutRequestsTable>): Promise<PayoutRow> =>
  db.insertInto('payout_requests').values(row).returningAll().executeTakeFirstOrThrow();

export const findRequest = (db: Queryable, id: string): Promise<PayoutRow | undefined> =>
  db.selectFrom('payout_requests').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks a request until the transaction ends, so that a concurrent change sees the result of this one. */
export const lockRequest = (db: Queryable, id: string): Promise<PayoutRow | undefined> =>
  db.selectFrom('payout_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateRequest = (
  db: Queryable,
  id: string,
  changes: Updateable<PayoutRequestsTable>,
): Promise<PayoutRow> =>
  db
    .updateTable('payout_requests')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export interface PayoutFilter {
  performerId: string;
  status: PayoutStatus | undefined;
  from: string | undefined;
  to: string | undefined;
}

const selectRequests = (db: Queryable, { performerId, status, from, to }: PayoutFilter) =>
  db
    .selectFrom('payout_requests')
    .where('performer_id', '=', performerId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'paid'))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('created_at', '<', new Date(to ?? 0)));

/** One more than `limit` of somebody's requests, newest first. */
export const listRequests = (
  db: Queryable,
  filter: PayoutFilter,
  { limit, before }: { limit: number; before: string | null },
): Promise<PayoutRow[]> =>
  selectRequests(db, filter)
    .selectAll()
    .$if(before !== null, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();

export const countRequests = (db: Queryable, filter: PayoutFilter): Promise<number> =>
  countUpTo(db, selectRequests(db, filter));

/** Adds an event to a request's history, with its actor. */
export const insertEvent = async (db: Queryable, event: Omit<Insertable<PayoutEventsTable>, 'id'>): Promise<void> => {
  await db
    .insertInto('payout_events')
    .values({ ...event, id: newId() })
    .execute();
};

export const listEvents = (db: Queryable, requestId: string): Promise<EventRow[]> =>
  db.selectFrom('payout_events').selectAll().where('request_id', '=', requestId).orderBy('id').execute();

export const listAttempts = (db: Queryable, requestId: string): Promise<AttemptRow[]> =>
  db.selectFrom('payout_attempts').selectAll().where('request_id', '=', requestId).orderBy('id').execute();
