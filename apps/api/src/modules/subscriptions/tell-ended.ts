import type { Hundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { nameOf } from '../../viewing/author.ts';
import { notify } from '../notifications/notify.ts';
import { findOffer, type SubscriptionRow } from './subscriptions.repository.ts';

/** What is told of a subscription that has ended without its fan's doing. */
interface Ended {
  subscription: Pick<SubscriptionRow, 'id' | 'user_id' | 'performer_id'>;
  /** What came back to who is told. */
  amount?: Hundredths;
  /** The performer's, where she is gone: her row names nobody any more, and who is gone is no actor of a notice. */
  goneName?: string;
}

const PAGES = { 'subscription-ended': '/subscriptions', 'subscription-gift-ended': '/wallet' } as const;

const goneOf = (name: string) => ({ actorId: null, failure: 'gone', name }) as const;

/** Tells a fan that a subscription has ended because its performer is gone, with what came back of what he had paid. */
export const tellOfGone = (unit: UnitOfWork, ended: Required<Ended>): Promise<void> => {
  const { subscription, amount, goneName } = ended;
  const [userId, about, link] = [subscription.user_id, subscription.id, PAGES['subscription-ended']];
  return notify(unit, { kind: 'subscription-ended', userId, about, link, amount, ...goneOf(goneName) });
};

/** Tells who gave a subscription what came back of it. */
export const tellGiverOfGone = (
  unit: UnitOfWork,
  { giverId, subscription, amount, goneName }: Required<Ended> & { giverId: string },
): Promise<void> => {
  const [about, link] = [subscription.id, PAGES['subscription-gift-ended']];
  return notify(unit, { kind: 'subscription-gift-ended', userId: giverId, about, link, amount, ...goneOf(goneName) });
};

/** Tells a fan that a subscription has ended because it was not paid for. The performer is there, and so is who tells. */
export const tellOfUnpaid = (unit: UnitOfWork, { id, user_id: userId, performer_id: actorId }: SubscriptionRow) =>
  notify(unit, {
    ...{ kind: 'subscription-ended', userId, actorId, about: id, failure: 'unpaid' },
    link: PAGES['subscription-ended'],
  });

/**
 * Tells a fan that a subscription was not renewed because it cannot go on: its performer is gone, or, where she is not,
 * his own account was. Of a block nobody is told: an actor with whom there is one tells nothing.
 */
export const tellOfNoRenewal = async (unit: UnitOfWork, subscription: SubscriptionRow): Promise<void> => {
  const { id: about, user_id: userId, performer_id: actorId } = subscription;
  if ((await findOffer(unit.db, actorId)) === undefined) {
    const goneName = await nameOf(unit.db, actorId);
    return tellOfGone(unit, { subscription, amount: 0n, goneName });
  }
  return notify(unit, { kind: 'subscription-ended', userId, actorId, about, link: PAGES['subscription-ended'] });
};
