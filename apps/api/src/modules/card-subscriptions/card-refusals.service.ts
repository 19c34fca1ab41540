import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { notify } from '../notifications/notify.ts';
import { ChargeUnwantedError } from '../payments/gateway-charges.ts';
import { dueMoment } from '../subscriptions/renewable.ts';
import { mayGoOn } from '../subscriptions/renewal.service.ts';
import { nextPrice } from '../../viewing/next-price.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repository.ts';
import { askWallet, isRenewedFrom, lockForRenewal, renewalOrder } from './card-renewals.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Notifies a fan that the payment for a renewal has failed, in the transaction that notes it. Where the period is due
 * already, the wallet is asked.
 */
export const notifyOfRefusedRenewal = async (unit: UnitOfWork, paymentId: string): Promise<void> => {
  const { ordered } = await findOrdered(unit.db, paymentId);
  const subscription = await lockForRenewal(unit.db, renewalOrder.parse(ordered));
  if (!subscription) return;
  await notifyOfRefusedCard(unit, subscription);
  await askWallet(unit.db, subscription);
};

const findOrdered = (db: Queryable, paymentId: string) =>
  db.selectFrom('payments').select(['ordered', 'card_id']).where('id', '=', paymentId).executeTakeFirstOrThrow();

/**
 * Refuses to charge a card for a renewal that is not wanted any more: it was cancelled, paused or paid meanwhile, or the
 * card was removed.
 * @throws ChargeUnwantedError
 */
export const assertRenewalWanted = async (unit: UnitOfWork, paymentId: string): Promise<void> => {
  const { ordered, card_id: cardId } = await findOrdered(unit.db, paymentId);
  const subscription = await lockForRenewal(unit.db, renewalOrder.parse(ordered));
  const isWanted =
    subscription !== undefined &&
    (await isRenewedFrom(unit.db, subscription, cardId)) &&
    (await mayGoOn(unit, subscription));
  if (!isWanted) throw new ChargeUnwantedError();
};

/**
 * Notifies a fan that a renewal's card cannot be charged, once for each period and in time to fill the wallet; later the
 * wallet's own answer is told. The caller has locked the subscription. An expired card is not charged at all, so the
 * notice is the only record that it was tried.
 */
export const notifyOfRefusedCard = async (unit: UnitOfWork, subscription: SubscriptionRow): Promise<void> => {
  const { id: about, user_id: userId, performer_id: actorId } = subscription;
  const due = dueMoment(subscription);
  if (due <= new Date()) return;
  const known = await unit.db
    .selectFrom('notifications')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'subscription-card-refused')
    .where('actor_id', '=', actorId)
    .where('created_at', '>', new Date(due.getTime() - DAY_MS))
    .executeTakeFirst();
  if (known) return;
  const amount = nextPrice(subscription, due);
  await notify(unit, { userId, kind: 'subscription-card-refused', actorId, about, amount, link: '/wallet' });
};
