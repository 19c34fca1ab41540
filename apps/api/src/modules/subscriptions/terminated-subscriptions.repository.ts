import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

interface TerminatedSearch {
  performerId: string;
  at: Date;
  /** The last id of the batch before. */
  after: string | null;
  limit: number;
}

/** Ids of subscriptions that were ended with time left, in ascending order. */
export const findTerminated = async (
  db: Queryable,
  { performerId, at, after, limit }: TerminatedSearch,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('performer_id', '=', performerId)
    .where('status', '=', 'expired')
    .where('current_period_end', '>', at)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
};

/** One of them, locked; undefined when its unused time was settled meanwhile. */
export const lockTerminated = (db: Queryable, id: string, at: Date) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'expired')
    .where('current_period_end', '>', at)
    .forUpdate()
    .executeTakeFirst();

/** The last payment of the subscriber, and the gifts that were not taken. */
export const findPayments = async (db: Queryable, { id, user_id: userId }: SubscriptionRow) => {
  const last = await db
    .selectFrom('ledger_transactions')
    .select(['id', 'created_at'])
    .where('kind', '=', 'subscription')
    .where('user_id', '=', userId)
    .where('item_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const gifts = await db
    .selectFrom('subscription_gifts')
    .select(['transaction_id', 'starts_at', 'ends_at'])
    .where('subscription_id', '=', id)
    .where('taken_back_at', 'is', null)
    .orderBy('id')
    .execute();
  return { last, gifts };
};

/** The payer of a transaction, and its amount. */
export const findPayer = async (
  db: Queryable,
  transactionId: string,
): Promise<{ userId: string; amount: Hundredths }> => {
  const { user_id: userId, amount } = await db
    .selectFrom('ledger_transactions')
    .select(['user_id', 'amount'])
    .where('id', '=', transactionId)
    .executeTakeFirstOrThrow();
  if (userId === null) throw new Error(`${transactionId} was paid by nobody.`);
  return { userId, amount };
};
