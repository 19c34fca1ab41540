import { sql, type Insertable } from 'kysely';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import type { RefundRequestsTable } from '../../platform/database/refund-tables.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import type { RefundRequestsQuery } from './refund-requests.schema.ts';

/** Requests with what was bought. */
const selectRequests = (db: Queryable) =>
  db
    .selectFrom('refund_requests as request')
    .leftJoin('payments', 'payments.id', 'request.payment_id')
    .leftJoin('ledger_transactions as sale', 'sale.id', 'request.transaction_id')
    .leftJoin('orders', 'orders.id', 'request.order_id')
    .leftJoin('purchases', 'purchases.transaction_id', 'request.transaction_id')
    .leftJoin('subscription_gifts as gift', 'gift.transaction_id', 'request.transaction_id')
    .leftJoin('subscriptions as given', 'given.id', 'gift.subscription_id')
    .selectAll('request')
    .select(['payments.currency', 'sale.item_type', 'given.user_id as given_to', 'gift.starts_at', 'gift.ends_at'])
    .select([
      sql<LedgerTransactionKind | null>`sale.kind`.as('sale_kind'),
      sql<Date>`coalesce(payments.created_at, sale.created_at)`.as('paid_at'),
      sql<Hundredths>`coalesce(payments.amount, sale.amount)`.as('total'),
      sql<string>`coalesce(orders.title, purchases.title, '')`.as('title'),
      sql<boolean>`payments.id is not null and payments.card_id is null`.as('is_of_coins'),
    ]);

export type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

export const findRequest = (db: Queryable, id: string): Promise<RequestRow | undefined> =>
  selectRequests(db).where('request.id', '=', id).executeTakeFirst();

/** Requests of one fan, or of all. */
interface Whose {
  userId: string | null;
  status: RefundRequestsQuery['status'];
}

const matching = <T extends ReturnType<typeof selectRequests>>(query: T, { userId, status }: Whose) =>
  query
    .$if(userId !== null, (select) => select.where('request.user_id', '=', userId ?? ''))
    .$if(status !== undefined, (select) => select.where('request.status', '=', status ?? 'open'));

/** Requests, newest first; open ones the longest waiting first. One more than the limit. */
export const listRequests = (db: Queryable, whose: Whose, page: { limit: number; after: string | null }) => {
  const isQueue = whose.userId === null && whose.status === 'open';
  return matching(selectRequests(db), whose)
    .$if(page.after !== null, (select) => select.where('request.id', isQueue ? '>' : '<', page.after ?? ''))
    .orderBy('request.id', isQueue ? 'asc' : 'desc')
    .limit(page.limit + 1)
    .execute();
};

export const countRequests = (db: Queryable, whose: Whose): Promise<number> =>
  countUpTo(db, matching(selectRequests(db), whose));

/** Returns false when the same thing has an open request. */
export const insertRequest = async (db: Queryable, request: Insertable<RefundRequestsTable>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('refund_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Locks a request. */
export const lockRequest = (db: Queryable, id: string) =>
  db.selectFrom('refund_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

export const decideRequest = async (
  db: Queryable,
  id: string,
  decision: Pick<RefundRequestsTable, 'amount'> & { status: 'granted' | 'refused'; answer: string },
): Promise<void> => {
  await db
    .updateTable('refund_requests')
    .set({ ...decision, decided_at: new Date() })
    .where('id', '=', id)
    .execute();
};

/** What a refund is requested for, its buyer, and the moment from which the days count. */
export interface Subject {
  payment_id: string | null;
  transaction_id: string | null;
  order_id: string | null;
  performer_id: string | null;
  since: Date;
  left: Hundredths;
}

export const findPaymentSubject = async (db: Queryable, userId: string, id: string): Promise<Subject | undefined> => {
  const { rows } = await sql<Subject>`
    select id as payment_id, null as transaction_id, null as order_id, null as performer_id, created_at as since,
      case when status = 'succeeded' then amount - coalesce((
        select sum(amount) from refunds where payment_id = payments.id and status <> 'failed'), 0) else 0 end::bigint as left
    from payments where id = ${id} and user_id = ${userId}`.execute(db);
  return rows[0];
};

/** A purchase or a subscription, by the transaction that paid for it. */
export const findPurchaseSubject = async (db: Queryable, userId: string, id: string): Promise<Subject | undefined> => {
  const { rows } = await sql<Subject>`
    select null as payment_id, id as transaction_id, null as order_id, performer_id, created_at as since,
      (amount - ledger_reversed(id))::bigint as left
    from ledger_transactions where id = ${id} and user_id = ${userId} and kind in ('purchase', 'subscription')`.execute(
    db,
  );
  return rows[0];
};

/** An order; the days count from its delivery, or else its shipping. Unsent orders are cancelled instead. */
export const findOrderSubject = async (db: Queryable, userId: string, id: string): Promise<Subject | undefined> => {
  const { rows } = await sql<Subject>`
    select null as payment_id, payment_id as transaction_id, id as order_id, performer_id,
      coalesce(delivered_at, shipped_at, created_at) as since,
      case when status in ('shipped', 'delivered') then (select sale.amount - ledger_reversed(sale.id)
        from ledger_transactions sale where sale.id = orders.payment_id) else 0 end::bigint as left
    from orders where id = ${id} and user_id = ${userId}`.execute(db);
  return rows[0];
};
