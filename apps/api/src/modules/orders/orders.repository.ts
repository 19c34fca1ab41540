import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { OrdersTable } from '../../platform/database/order-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { notAmong } from '../../shared/not-among.ts';

export type OrderRow = Selectable<OrdersTable>;

export const insertOrder = (db: Queryable, order: Insertable<OrdersTable>): Promise<OrderRow> =>
  db.insertInto('orders').values(order).returningAll().executeTakeFirstOrThrow();

/** An order that the account has bought or sold. */
export const findOrderOf = (db: Queryable, accountId: string, id: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where((where) => where.or([where('user_id', '=', accountId), where('performer_id', '=', accountId)]))
    .executeTakeFirst();

export type Side = 'user_id' | 'performer_id';

/** An order of one party, locked until the transaction ends. */
export const lockOrder = (db: Queryable, side: Side, accountId: string, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).where(side, '=', accountId).forUpdate().executeTakeFirst();

/** The order of a payment, locked. */
export const lockOrderOfPayment = (db: Queryable, paymentId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('payment_id', '=', paymentId).forUpdate().executeTakeFirst();

export const updateOrder = (
  db: Queryable,
  id: string,
  change: Omit<Updateable<OrdersTable>, 'version'>,
): Promise<OrderRow> =>
  db
    .updateTable('orders')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

const UNSENT = ['created', 'processing'] as const;

/** A performer's unshipped orders, locked. */
export const lockUnsentOf = (db: Queryable, performerId: string): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('performer_id', '=', performerId)
    .where('status', 'in', UNSENT)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Unprocessed orders between two accounts, in either direction; locked. */
export const lockUntouchedBetween = (db: Queryable, one: string, other: string): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('status', '=', 'created')
    .where(sql<boolean>`(user_id, performer_id) in ((${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid))`)
    .orderBy('id')
    .forUpdate()
    .execute();

export const hasUnsent = async (db: Queryable, userId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', UNSENT)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** An account's unsent orders, bought or sold, and what is held for them. */
export const countUnsent = async (
  db: Queryable,
  side: 'user_id' | 'performer_id',
  accountId: string,
): Promise<{ count: number; amount: Hundredths }> =>
  db
    .selectFrom('orders')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(
      sql<Hundredths>`coalesce(sum(item_price * quantity + shipping_price - discount - ledger_reversed(payment_id)), 0)::bigint`.as(
        'amount',
      ),
    )
    .where(side, '=', accountId)
    .where('status', 'in', UNSENT)
    .executeTakeFirstOrThrow();

/**
 * Locks a performer's account, so that a concurrent deletion or suspension waits, or is visible here. Undefined when it
 * is gone.
 * @see lockForEnding
 */
export const lockSeller = (db: Queryable, performerId: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', performerId)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .forShare()
    .executeTakeFirst();

/** Before an account ends: waits for orders that are being placed with it, and blocks new ones. */
export const lockForEnding = async (db: Queryable, userId: string): Promise<void> => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
};

/**
 * Orders that were shipped before a time and have no reported problem, or whose problem was closed before it, or that
 * have waited to be shipped since then.
 */
const isDue = (deliveredBefore: Date, unsentBefore: Date) => sql<boolean>`(
  (status = 'shipped' and shipped_at < ${deliveredBefore}
    and (problem_at is null or problem_closed_at < ${deliveredBefore}))
  or (status in ('created', 'processing') and created_at < ${unsentBefore}))`;

export interface Deadlines {
  deliveredBefore: Date;
  unsentBefore: Date;
}

/** Orders that are due, without those of these ids. */
export const findDueOrders = (
  db: Queryable,
  { deliveredBefore, unsentBefore, seen }: Deadlines & { seen: readonly string[] },
  limit: number,
) =>
  db
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', ['created', 'processing', 'shipped'])
    .where(isDue(deliveredBefore, unsentBefore))
    .where(notAmong('id', seen))
    .orderBy('id')
    .limit(limit)
    .execute();

/** Locks an order that is due, unless another transaction has locked it. */
export const lockDueOrder = (db: Queryable, id: string, { deliveredBefore, unsentBefore }: Deadlines) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where(isDue(deliveredBefore, unsentBefore))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
