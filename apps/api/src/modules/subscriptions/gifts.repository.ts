import { sql, type Insertable } from 'kysely';
import type { SubscriptionGiftsTable } from '../../platform/database/subscription-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isLiving } from '../../viewing/living-account.ts';
import { arePartedSql } from '../../viewing/visibility.ts';

/** The fan with a username; undefined when there is none, or one of the two has blocked the other. */
export const findRecipient = (db: Queryable, giverId: string, username: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .where('role', '=', 'user')
    .where(isLiving())
    .where(({ not }) => not(arePartedSql(sql.ref('users.id'), sql`${giverId}::uuid`)))
    .executeTakeFirst();

export const insertGift = async (db: Queryable, gift: Insertable<SubscriptionGiftsTable>): Promise<void> => {
  await db.insertInto('subscription_gifts').values(gift).execute();
};

/** Whether the payment of a gift is reversed in full. */
export const isFullyReversed = async (db: Queryable, transactionId: string): Promise<boolean> => {
  const { rows } = await sql<{ isWhole: boolean }>`
    select ledger_reversed(id) = amount as "isWhole" from ledger_transactions where id = ${transactionId}`.execute(db);
  return rows[0]?.isWhole ?? false;
};

/** The gift whose payment a movement reverses, or whose reversal it reverses. */
export const findGiftReversedBy = async (db: Queryable, transactionId: string) => {
  const { rows } = await sql<{ giftId: string }>`
    select gift.id as "giftId"
    from ledger_transactions movement
    join ledger_transactions reversed on reversed.id = movement.reverses_id
    join ledger_transactions sale on sale.id = coalesce(reversed.reverses_id, reversed.id)
    join subscription_gifts gift on gift.transaction_id = sale.id
    where movement.id = ${transactionId}`.execute(db);
  return rows[0];
};

/** A gift and its subscription, locked; the subscription first, as everywhere. */
export const lockGift = async (db: Queryable, giftId: string) => {
  const subscription = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', db.selectFrom('subscription_gifts').select('subscription_id').where('id', '=', giftId))
    .forUpdate()
    .executeTakeFirstOrThrow();
  const gift = await db
    .selectFrom('subscription_gifts')
    .selectAll()
    .where('id', '=', giftId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { gift, subscription };
};

export type GiftRow = Awaited<ReturnType<typeof lockGift>>['gift'];

/** Stores that a gift was taken, with the milliseconds that were left of it. */
export const setTaken = async (db: Queryable, id: string, takenMs: number): Promise<void> => {
  await db
    .updateTable('subscription_gifts')
    .set({ taken_back_at: new Date(), taken_ms: BigInt(takenMs) })
    .where('id', '=', id)
    .execute();
};

/** Stores that a gift counts again, with its new period. */
export const restoreGift = async (db: Queryable, id: string, from: Date, until: Date): Promise<void> => {
  await db
    .updateTable('subscription_gifts')
    .set({ taken_back_at: null, taken_ms: null, starts_at: from, ends_at: until })
    .where('id', '=', id)
    .execute();
};

/** Moves the gifts that follow one that was taken. */
export const moveLaterGifts = async (db: Queryable, { id, subscription_id, ends_at }: GiftRow, byMs: number) => {
  const by = sql`${byMs} * interval '1 millisecond'`;
  await sql`update subscription_gifts set starts_at = starts_at + ${by}, ends_at = ends_at + ${by}
    where subscription_id = ${subscription_id} and id <> ${id} and starts_at >= ${ends_at} and taken_back_at is null`.execute(
    db,
  );
};

/** The gifts of a subscription that were not taken and are not over, the earliest first. */
export const findGiftsAhead = (db: Queryable, subscriptionId: string, now: Date) =>
  db
    .selectFrom('subscription_gifts')
    .select(['id', 'starts_at', 'ends_at'])
    .where('subscription_id', '=', subscriptionId)
    .where('taken_back_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

export const moveGift = async (db: Queryable, id: string, from: Date, until: Date): Promise<void> => {
  await db.updateTable('subscription_gifts').set({ starts_at: from, ends_at: until }).where('id', '=', id).execute();
};

/**
 * Ends the gifts of a subscription that begins anew: the time that they still held ended with it, so that a gift which
 * is taken back later takes nothing of what was paid for since.
 */
export const endGifts = async (db: Queryable, subscriptionId: string, now: Date): Promise<void> => {
  await sql`update subscription_gifts set starts_at = least(starts_at, ${now}), ends_at = ${now}
    where subscription_id = ${subscriptionId} and taken_back_at is null and ends_at > ${now}`.execute(db);
};

/** The newest gift of each subscription, without those that were taken. */
export const findGifts = (db: Queryable, subscriptionIds: readonly string[]) =>
  db
    .selectFrom('subscription_gifts')
    .distinctOn('subscription_id')
    .select(['subscription_id', 'giver_id', 'note'])
    .where('subscription_id', '=', sql<string>`any(${subscriptionIds}::uuid[])`)
    .where('taken_back_at', 'is', null)
    .orderBy('subscription_id')
    .orderBy('id', 'desc')
    .execute();
