import type { Context } from '../../context.ts';
import { PLANS, priceOfPlan, type Plan } from '../performers/plans.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { changePrices } from './price-changes.repository.ts';
import { findOffer } from './subscriptions.repository.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;

/** A free trial continues as a monthly subscription. */
const typesOf = (plan: Plan): string[] => (plan === 'monthly' ? ['monthly', 'free'] : [plan]);

/**
 * Applies a performer's current prices to her subscriptions, and notifies the fans who will pay more, or were told so and
 * will not. Can be repeated.
 * When a plan is no longer offered, its subscribers keep their price.
 */
export const settlePrices = async (context: Context, performerId: string, now: Date): Promise<void> => {
  for (const plan of PLANS) while (await settleSome(context, { performerId, plan, now })) continue;
};

interface Settled {
  performerId: string;
  plan: Plan;
  now: Date;
}

/** Returns whether there may be more. */
const settleSome = (context: Context, { performerId, plan, now }: Settled): Promise<boolean> =>
  context.work(async (unit) => {
    const offer = await findOffer(unit.db, performerId);
    const price = offer && priceOfPlan(offer, plan);
    if (price === undefined || price === null) return false;
    const { subscriptionPriceNoticeDays: days } = await settingsOf(unit);
    const from = new Date(now.getTime() + days * DAY_MS);
    const changed = await changePrices(unit.db, { performerId, types: typesOf(plan), price, now, from }, BATCH);
    for (const { id, isRaised, keptFrom } of changed) {
      if (isRaised) await unit.addJob('tell-of-price', { subscriptionId: id }, { key: `price-${id}` });
      if (keptFrom) await unit.addJob('tell-of-kept-price', { subscriptionId: id, raisedFrom: keptFrom.toISOString() });
    }
    return changed.length === BATCH;
  });
