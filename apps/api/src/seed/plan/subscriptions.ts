import { SETTINGS } from '../../modules/settings/settings.defaults.ts';
import { addMonths, monthsOf, renewedType, termsOf } from '../../modules/subscriptions/subscription-terms.ts';
import { pricesOf, type Fan, type Performer } from '../build/people.ts';
import type { DemoPerformer } from '../data/types.ts';
import type { World } from '../world.ts';
import type { Movement, PlannedSubscription } from './movements.ts';

interface Wish {
  fan: Fan;
  performer: Performer;
  startedDaysAgo: number;
  isYearly?: boolean;
  isCancelled?: boolean;
}

/** An empty database has the default settings. */
const settings = {
  freeSubscriptionEnabled: SETTINGS.freeSubscriptionEnabled.value,
  freeSubscriptionDuration: SETTINGS.freeSubscriptionDuration.value,
};

/** A running subscription, begun on the performer's terms and renewed as often as its age requires. */
export const planSubscription = (world: World, wish: Wish): PlannedSubscription => {
  const { fan, performer } = wish;
  const offer = offerOf(performer.demo);
  const isYearly = wish.isYearly === true && offer.yearly_price !== null;
  const terms = termsOf(isYearly ? 'yearly' : 'monthly', offer, { isFirst: true, settings });
  const startedAt = world.daysAgo(wish.startedDaysAgo);
  const charges = terms.charge > 0n ? [startedAt] : [];
  let { type } = terms;
  let [periodStart, endsAt] = [startedAt, addMonths(startedAt, terms.months)];
  while (endsAt <= world.startedAt) {
    type = renewedType(type, terms.price);
    if (terms.price > 0n) charges.push(endsAt);
    [periodStart, endsAt] = [endsAt, addMonths(endsAt, monthsOf(type), startedAt.getUTCDate())];
  }
  const cancelledAt = wish.isCancelled ? world.between(periodStart, world.startedAt) : null;
  const id = world.newId(startedAt);
  return { id, fan, performer, type, price: terms.price, startedAt, endsAt, cancelledAt, charges };
};

const offerOf = (demo: DemoPerformer) => ({ ...pricesOf(demo), is_free_trial: demo.isFreeTrial ?? false });

export const chargesOf = ({ id, fan, performer, price, charges }: PlannedSubscription): Movement[] =>
  charges.map((at) => ({ kind: 'subscription', fan, performer, at, amount: price, subscriptionId: id }));
