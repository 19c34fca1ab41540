import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { isRunning } from '../../viewing/running-subscription.ts';
import type { Plan } from '../performers/plans.ts';
import { readSettings } from '../settings/settings.service.ts';
import { agreedTerms } from './subscription-terms.ts';
import { SubscriptionTypeUnavailableError } from './subscriptions.errors.ts';
import { findOffer, findSubscriptionTo } from './subscriptions.repository.ts';
import { offerTo } from './trials.service.ts';

/**
 * What a fan would be charged for a plan now, without a coupon: the agreed price of a paused or unpaid subscription, else
 * the current offer to him. Null where nothing is charged: the plan is not offered, is free at first, or runs already.
 */
export const findPlanCharge = async (
  db: Queryable,
  { userId, performerId, plan }: { userId: string; performerId: string; plan: Plan },
): Promise<Hundredths | null> => {
  const offer = await findOffer(db, performerId);
  const existing = await findSubscriptionTo(db, userId, performerId);
  if (!offer || (existing && isRunning(existing))) return null;
  try {
    const asked = { offer, userId, performerId, isFirst: !existing, settings: await readSettings(db) };
    const { charge } = (existing && agreedTerms(existing, plan)) ?? (await offerTo(db, plan, asked));
    return charge > 0n ? charge : null;
  } catch (error) {
    if (error instanceof SubscriptionTypeUnavailableError) return null;
    throw error;
  }
};
