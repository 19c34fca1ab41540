import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import type { DisputesQuery } from './disputes.schema.ts';

const selectDisputes = (db: Queryable) =>
  db.selectFrom('disputes').innerJoin('payments', 'payments.id', 'disputes.payment_id');

const withPayment = (query: ReturnType<typeof selectDisputes>) =>
  query.selectAll('disputes').select(['payments.currency', 'payments.created_at as paid_at']);

const matching = (db: Queryable, status: DisputesQuery['status']) =>
  selectDisputes(db).$if(status !== undefined, (query) => query.where('disputes.status', '=', status ?? 'open'));

/** Disputes in one state or in all, newest first; one more than the limit. */
export const listDisputes = (db: Queryable, { status, limit }: DisputesQuery, before: string | null) =>
  withPayment(matching(db, status))
    .$if(before !== null, (query) => query.where('disputes.id', '<', before ?? ''))
    .orderBy('disputes.id', 'desc')
    .limit(limit + 1)
    .execute();

export type DisputeRow = Awaited<ReturnType<typeof listDisputes>>[number];

export const countDisputes = (db: Queryable, status: DisputesQuery['status']): Promise<number> =>
  countUpTo(db, matching(db, status));

export const findDisputeRow = (db: Queryable, id: string): Promise<DisputeRow | undefined> =>
  withPayment(selectDisputes(db).where('disputes.id', '=', id)).executeTakeFirst();

export const findDisputesOf = (db: Queryable, paymentId: string): Promise<DisputeRow[]> =>
  withPayment(selectDisputes(db).where('payment_id', '=', paymentId))
    .orderBy('disputes.id')
    .execute();
