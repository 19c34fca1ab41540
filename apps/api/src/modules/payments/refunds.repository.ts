import { sql } from 'kysely';
import type { RefundsTable } from '../../platform/database/gateway-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { notAmong } from '../../shared/not-among.ts';

type NewRefund = Pick<RefundsTable, 'id' | 'payment_id' | 'amount' | 'tokens' | 'reason' | 'reversal_id'>;

export const insertRefund = async (db: Queryable, refund: NewRefund): Promise<void> => {
  await db
    .insertInto('refunds')
    .values({ ...refund, status: 'pending' })
    .execute();
};

/** A refund with the gateway's reference of the refunded charge. */
export const findRefund = (db: Queryable, id: string) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .select(['payments.provider', 'payments.provider_ref as charge_ref'])
    .where('refunds.id', '=', id)
    .executeTakeFirst();

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

export const lockRefund = (db: Queryable, id: string) =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateRefund = async (
  db: Queryable,
  id: string,
  values: Pick<RefundsTable, 'status' | 'provider_ref' | 'restored_id' | 'operator_since'>,
): Promise<void> => {
  await db
    .updateTable('refunds')
    .set({ ...values, updated_at: new Date() })
    .where('id', '=', id)
    .execute();
};

/** Marks that the refund is about to be requested; true the first time. */
export const markRefundAsked = async (db: Queryable, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ asked_at: new Date() })
    .where('id', '=', id)
    .where('asked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The sum of a payment's refunds in these states. */
export const sumRefunds = async (
  db: Queryable,
  paymentId: string,
  statuses: ReadonlyArray<RefundsTable['status']>,
): Promise<Hundredths> => {
  const { sum } = await db
    .selectFrom('refunds')
    .select(sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('payment_id', '=', paymentId)
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow();
  return sum;
};

/** SQL: how much of `payments.amount` is on its way back, and has not arrived. */
export const refundsOnTheirWaySql = sql<Hundredths>`(select coalesce(sum(amount), 0)::bigint from refunds
  where refunds.payment_id = payments.id and refunds.status = 'pending')`;

/** The refunds of a payment, oldest first. */
export const findRefunds = (db: Queryable, paymentId: string) =>
  db.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).orderBy('id').execute();

/** How long a refund may be pending before its gateway is asked, and between two times that it is. */
const PATIENCE_MS = 15 * 60_000;

const longAgo = (): Date => new Date(Date.now() - PATIENCE_MS);

/** Refunds that have been pending for long, without those of these ids, the longest waiting first. */
export const findPendingRefunds = (db: Queryable, seen: readonly string[], limit: number) =>
  db
    .selectFrom('refunds')
    .select('id')
    .where('status', '=', 'pending')
    .where('operator_since', 'is', null)
    .where('updated_at', '<', longAgo())
    .where(notAmong('id', seen))
    .orderBy('updated_at')
    .limit(limit)
    .execute();

/** Moves a refund behind the others that wait, before its gateway is asked; false when another run has done so. */
export const putBackRefund = async (db: Queryable, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ updated_at: new Date() })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('updated_at', '<', longAgo())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
