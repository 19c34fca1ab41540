import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { notAmong } from '../../shared/not-among.ts';
import { dueMoment, dueMomentSql, isCardsTurnSql, renewsSql } from '../subscriptions/renewable.ts';
import { updateSubscription, type SubscriptionRow } from '../subscriptions/subscriptions.repository.ts';

/** The order of a payment that renews a subscription. */
export const renewalOrder = z.object({
  subscriptionId: z.uuid(),
  /** When the period that is paid for was due: the end of the one before, or the date of a pause. */
  periodEnd: z.iso.datetime(),
});

export type RenewalOrder = z.infer<typeof renewalOrder>;

/** Renews a subscription from the card that paid for it, if that card is saved; otherwise from the wallet. */
export const renewFromCard = async (unit: UnitOfWork, subscriptionId: string, cardId: string | null): Promise<void> => {
  const kept =
    cardId === null
      ? undefined
      : await unit.db
          .selectFrom('payment_cards')
          .select('id')
          .where('id', '=', cardId)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
  await updateSubscription(unit.db, subscriptionId, { card_id: kept?.id ?? null });
};

/**
 * Subscriptions whose card is to be charged, the longest due first: an active one from a moment before its period ends, a
 * paused one on the date that it was paused to, one that waits for payment at once.
 */
export const findRenewalsByCard = (
  db: Queryable,
  { now, ahead, seen }: { now: Date; ahead: Date; seen: readonly string[] },
  limit: number,
) =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('card_id', 'is not', null)
    .where(isCardsTurnSql)
    .where(dueMomentSql, '<=', ahead)
    .where((where) => where.or([where('status', '=', 'active'), where(dueMomentSql, '<=', now)]))
    .where(notAmong('id', seen))
    .orderBy(dueMomentSql)
    .limit(limit)
    .execute();

export const orderOf = (row: SubscriptionRow): RenewalOrder => ({
  subscriptionId: row.id,
  periodEnd: dueMoment(row).toISOString(),
});

const lockWhere = async (
  db: Queryable,
  { subscriptionId, periodEnd }: RenewalOrder,
  condition: RawBuilder<boolean>,
): Promise<SubscriptionRow | undefined> => {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', subscriptionId)
    .where(condition)
    .forUpdate()
    .executeTakeFirst();
  return row && dueMoment(row).toISOString() === periodEnd ? row : undefined;
};

/** Locks a subscription; undefined when it does not renew any more, or the period is not the one that is due next. */
export const lockForRenewal = (db: Queryable, order: RenewalOrder) => lockWhere(db, order, renewsSql);

/** {@link lockForRenewal}; undefined also when its card was tried for that period, or is gone. */
export const lockForCard = (db: Queryable, order: RenewalOrder) => lockWhere(db, order, isCardsTurnSql);

/** Whether a card is still the kept one that a subscription is renewed from. */
export const isRenewedFrom = async (
  db: Queryable,
  { card_id: renewedFrom }: SubscriptionRow,
  cardId: string | null,
): Promise<boolean> => {
  if (cardId === null || renewedFrom !== cardId) return false;
  const kept = await db
    .selectFrom('payment_cards')
    .select('id')
    .where('id', '=', cardId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return kept !== undefined;
};

export const findSubscription = (db: Queryable, id: string) =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The country whose tax was on the payment by card with which a fan last subscribed; null where none was known. */
export const countryPaidFrom = async (
  db: Queryable,
  { user_id: userId, performer_id: performerId }: Pick<SubscriptionRow, 'user_id' | 'performer_id'>,
): Promise<string | null> => {
  const paid = await db
    .selectFrom('payments')
    .select('tax_country')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'subscription')
    .where(sql<boolean>`ordered ->> 'performerId' = ${performerId}`)
    .where('transaction_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return paid?.tax_country ?? null;
};

/** Notes that the card was tried for the period that is due next. The caller has locked the subscription. */
export const markCardTried = (db: Queryable, row: SubscriptionRow) =>
  updateSubscription(db, row.id, { card_tried_for: dueMoment(row) });

/** Ends the card's turn where the period is due, so that the wallet is asked at once. The caller has locked it. */
export const askWallet = async (db: Queryable, row: SubscriptionRow): Promise<void> => {
  const now = new Date();
  if (dueMoment(row) <= now) await updateSubscription(db, row.id, { retry_at: now });
};
