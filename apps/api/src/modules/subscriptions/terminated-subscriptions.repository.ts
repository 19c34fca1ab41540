import { sql } from 'kysely';
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

/** Subscriptions with time left, in whatever state, in ascending order of their ids: the end of an account ends them all. */
export const findWithTimeLeft = (
  db: Queryable,
  { performerId, at, after, limit }: TerminatedSearch,
): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('performer_id', '=', performerId)
    .where('current_period_end', '>', at)
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute();

/** What has paid for a subscription's time. */
interface Payments {
  /** The last payment of the subscriber. */
  last: { id: string; created_at: Date } | undefined;
  /** The gifts that were not taken. */
  gifts: Array<{ transaction_id: string; starts_at: Date; ends_at: Date }>;
}

/** What has paid for each of these subscriptions, by their ids. */
export const findPayments = async (
  db: Queryable,
  subscriptions: ReadonlyArray<Pick<SubscriptionRow, 'id' | 'user_id'>>,
): Promise<ReadonlyMap<string, Payments>> => {
  if (subscriptions.length === 0) return new Map();
  const [ids, fans] = [subscriptions.map(({ id }) => id), subscriptions.map(({ user_id: fan }) => fan)];
  const { rows: lasts } = await sql<{ subscription_id: string; id: string; created_at: Date }>`
    select asked.id as subscription_id, payment.id, payment.created_at
    from unnest(${ids}::uuid[], ${fans}::uuid[]) as asked (id, fan_id)
    cross join lateral (
      select id, created_at from ledger_transactions
      where kind = 'subscription' and user_id = asked.fan_id and item_id = asked.id
      order by id desc limit 1) payment`.execute(db);
  const gifts = await db
    .selectFrom('subscription_gifts')
    .select(['subscription_id', 'transaction_id', 'starts_at', 'ends_at'])
    .where('subscription_id', 'in', ids)
    .where('taken_back_at', 'is', null)
    .orderBy('id')
    .execute();
  const lastOf = new Map(lasts.map(({ subscription_id: of, ...last }) => [of, last]));
  const giftsOf = Map.groupBy(gifts, ({ subscription_id: of }) => of);
  return new Map(ids.map((id) => [id, { last: lastOf.get(id), gifts: giftsOf.get(id) ?? [] }]));
};

/** A payment, its payer, and what of it was not taken back. */
export interface Payment {
  userId: string;
  amount: Hundredths;
  left: Hundredths;
  /** Whether the payer's account is there. */
  isHere: boolean;
}

/** Payments by the ids of their transactions. */
export const loadPaidTimes = async (
  db: Queryable,
  transactionIds: readonly string[],
): Promise<ReadonlyMap<string, Payment>> => {
  if (transactionIds.length === 0) return new Map();
  const { rows } = await sql<Payment & { id: string }>`
    select movement.id, movement.user_id as "userId", movement.amount,
      (movement.amount - ledger_reversed(movement.id))::bigint as left, payer.deleted_at is null as "isHere"
    from ledger_transactions movement join users payer on payer.id = movement.user_id
    where movement.id = any(${[...transactionIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...payment }) => [id, payment]));
};
